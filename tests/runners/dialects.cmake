# Tests the headers in every dialect with every installed compiler; each combination is a test. A
# warning is an error.

# Returns the installed compilers of a language, or the one that CMake has found if there is no
# other.
function(compilers language found)
  set(programs)
  foreach(name IN LISTS ARGN)
    find_program(${name} ${name})
    mark_as_advanced(${name})
    if(${name} AND NOT MSVC)
      list(APPEND programs ${name})
    endif()
  endforeach()
  if(NOT programs)
    set(programs CMAKE_${language}_COMPILER)
  endif()
  set(${found} ${programs} PARENT_SCOPE)
endfunction()

# Adds a test that COMPILER accepts FILE in a dialect; further arguments are passed to the compiler.
function(dialect label compiler standard file way)
  get_filename_component(name "${${compiler}}" NAME_WE)
  get_filename_component(header "${file}" NAME)
  set(words ${warnings} -std=${standard} -fsyntax-only)
  if(MSVC)
    # Microsoft's compiler has no options for these older standards.
    if(standard MATCHES "^(c99|c[+][+]11)$")
      return()
    endif()
    # Older compilers have no option for C++23.
    string(REPLACE c++2b c++latest standard "${standard}")
    set(words /nologo ${warnings} /std:${standard} /Zs)
  endif()
  test("${header}-${standard}-${name}-${way}" "${label};dialects" "${${compiler}}" ${words} ${ARGN}
    "-I${root}/include" "${file}")
endfunction()

compilers(C c_compilers gcc clang)
compilers(CXX cxx_compilers g++ clang++)

foreach(way gfxhub gfxhub_local_hub)
  # The header that must compile alone.
  set(words "-DHEADER=<${way}.h>")
  foreach(compiler IN LISTS c_compilers)
    foreach(standard c99 c11 c17)
      dialect(api ${compiler} ${standard} "${c}/header/header.c" ${way} ${words})
    endforeach()
  endforeach()
  foreach(compiler IN LISTS cxx_compilers)
    foreach(standard c++11 c++17 c++20 c++2b)
      dialect(api ${compiler} ${standard} "${c}/header/header.cpp" ${way} ${words})
    endforeach()
  endforeach()
endforeach()

# The C++ headers, with the warnings that strict projects enable.
if(NOT MSVC)
  set(careful -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wnon-virtual-dtor)
endif()
foreach(way throwing bare)
  set(words ${careful})
  if(way STREQUAL "bare")
    if(MSVC)
      continue()
    endif()
    list(APPEND words -fno-exceptions)
  endif()
  foreach(compiler IN LISTS cxx_compilers)
    foreach(standard c++17 c++20 c++2b)
      foreach(file twice macros forward)
        dialect(cpp ${compiler} ${standard} "${cpp}/header/${file}.cpp" ${way} ${words})
      endforeach()
    endforeach()
    # With the extensions of GNU, integers of 128 bits are arithmetic types.
    if(NOT MSVC)
      dialect(cpp ${compiler} gnu++17 "${cpp}/header/twice.cpp" ${way} ${words})
    endif()
  endforeach()
endforeach()
