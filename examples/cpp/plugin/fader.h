/* What a graphics program calls of the plugin. */
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

/* What became of the values. */
typedef struct fader_report {
  /* Values that the frames gave. */
  unsigned long long given;
  /* Values that the hub has taken. */
  unsigned long long sent;
  /* Calls that failed. */
  unsigned long long failed;
} fader_report;

/* Starts the plugin for a hub; 0 where that makes no sense, which it has told on stderr then. */
FADER_API int fader_start(const char *hub_url);
/* Called in each frame, on the render thread, with the seconds since the start. Never waits. */
FADER_API void fader_frame(double seconds);
/* Sends what is still to be sent, ends the plugin's thread, and reports. */
FADER_API fader_report fader_stop(void);

#ifdef __cplusplus
}
#endif

#endif
