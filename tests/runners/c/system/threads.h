/* Threads and time, the same on every system. */

#ifndef THREADS_H
#define THREADS_H

typedef struct thread thread;

/* Starts a thread that runs this; the program ends if it cannot. */
thread *thread_start(void (*run)(void *with), void *with);
/* Waits for its end and frees it. */
void thread_join(thread *running);

/* Returns the milliseconds since some moment; the clock never goes back. */
double now_ms(void);
void pause_ms(unsigned milliseconds);

#endif /* THREADS_H */
