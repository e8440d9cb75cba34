// Calls while a process ends: in the destructors of static and thread_local objects, in functions
// registered with atexit and, on systems that have them, in the destructors of thread-specific
// keys. Each object is in a thread that has used the library, and is created either before or after
// the thread's first use.
//
//   ends URL [CA]   URL of a hub that runs longer than this program and counts requests by
//                   X-Request-Id; certificate of the authority if the hub uses TLS
//
// The exit code is 0 if every call succeeded. The caller checks that every place was reached.
#include <cstdlib>
#include <gfxhub.hpp>
#include <iostream>
#include <optional>
#include <string>
#include <thread>

#if !defined(_WIN32)
#include <pthread.h>
#endif

namespace {

[[noreturn]] void fail(const char* place, gfxhub_status status, gfxhub_error* error) {
  std::cerr << "ends: " << place << ": status " << status << ": "
            << gfxhub_error_message(error).data << std::endl;
  // Continuing the exit would hide this failure.
  std::_Exit(1);
}

std::string url;
const char* authority = nullptr;

gfxhub_client* client_for(const char* place) {
  gfxhub_client_options* options = gfxhub_client_options_new();
  gfxhub_client* client = nullptr;
  gfxhub_error* error = nullptr;
  gfxhub_client_options_set_header(options, "X-Request-Id", place);
  if (authority != nullptr) gfxhub_client_options_set_ca_file(options, authority);
  const gfxhub_status status = gfxhub_client_new(url.c_str(), options, &client, &error);
  if (status != GFXHUB_STATUS_OK) fail(place, status, error);
  gfxhub_client_options_free(options);
  return client;
}

void read(const gfxhub_client* client, const char* place) {
  gfxhub_engine* engine = nullptr;
  gfxhub_error* error = nullptr;
  const gfxhub_status status = gfxhub_engines_get(client, 3, nullptr, &engine, &error);
  if (status != GFXHUB_STATUS_OK) fail(place, status, error);
  gfxhub_engine_free(engine);
}

/// A place that is reached while a process ends. `begin` reads an engine. `end` takes the graphic
/// off air and reads the engine again. These are three requests and one effect.
class Place {
 public:
  explicit Place(const char* name) : name_(name) {}

  /// Makes the first read, which may be the first use of the library in its thread.
  void begin() {
    client_ = client_for(name_);
    read(client_, name_);
  }

  void end() {
    if (client_ == nullptr) return;
    gfxhub_error* error = nullptr;
    const gfxhub_status status =
        gfxhub_playout_trigger_button(client_, 1, 2, "out", nullptr, &error);
    if (status != GFXHUB_STATUS_OK) fail(name_, status, error);
    // This read uses the connection that the first read left open.
    read(client_, name_);
    gfxhub_client_free(client_);
    client_ = nullptr;
  }

 private:
  const char* name_;
  gfxhub_client* client_ = nullptr;
};

struct AtEnd : Place {
  using Place::Place;
  AtEnd(const AtEnd&) = delete;
  AtEnd& operator=(const AtEnd&) = delete;
  ~AtEnd() { end(); }
};

/// A place like `AtEnd` that uses the C++ binding.
struct Wrapped {
  std::optional<gfxhub::Client> hub;

  void begin() {
    gfxhub::ClientOptions options;
    options.headers = {{"X-Request-Id", "static-cpp"}};
    if (authority != nullptr) options.ca_file = authority;
    hub.emplace(url, options);
    hub->engines().get(3);
  }

  ~Wrapped() {
    if (!hub) return;
    try {
      hub->playout().trigger_button(1, 2, "out");
      hub->engines().get(3);
    } catch (const gfxhub::Error& error) {
      std::cerr << "ends: static-cpp: " << error.what() << std::endl;
      std::_Exit(1);
    }
  }
};

AtEnd static_first("static-first");
Wrapped wrapped;
Place atexit_first("atexit-first"), atexit_last("atexit-last");

/// Creates the thread_local objects of a thread. One is created before the thread has used the
/// library and is therefore destroyed last; the other is created afterwards.
void use_thread_locals(const char* first, const char* last) {
  thread_local AtEnd made_first(first);
  // Taking the address creates the object without using the library.
  AtEnd* const made = &made_first;
  made->begin();
  thread_local AtEnd made_last(last);
  made_last.begin();
}

#if !defined(_WIN32)
extern "C" void end_of_key(void* place) { static_cast<Place*>(place)->end(); }

void keep_by_key(Place& place) {
  pthread_key_t key;
  if (pthread_key_create(&key, end_of_key) != 0 || pthread_setspecific(key, &place) != 0) {
    std::cerr << "ends: no key" << std::endl;
    std::_Exit(3);
  }
}

Place key_first("key-first"), key_last("key-last");

void use_keys() {
  keep_by_key(key_first);
  key_first.begin();
  key_last.begin();
  keep_by_key(key_last);
}
#endif

}  // namespace

int main(int count, char** arguments) {
  if (count != 2 && count != 3) {
    std::cerr << "usage: ends URL [CA]\n";
    return 2;
  }
  if (count == 3) authority = arguments[2];
  url = arguments[1];
#if !defined(_WIN32)
  // This thread is the first that uses the library, so that its first key precedes those of the
  // library.
  std::thread(use_keys).join();
#endif
  std::atexit([] { atexit_first.end(); });
  use_thread_locals("thread-local-main-first", "thread-local-main-last");
  std::thread(use_thread_locals, "thread-local-joined-first", "thread-local-joined-last").join();
  static_first.begin();
  wrapped.begin();
  atexit_first.begin();
  atexit_last.begin();
  std::atexit([] { atexit_last.end(); });
  static AtEnd static_last("static-last");
  static_last.begin();
  return 0;
}
