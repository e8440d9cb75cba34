// Loads the library, sets a property in a live session of a hub that does not respond, frees
// everything, and unloads the library. The thread of the session must have ended before the
// library is unloaded. The program is not linked with the library.
//
//   live_unload LIBRARY URL
//
// Before it ends, it prints the time of the monotonic clock in nanoseconds.
#include <gfxhub.h>

#include <chrono>
#include <cstdlib>
#include <iostream>

#if defined(_WIN32)
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace {

void need(bool well, const char* what) {
  if (!well) {
    std::cerr << "live_unload: " << what << '\n';
    std::exit(3);
  }
}

class Library {
 public:
#if defined(_WIN32)
  explicit Library(const char* path) : handle_(LoadLibraryA(path)) {
    need(handle_ != nullptr, path);
  }
  bool unload() { return FreeLibrary(handle_) != 0; }
  template <class Function>
  Function* find(const char* name, Function*) {
    const auto found = reinterpret_cast<void*>(GetProcAddress(handle_, name));
    need(found != nullptr, name);
    return reinterpret_cast<Function*>(found);
  }

 private:
  HMODULE handle_;
#else
  explicit Library(const char* path) : handle_(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    need(handle_ != nullptr, path);
  }
  bool unload() { return dlclose(handle_) == 0; }
  template <class Function>
  Function* find(const char* name, Function*) {
    void* const found = dlsym(handle_, name);
    need(found != nullptr, name);
    return reinterpret_cast<Function*>(found);
  }

 private:
  void* handle_;
#endif
};

// The name is only used for its type, so nothing is linked.
#define FIND(name) library.find(#name, static_cast<decltype(name)*>(nullptr))

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "usage: live_unload LIBRARY URL\n";
    return 2;
  }
  Library library(arguments[1]);
  gfxhub_client* client = nullptr;
  gfxhub_live_session* session = nullptr;
  gfxhub_live_property* property = nullptr;
  // gfxhub_client_new is an inline function in the header, which calls this export.
  const auto make = FIND(gfxhub_client_new_abi);
  need(
      make(GFXHUB_ABI_VERSION, arguments[2], nullptr, &client, nullptr) == GFXHUB_STATUS_OK,
      "no client");
  const auto open = FIND(gfxhub_live_session_new);
  need(open(client, nullptr, &session, nullptr) == GFXHUB_STATUS_OK, "no session");
  const auto of = FIND(gfxhub_live_session_property);
  need(
      of(session, 3, "Mixer_0", "Default//Opacity/0", &property, nullptr) == GFXHUB_STATUS_OK,
      "no property");
  const auto set = FIND(gfxhub_live_property_set_number);
  for (int at = 0; at < 1000; ++at) {
    need(set(property, at / 1000.0), "a value is not accepted");
  }
  std::cout << std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1)
            << std::endl;
  FIND(gfxhub_live_property_free)(property);
  FIND(gfxhub_live_session_free)(session);
  FIND(gfxhub_client_free)(client);
  need(library.unload(), "the library is not unloaded");
  return 0;
}
