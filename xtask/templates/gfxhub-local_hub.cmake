# The component local_hub: defines gfxhub::local_hub, the hub simulator, to be linked in addition to
# gfxhub::gfxhub or gfxhub::static. There is only a shared library.
if(NOT TARGET gfxhub::local_hub)
  add_library(gfxhub::local_hub SHARED IMPORTED)
  set_target_properties(gfxhub::local_hub PROPERTIES
    IMPORTED_LOCATION "${_gfxhub_prefix}/@SHARED@"
    INTERFACE_INCLUDE_DIRECTORIES "${_gfxhub_prefix}/include")
  set(_gfxhub_import "@IMPORT@")
  if(_gfxhub_import)
    set_target_properties(gfxhub::local_hub PROPERTIES
      IMPORTED_IMPLIB "${_gfxhub_prefix}/${_gfxhub_import}")
  else()
    set_target_properties(gfxhub::local_hub PROPERTIES IMPORTED_SONAME "@SONAME@")
  endif()
  unset(_gfxhub_import)
endif()
