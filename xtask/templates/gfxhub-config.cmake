# find_package(gfxhub) defines two targets: gfxhub::gfxhub, the shared library, and gfxhub::static.
# This file contains no absolute paths, so it can be moved.
# find_package(gfxhub COMPONENTS local_hub) also defines gfxhub::local_hub, the hub simulator for
# tests, if it was installed (`cargo xtask install --with-local-hub`).
foreach(_gfxhub_component IN LISTS gfxhub_FIND_COMPONENTS)
  set(gfxhub_${_gfxhub_component}_FOUND FALSE)
  if(_gfxhub_component STREQUAL "local_hub" AND EXISTS "${CMAKE_CURRENT_LIST_DIR}/gfxhub-local_hub.cmake")
    set(gfxhub_local_hub_FOUND TRUE)
  elseif(gfxhub_FIND_REQUIRED_${_gfxhub_component})
    set(gfxhub_FOUND FALSE)
    set(gfxhub_NOT_FOUND_MESSAGE
      "gfxhub has no component ${_gfxhub_component} here. The component local_hub exists if it was installed with --with-local-hub")
    unset(_gfxhub_component)
    return()
  endif()
endforeach()
unset(_gfxhub_component)
get_filename_component(_gfxhub_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

if(NOT TARGET gfxhub::gfxhub)
  add_library(gfxhub::gfxhub SHARED IMPORTED)
  set_target_properties(gfxhub::gfxhub PROPERTIES
    IMPORTED_LOCATION "${_gfxhub_prefix}/@SHARED@"
    INTERFACE_INCLUDE_DIRECTORIES "${_gfxhub_prefix}/include")
  set(_gfxhub_import "@IMPORT@")
  if(_gfxhub_import)
    set_target_properties(gfxhub::gfxhub PROPERTIES
      IMPORTED_IMPLIB "${_gfxhub_prefix}/${_gfxhub_import}")
  else()
    set_target_properties(gfxhub::gfxhub PROPERTIES IMPORTED_SONAME "@SONAME@")
  endif()
  unset(_gfxhub_import)
endif()

if(NOT TARGET gfxhub::static)
  add_library(gfxhub::static STATIC IMPORTED)
  set_target_properties(gfxhub::static PROPERTIES
    IMPORTED_LOCATION "${_gfxhub_prefix}/@ARCHIVE@"
    INTERFACE_INCLUDE_DIRECTORIES "${_gfxhub_prefix}/include"
    INTERFACE_LINK_LIBRARIES "@PRIVATE_LIBRARIES@")
endif()

# gfxhub.hpp needs C++17. A project that uses only C has no C++ features.
get_property(_gfxhub_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
if("CXX" IN_LIST _gfxhub_languages)
  set_target_properties(gfxhub::gfxhub gfxhub::static PROPERTIES
    INTERFACE_COMPILE_FEATURES cxx_std_17)
endif()
unset(_gfxhub_languages)

if("local_hub" IN_LIST gfxhub_FIND_COMPONENTS AND gfxhub_local_hub_FOUND)
  include("${CMAKE_CURRENT_LIST_DIR}/gfxhub-local_hub.cmake")
endif()
unset(_gfxhub_prefix)
