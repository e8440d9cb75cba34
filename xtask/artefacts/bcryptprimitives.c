/* Replaces bcryptprimitives.dll, a library of Windows that older versions of Wine lack. Rust
 * programs get random numbers from its only documented function. Used by the tests only. */

#include <windows.h>

/* Returns random bytes. Every version of Windows has it under this name; it is documented as
 * RtlGenRandom. */
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) {
  while (length > 0) {
    const ULONG part = length > 0x10000000 ? 0x10000000 : (ULONG)length;
    if (!SystemFunction036(data, part)) {
      return FALSE;
    }
    data += part;
    length -= part;
  }
  return TRUE;
}
