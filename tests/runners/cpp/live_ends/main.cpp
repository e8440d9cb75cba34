// A process or a thread ends while values of a live session wait for a hub that does not respond.
// Nothing may delay the end, and nothing may crash.
//
//   live_ends UNLOADING LIBRARY   runs itself once for each way to end, and runs UNLOADING with
//                                 LIBRARY
//   live_ends WAY URL
//
// With WAY, it prints the time of the monotonic clock in nanoseconds just before the end.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <gfxhub.hpp>
#include <gfxhub/live.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#if defined(_WIN32)
#define popen _popen
#define pclose _pclose
#else
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace {

using Clock = std::chrono::steady_clock;

// The documented limit is 100 ms, but on a busy machine a process takes longer to start and to end.
constexpr std::chrono::milliseconds limit(1000);

void need(bool well, const char* what) {
  if (!well) {
    std::cerr << "live_ends: " << what << std::endl;
    std::_Exit(3);
  }
}

/// A live session with values that wait.
struct Session {
  gfxhub::Client hub;
  gfxhub::LiveSession live;
  gfxhub::LiveProperty opacity;

  explicit Session(const std::string& url)
      : hub(url), live(hub.live()), opacity(live.property(3, "Mixer_0", "Default//Opacity/0")) {
    for (int at = 0; at < 1000; ++at) {
      need(opacity.set(at / 1000.0), "a value is not accepted");
    }
  }
};

void ends_now() {
  std::cout << Clock::now().time_since_epoch() / std::chrono::nanoseconds(1) << std::endl;
}

std::unique_ptr<Session> global;

/// Ends this process in the way with this name.
void end(const std::string& way, const std::string& url) {
  auto session = std::make_unique<Session>(url);
  if (way == "never-freed") {
    // main returns while the session sends values.
    session.release();
  } else if (way == "freed") {
    ends_now();
    session.reset();
    return;
  } else if (way == "static") {
    global = std::move(session);
  } else if (way == "atexit") {
    static Session* held = session.release();
    std::atexit([] { delete held; });
  } else if (way == "thread-local") {
    thread_local std::unique_ptr<Session> held;
    held = std::move(session);
  } else if (way == "other-thread") {
    // Another thread still sets values when the process ends.
    std::thread([held = session.release()] {
      for (double value = 0;; value = value < 1 ? value + 1e-6 : 0) {
        held->opacity.set(value);
      }
    }).detach();
#if !defined(_WIN32)
  } else if (way == "cancelled") {
    // A render thread is cancelled while it waits for its next frame.
    const auto render = [](void* with) -> void* {
      auto* const held = static_cast<Session*>(with);
      for (double value = 0;; value = value < 1 ? value + 1e-3 : 0) {
        held->opacity.set(value);
        usleep(100);
      }
    };
    pthread_t thread;
    need(pthread_create(&thread, nullptr, render, session.get()) == 0, "no thread");
    usleep(20000);
    ends_now();
    void* result = nullptr;
    need(pthread_cancel(thread) == 0 && pthread_join(thread, &result) == 0, "not cancelled");
    need(result == PTHREAD_CANCELED, "the thread was not cancelled");
    need(session->opacity.set(0.5), "the session ended with the thread");
    session.reset();
    return;
  } else if (way == "fork") {
    ends_now();
    const pid_t child = fork();
    need(child >= 0, "no fork");
    if (child == 0) {
      session->opacity.set(0.25);
      need(!session->live.try_flush(std::chrono::seconds(5)).ok(), "the child flushes");
      session.reset();
      std::_Exit(0);
    }
    int status = 1;
    need(waitpid(child, &status, 0) == child && status == 0, "the child failed");
    need(session->opacity.set(0.5), "the session of the parent process refuses a value");
    session.reset();
    return;
#endif
  } else {
    need(false, "no such way");
  }
  ends_now();
}

/// Runs a command that ends in one of the ways. Returns false if it fails or takes too long.
bool run(const std::string& name, std::string command) {
#if defined(_WIN32)
  // The shell of Windows removes the outermost quotation marks.
  command = "\"" + command + "\"";
#endif
  std::FILE* const output = popen(command.c_str(), "r");
  need(output != nullptr, "no shell");
  long long began = 0;
  const bool is_said = std::fscanf(output, "%lld", &began) == 1;
  const int status = pclose(output);
  const auto took = Clock::now() - Clock::time_point(std::chrono::nanoseconds(began));
  const bool well = is_said && status == 0 && took < limit;
  std::cerr << name << ": ended with " << status << " after " << took / std::chrono::milliseconds(1)
            << " ms" << (well ? "" : ": a fault") << '\n';
  return well;
}

std::string quoted(const std::string& word) { return "\"" + word + "\""; }

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) {
    std::cerr << "usage: live_ends UNLOADING LIBRARY\n       live_ends WAY URL\n";
    return 2;
  }
  const std::string first = arguments[1], second = arguments[2];
  if (second.rfind("http", 0) == 0) {
    end(first, second);
    return 0;
  }
  gfxhub::LocalHubOptions options;
  options.service_time = std::chrono::seconds(10);
  const gfxhub::LocalHub hub(options);
  std::vector<std::string> ways = {"never-freed", "freed",        "static",
                                   "atexit",      "thread-local", "other-thread"};
#if !defined(_WIN32)
  ways.insert(ways.end(), {"cancelled", "fork"});
#endif
  int faults = 0;
  for (const std::string& way : ways) {
    faults += !run(way, quoted(arguments[0]) + " " + way + " " + hub.url());
  }
  faults += !run("unload", quoted(first) + " " + quoted(second) + " " + hub.url());
  return faults == 0 ? 0 : 1;
}
