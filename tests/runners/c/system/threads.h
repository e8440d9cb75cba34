/* Threads and time, the same on every system. */

#ifndef THREADS_H
#define THREADS_H

typedef struct thread thread;

/* A thread that runs this; the program ends where there can be none. */
thread *thread_start(void (*run)(void *with), void *with);
/* Waits for its end and frees it. */
void thread_join(thread *running);

/* Milliseconds from some moment on, which never go back. */
double now_ms(void);
void pause_ms(unsigned milliseconds);

#endif /* THREADS_H */
