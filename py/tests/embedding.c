/*
 * A program that embeds Python and imports gfxhub after each Py_Initialize, or in a subinterpreter.
 */
#include <Python.h>
#include <string.h>

static const char *const import =
    "import sys\n"
    "try:\n"
    "    import gfxhub\n"
    "    with gfxhub.LocalHub() as hub, gfxhub.Client(hub.url) as client:\n"
    "        print(len(client.engines.list()) > 0)\n"
    "except ImportError as error:\n"
    "    print(error)\n"
    "sys.stdout.flush()\n";

int main(int argc, char **argv) {
  int failed = 0;
  const int within = argc > 1 && strcmp(argv[1], "subinterpreter") == 0;
  Py_Initialize();
  failed |= PyRun_SimpleString(import);
  if (within) {
    PyThreadState *first = PyThreadState_Get();
    PyThreadState *second = Py_NewInterpreter();
    failed |= PyRun_SimpleString(import);
    Py_EndInterpreter(second);
    PyThreadState_Swap(first);
    /* The first interpreter can still use gfxhub. */
    failed |= PyRun_SimpleString(import);
    return Py_FinalizeEx() | failed;
  }
  failed |= Py_FinalizeEx();
  for (int round = 0; round < 2; round++) {
    Py_Initialize();
    failed |= PyRun_SimpleString(import);
    failed |= Py_FinalizeEx();
  }
  return failed;
}
