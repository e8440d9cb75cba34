/**
 * Makes a client of the hub at this address, `http://10.0.0.5` or `https://hub.example:8443/site`.
 * Nothing is sent. `options` may be NULL, `error` too. `*out` is to be freed with
 * `gfxhub_client_free`.
 *
 * `GFXHUB_STATUS_ABI_MISMATCH` where the library is not the one that this header belongs to.
 */
static inline gfxhub_status gfxhub_client_new(const char *base_url,
                                              const gfxhub_client_options *options,
                                              gfxhub_client **out,
                                              gfxhub_error **error) {
  return gfxhub_client_new_abi(GFXHUB_ABI_VERSION, base_url, options, out, error);
}
