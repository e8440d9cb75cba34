/* Threads and time, with the same functions on every system. */

#ifndef THREADS_H
#define THREADS_H

typedef struct thread thread;

/* Starts a thread that calls `run`. Ends the program if it cannot. */
thread *thread_start(void (*run)(void *with), void *with);
/* Waits until the thread has ended, and frees it. */
void thread_join(thread *running);

/* Returns the milliseconds since a fixed moment. The clock never goes back. */
double now_ms(void);
void pause_ms(unsigned milliseconds);

#endif /* THREADS_H */
