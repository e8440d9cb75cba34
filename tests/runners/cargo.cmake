# The files that cargo builds. The targets of the library are gfxhub::shared and gfxhub::static, and
# gfxhub::panicking for exports that can be made to panic. Those of the hub simulator are
# gfxhub::local_hub and gfxhub::local_hub_panicking. Cargo also builds the conformance server and
# writes the generated sources. Each build calls cargo, which knows what is up to date.

find_program(CARGO cargo REQUIRED)
set(GFXHUB_TARGET "${root}/target" CACHE PATH "Cargo's target folder")
# `cargo xtask test` sets these variables after it has built the server and the sources.
set(GFXHUB_CONFORMANCE_SERVER "$ENV{GFXHUB_CONFORMANCE_SERVER}")
set(GFXHUB_GENERATED "$ENV{GFXHUB_GENERATED}")
# Removes the flags of make, which shares its jobs only with programs that it recognises, and makes
# others print warnings.
set(environment ${CMAKE_COMMAND} -E env --unset=MAKEFLAGS --unset=MFLAGS)
set(cargo_build ${environment} ${CARGO} build --locked --target-dir "${GFXHUB_TARGET}")

if(GFXHUB_CONFORMANCE_SERVER)
  add_custom_target(gfxhub-conformance)
else()
  set(GFXHUB_CONFORMANCE_SERVER "${GFXHUB_TARGET}/debug/gfxhub-conformance${CMAKE_EXECUTABLE_SUFFIX}")
  add_custom_target(gfxhub-conformance WORKING_DIRECTORY "${root}" VERBATIM
    COMMAND ${cargo_build} --package gfxhub-tests --bin gfxhub-conformance)
endif()

# CMake needs the names of the generated sources when it configures.
if(NOT GFXHUB_GENERATED)
  set(GFXHUB_GENERATED "${GFXHUB_TARGET}/generated")
  execute_process(WORKING_DIRECTORY "${root}" COMMAND_ERROR_IS_FATAL ANY
    COMMAND ${CARGO} run --quiet --locked --target-dir "${GFXHUB_TARGET}"
      --package gfxhub-codegen -- --tests "${GFXHUB_GENERATED}")
endif()

# System libraries with which a program that uses the static library must be linked.
if(WIN32)
  set(system_libraries ws2_32 bcrypt advapi32 userenv ntdll kernel32 dbghelp)
elseif(APPLE)
  set(system_libraries iconv m "-framework CoreFoundation" "-framework Security")
elseif(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  set(system_libraries gcc_s util rt pthread m dl)
else()
  set(system_libraries pthread m)
endif()

# Declares a library that the target MAKER builds.
function(imported name kind maker file)
  add_library(${name} ${kind} IMPORTED)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION "${file}")
  target_include_directories(${name} INTERFACE "${root}/include")
  add_dependencies(${name} ${maker})
endfunction()

# Sets the name that cargo gives a library, the name that the loader looks for, and the names that
# cargo gives the other files of the library.
function(names stem)
  set(import)
  if(WIN32)
    set(shared ${stem}.dll)
    set(loaded "${shared}")
    set(archive lib${stem}.a)
    set(import lib${stem}.dll.a)
    if(MSVC)
      set(archive ${stem}.lib)
      set(import ${stem}.dll.lib)
    endif()
  elseif(APPLE)
    set(shared lib${stem}.dylib)
    set(loaded lib${stem}.${PROJECT_VERSION_MAJOR}.dylib)
    set(archive lib${stem}.a)
  else()
    set(shared lib${stem}.so)
    set(loaded lib${stem}.so.${PROJECT_VERSION_MAJOR})
    set(archive lib${stem}.a)
  endif()
  foreach(name shared loaded archive import)
    set(${name} "${${name}}" PARENT_SCOPE)
  endforeach()
endfunction()

