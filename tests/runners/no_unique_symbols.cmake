# Fails if FILE has a unique symbol: the dynamic linker shares it among all plugins of a process, and
# keeps each plugin that has it mapped.
execute_process(COMMAND "${NM}" -C "${FILE}" OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]* u [^\n]*" unique "${symbols}")
if(unique)
  list(JOIN unique "\n  " unique)
  message(FATAL_ERROR "${FILE} has unique symbols:\n  ${unique}")
endif()
