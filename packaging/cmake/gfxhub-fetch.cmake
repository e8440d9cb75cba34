# include(gfxhub-fetch.cmake) fetches the archive of this platform, checks its hash, and defines the
# targets gfxhub::gfxhub, gfxhub::static and gfxhub::local_hub.
include_guard(GLOBAL)
include(FetchContent)

@ARCHIVES@

set(_gfxhub_processor "${CMAKE_SYSTEM_PROCESSOR}")
if(_gfxhub_processor MATCHES "^(AMD64|x86_64|x64)$")
  set(_gfxhub_processor x86_64)
elseif(_gfxhub_processor MATCHES "^(arm64|ARM64|aarch64)$")
  set(_gfxhub_processor aarch64)
endif()
if(MINGW)
  set(_gfxhub_platform "${_gfxhub_processor}-pc-windows-gnu")
elseif(WIN32)
  set(_gfxhub_platform "${_gfxhub_processor}-pc-windows-msvc")
elseif(APPLE)
  set(_gfxhub_platform "${_gfxhub_processor}-apple-darwin")
else()
  set(_gfxhub_platform "${_gfxhub_processor}-unknown-linux-gnu")
endif()
if(NOT DEFINED _gfxhub_url_${_gfxhub_platform})
  message(FATAL_ERROR "gfxhub has no archive for ${_gfxhub_platform}")
endif()
# Unpacked files get the time of unpacking, as CMake recommends, so that builds notice a new
# archive.
if(POLICY CMP0135)
  cmake_policy(SET CMP0135 NEW)
endif()
FetchContent_Declare(gfxhub
  URL "${_gfxhub_url_${_gfxhub_platform}}"
  URL_HASH "SHA256=${_gfxhub_sha256_${_gfxhub_platform}}")
FetchContent_MakeAvailable(gfxhub)