# Declares the library of a package as the imported target NAME, which the target MAKER builds;
# further arguments are passed to cargo. The libraries are built and copied one after the other,
# because a build with other features replaces the files of the previous one.
function(library name maker package stem folder)
  names(${stem})
  set(place "${CMAKE_BINARY_DIR}/${folder}")
  set(files "${shared}" "${loaded}")
  if(package STREQUAL "gfxhub-c")
    list(APPEND files "${archive}" "${archive}")
  endif()
  if(import)
    list(APPEND files "${import}" "${import}")
  endif()
  set(copies)
  set(made)
  while(files)
    list(POP_FRONT files from to)
    list(APPEND made "${place}/${to}")
    list(APPEND copies
      COMMAND ${CMAKE_COMMAND} -E copy_if_different "${GFXHUB_TARGET}/debug/${from}" "${place}/${to}")
  endwhile()
  add_custom_target(${maker} WORKING_DIRECTORY "${root}" VERBATIM BYPRODUCTS ${made}
    COMMAND ${cargo_build} --package ${package} --lib ${ARGN}
    COMMAND ${CMAKE_COMMAND} -E make_directory "${place}"
    ${copies})
  imported(${name} SHARED ${maker} "${place}/${loaded}")
  if(import)
    set_target_properties(${name} PROPERTIES IMPORTED_IMPLIB "${place}/${import}")
  endif()
endfunction()

# The hub simulator is only a shared library, and is never instrumented, because it is only what the
# tests connect to.
library(gfxhub::local_hub gfxhub-local-hub gfxhub-c-local-hub gfxhub_local_hub bin)
library(gfxhub::local_hub_panicking gfxhub-local-hub-panicking gfxhub-c-local-hub gfxhub_local_hub
  bin/panicking --features panic-injection)
add_dependencies(gfxhub-local-hub-panicking gfxhub-local-hub)

if(GFXHUB_SANITIZER)
  # The nightly compiler builds the library in a separate folder. It is linked as on Linux.
  set(triple x86_64-unknown-linux-gnu)
  string(SUBSTRING "${GFXHUB_SANITIZER}" 0 1 letter)
  set(folder "${GFXHUB_TARGET}/${letter}san")
  set(archive "${folder}/${triple}/debug/libgfxhub.a")
  # Removes the variables of the toolchain that started this build, because another toolchain is
  # used.
  set(clean ${environment} --unset=CARGO --unset=RUSTC --unset=RUSTDOC
    --unset=RUSTUP_TOOLCHAIN --unset=RUST_RECURSION_COUNT)
  set(features --features panic-injection)
  if(GFXHUB_SANITIZER STREQUAL "thread")
    # Rust's standard library is instrumented too, because otherwise the sanitizer does not see that
    # its locks and channels order threads. Rust's instrumentation also calls more functions than
    # most C compilers define.
    list(APPEND features -Zbuild-std)
    execute_process(COMMAND ${clean} rustup run nightly rustc --print sysroot
      OUTPUT_VARIABLE sysroot OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(runtime "${sysroot}/lib/rustlib/${triple}/lib/librustc-nightly_rt.tsan.a")
    set(system_libraries "-Wl,--whole-archive,${runtime},--no-whole-archive" ${system_libraries} stdc++ c gcc)
    add_link_options(-nodefaultlibs)
  endif()
  add_compile_options(-fsanitize=${GFXHUB_SANITIZER})
  add_link_options(-fsanitize=${GFXHUB_SANITIZER})
  add_custom_target(gfxhub-library WORKING_DIRECTORY "${root}" VERBATIM BYPRODUCTS "${archive}"
    COMMAND ${clean} RUSTFLAGS=-Zsanitizer=${GFXHUB_SANITIZER} rustup run nightly
      cargo build --locked --target-dir "${folder}" --package gfxhub-c --lib --target ${triple} ${features})
  foreach(name shared panicking)
    imported(gfxhub::${name} STATIC gfxhub-library "${archive}")
    target_link_libraries(gfxhub::${name} INTERFACE ${system_libraries})
  endforeach()
  return()
endif()

library(gfxhub::shared gfxhub-library gfxhub-c gfxhub bin)
library(gfxhub::panicking gfxhub-panicking gfxhub-c gfxhub bin/panicking --features panic-injection)
add_dependencies(gfxhub-panicking gfxhub-library)

names(gfxhub)
imported(gfxhub::static STATIC gfxhub-library "${CMAKE_BINARY_DIR}/bin/${archive}")
target_link_libraries(gfxhub::static INTERFACE ${system_libraries})
