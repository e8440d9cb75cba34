# Fails if FILE contains a unique symbol (type `u`). The dynamic linker shares such a symbol among
# all plugins of a process, so that plugins which contain it cannot be unloaded.
execute_process(COMMAND "${NM}" -C "${FILE}" OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]* u [^\n]*" unique "${symbols}")
if(unique)
  list(JOIN unique "\n  " unique)
  message(FATAL_ERROR "${FILE} has unique symbols:\n  ${unique}")
endif()
