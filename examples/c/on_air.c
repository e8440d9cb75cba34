/*
 * Lists the engines of a hub, fades a property, moves a camera, and prints the details of an error.
 *
 *     on_air http://10.0.0.5
 *
 * To try it on the hub simulator, run `gfxhub simulator` in another terminal.
 */
#include <gfxhub.h>
#include <stdio.h>

/* Names of the demo show; replace them by your own. */
static const char *const OPACITY = "Studio A / Mixer_0 / Opacity";
static const char *const TRACK = "Studio A / TrackedCamera_0 / Track";
static const char *const MISSING = "Evening News / Presenter / On";

static int list_engines(const gfxhub_client *hub, gfxhub_error **error) {
  gfxhub_engine_list *engines = NULL;
  size_t at;
  if (gfxhub_engines_list(hub, NULL, &engines, error) != GFXHUB_STATUS_OK) {
    return 1;
  }
  for (at = 0; at < gfxhub_engine_list_len(engines); at++) {
    /* Borrowed from the list: valid until the list is freed. */
    const gfxhub_engine *engine = gfxhub_engine_list_at(engines, at);
    printf(
        "%s is %s\n", gfxhub_engine_display_name(engine).data, gfxhub_engine_status(engine).data);
  }
  gfxhub_engine_list_free(engines);
  return 0;
}

/* Fades the property to this opacity within half a second. */
static int fade(const gfxhub_client *hub, double opacity, gfxhub_error **error) {
  gfxhub_property *property = NULL;
  gfxhub_value *value = gfxhub_value_new_double(opacity);
  gfxhub_named_update *update = gfxhub_named_update_new(value);
  gfxhub_status status;
  gfxhub_named_update_set_over(update, 0.5);
  status = gfxhub_names_set(hub, OPACITY, update, NULL, &property, error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s goes to %g\n", gfxhub_property_display_name(property).data, opacity);
  }
  gfxhub_named_update_free(update);
  gfxhub_value_free(value);
  gfxhub_property_free(property);
  return status == GFXHUB_STATUS_OK ? 0 : 1;
}

/* Moves the tracked camera. A track has many members, so it is read, changed and sent back. */
static int move_camera(const gfxhub_client *hub, double x, gfxhub_error **error) {
  gfxhub_property *camera = NULL, *moved = NULL;
  gfxhub_value *value = NULL;
  gfxhub_named_update *update = NULL;
  gfxhub_track track;
  bool done = false;
  if (gfxhub_names_get(hub, TRACK, NULL, &camera, error) == GFXHUB_STATUS_OK &&
      gfxhub_value_as_track(gfxhub_property_value(camera), &track)) {
    track.location.x = x;
    value = gfxhub_value_new_track(&track);
    update = gfxhub_named_update_new(value);
    done = gfxhub_names_set(hub, TRACK, update, NULL, &moved, error) == GFXHUB_STATUS_OK;
  }
  if (done && gfxhub_value_as_track(gfxhub_property_value(moved), &track)) {
    printf("the camera is at %g\n", track.location.x);
  }
  gfxhub_named_update_free(update);
  gfxhub_value_free(value);
  gfxhub_property_free(moved);
  gfxhub_property_free(camera);
  return done ? 0 : 1;
}

/* Presses a button that does not exist, to show the contents of an error. */
static int ask_in_vain(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  if (gfxhub_names_press(hub, MISSING, NULL, &error) != GFXHUB_STATUS_UNKNOWN_NAME) {
    gfxhub_error_free(error);
    return 1;
  }
  printf(
      "%s failed with %s: %s\n", gfxhub_error_operation(error).data,
      gfxhub_error_kind_name(error).data, gfxhub_error_detail(error).data);
  if (gfxhub_error_effect(error) == GFXHUB_EFFECT_NONE) {
    printf("nothing was changed on the hub\n");
  }
  gfxhub_error_free(error);
  return 0;
}

int main(int count, char **arguments) {
  gfxhub_client *hub = NULL;
  gfxhub_error *error = NULL;
  int failed;
  if (count != 2) {
    fprintf(stderr, "usage: on_air URL\n");
    return 2;
  }
  failed = gfxhub_client_new(arguments[1], NULL, &hub, &error) != GFXHUB_STATUS_OK;
  failed = failed || list_engines(hub, &error) || fade(hub, 0.25, &error) ||
           move_camera(hub, 12.0, &error) || ask_in_vain(hub);
  if (error != NULL) {
    /* A text for people: what was tried, what happened and what to do. */
    fprintf(stderr, "%s\n", gfxhub_error_message(error).data);
  }
  gfxhub_error_free(error);
  gfxhub_client_free(hub);
  return failed ? 1 : 0;
}
