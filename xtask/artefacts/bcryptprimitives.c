/*
 * Replaces a library of Windows that older versions of Wine lack. Rust programs take random numbers
 * from its one documented function. For the test only.
 */

#include <windows.h>

/* Random bytes by the name that every version has; documented as RtlGenRandom. */
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
