/* The functions that the plugin offers to a graphics program. */
#ifndef FADER_H
#define FADER_H

#if defined(_WIN32) && defined(FADER_BUILD)
#define FADER_API __declspec(dllexport)
#elif defined(_WIN32)
#define FADER_API __declspec(dllimport)
#else
#define FADER_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The results of all values. Each value in `set` is counted in exactly one of the next four
 * members.
 */
typedef struct fader_report {
  /* Properties that were moved. */
  unsigned long long properties;
  /* Values that were set in frames. */
  unsigned long long set;
  /* Values that the hub acknowledged. */
  unsigned long long delivered;
  /* Values that a newer one replaced before they were sent. */
  unsigned long long superseded;
  /* Values that the hub refused. */
  unsigned long long failed;
  /* Values that were not sent when the plugin ended. */
  unsigned long long dropped;
  /* Number of times that the watch has looked at the engines. */
  unsigned long long looks;
} fader_report;

/*
 * Starts the plugin for a hub and waits for the hub. Returns 0 on failure; the reason is on stderr.
 * `record` is the file in which what is sent is recorded, with the process id added to its name;
 * NULL for none.
 */
FADER_API int fader_start(const char *hub_url, const char *record);
/*
 * To be called in each frame, on the render thread, with the seconds since the start. Never waits.
 */
FADER_API void fader_frame(double seconds);
/*
 * Prints what has changed at the engines since the last call. Any thread may call it. Never
 * waits.
 */
FADER_API void fader_news(void);
/*
 * Presses a button; any thread may call it. The path is the names of rundown, item and button, as
 * in `Evening News / Presenter / In`. Never waits; prints failures to stderr.
 */
FADER_API void fader_press(const char *path);
/* Waits until the last values have arrived, for 5 seconds at most, ends the plugin, and reports.
 * Buttons still waiting to be pressed are not pressed. */
FADER_API fader_report fader_stop(void);

#ifdef __cplusplus
}
#endif

#endif
