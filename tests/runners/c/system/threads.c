/* Threads and time, with the same functions on every system. */

#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#endif

#include "threads.h"

#include <stdio.h>
#include <stdlib.h>

#if defined(_WIN32)
#include <windows.h>
#else
#include <pthread.h>
#include <time.h>
#endif

struct thread {
  void (*run)(void *with);
  void *with;
#if defined(_WIN32)
  HANDLE handle;
#else
  pthread_t handle;
#endif
};

#if defined(_WIN32)
static DWORD WINAPI begin(void *given) {
  thread *self = given;
  self->run(self->with);
  return 0;
}
#else
static void *begin(void *given) {
  thread *self = given;
  self->run(self->with);
  return NULL;
}
#endif

thread *thread_start(void (*run)(void *with), void *with) {
  thread *made = calloc(1, sizeof *made);
  int began = 0;
  if (made != NULL) {
    made->run = run;
    made->with = with;
#if defined(_WIN32)
    made->handle = CreateThread(NULL, 0, begin, made, 0, NULL);
    began = made->handle != NULL;
#else
    began = pthread_create(&made->handle, NULL, begin, made) == 0;
#endif
  }
  if (!began) {
    fprintf(stderr, "a thread cannot be started\n");
    exit(3);
  }
  return made;
}

void thread_join(thread *running) {
#if defined(_WIN32)
  WaitForSingleObject(running->handle, INFINITE);
  CloseHandle(running->handle);
#else
  pthread_join(running->handle, NULL);
#endif
  free(running);
}

double now_ms(void) {
#if defined(_WIN32)
  LARGE_INTEGER ticks, second;
  QueryPerformanceCounter(&ticks);
  QueryPerformanceFrequency(&second);
  return (double)ticks.QuadPart * 1e3 / (double)second.QuadPart;
#else
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
#endif
}

void pause_ms(unsigned milliseconds) {
#if defined(_WIN32)
  Sleep(milliseconds);
#else
  struct timespec time;
  time.tv_sec = milliseconds / 1000;
  time.tv_nsec = (long)(milliseconds % 1000) * 1000000;
  nanosleep(&time, NULL);
#endif
}
