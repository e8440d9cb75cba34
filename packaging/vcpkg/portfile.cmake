# Fetches the archive of the platform and checks its hash. Nothing is built.
set(VCPKG_POLICY_MISMATCHED_NUMBER_OF_BINARIES enabled)
set(VCPKG_POLICY_DLLS_IN_STATIC_LIBRARY enabled)
set(VCPKG_POLICY_ALLOW_EXES_IN_BIN enabled)

@ARCHIVES@

if(VCPKG_TARGET_ARCHITECTURE STREQUAL "x64")
  set(processor x86_64)
else()
  set(processor aarch64)
endif()
if(VCPKG_TARGET_IS_MINGW)
  set(platform "${processor}-pc-windows-gnu")
elseif(VCPKG_TARGET_IS_WINDOWS)
  set(platform "${processor}-pc-windows-msvc")
elseif(VCPKG_TARGET_IS_OSX)
  set(platform "${processor}-apple-darwin")
else()
  set(platform "${processor}-unknown-linux-gnu")
endif()
if(NOT DEFINED url_${platform})
  message(FATAL_ERROR "gfxhub has no archive for ${platform}")
endif()

get_filename_component(name "${url_${platform}}" NAME)
vcpkg_download_distfile(archive
  URLS "${url_${platform}}"
  FILENAME "${name}"
  SHA512 "${sha512_${platform}}")
vcpkg_extract_source_archive(source ARCHIVE "${archive}")

file(INSTALL "${source}/include/" DESTINATION "${CURRENT_PACKAGES_DIR}/include")
file(INSTALL "${source}/lib/" DESTINATION "${CURRENT_PACKAGES_DIR}/lib")
if(EXISTS "${source}/bin")
  file(INSTALL "${source}/bin/" DESTINATION "${CURRENT_PACKAGES_DIR}/bin")
endif()
# vcpkg looks for CMake packages in the folder share, one level higher.
file(RENAME "${CURRENT_PACKAGES_DIR}/lib/cmake/gfxhub" "${CURRENT_PACKAGES_DIR}/share/gfxhub")
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/lib/cmake")
vcpkg_replace_string("${CURRENT_PACKAGES_DIR}/share/gfxhub/gfxhub-config.cmake" "/../../.." "/../..")
# Debug and release builds use the same libraries.
if(NOT VCPKG_BUILD_TYPE)
  file(COPY "${CURRENT_PACKAGES_DIR}/lib" DESTINATION "${CURRENT_PACKAGES_DIR}/debug")
  if(EXISTS "${CURRENT_PACKAGES_DIR}/bin")
    file(COPY "${CURRENT_PACKAGES_DIR}/bin" DESTINATION "${CURRENT_PACKAGES_DIR}/debug")
  endif()
endif()
vcpkg_fixup_pkgconfig()
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST
  "${source}/share/doc/gfxhub/LICENSE-MIT"
  "${source}/share/doc/gfxhub/LICENSE-APACHE"
  "${source}/share/doc/gfxhub/THIRD-PARTY-NOTICES.txt")
