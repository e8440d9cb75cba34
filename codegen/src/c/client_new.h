/**
 * Makes a client of the hub at `base_url`, such as `http://10.0.0.5` or
 * `https://hub.example:8443/site`. Nothing is sent. `options` and `error` may be NULL. Free `*out`
 * with `gfxhub_client_free`.
 *
 * Returns `GFXHUB_STATUS_ABI_MISMATCH` if the library does not match this header.
 */
static inline gfxhub_status gfxhub_client_new(const char *base_url,
                                              const gfxhub_client_options *options,
                                              gfxhub_client **out,
                                              gfxhub_error **error) {
  return gfxhub_client_new_abi(GFXHUB_ABI_VERSION, base_url, options, out, error);
}
