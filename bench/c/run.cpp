// Makes calls with the C and C++ clients in turns, and prints the seconds that each took as lines
// of JSON.
//
//   run ADDRESS WORK:CALLS:ROUNDS:WIDTH... live:SECONDS:1:1
//
// Each client reads every path and value. A turn fails if properties are missing.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "work.hpp"

namespace bench {

namespace {

const Work works[] = {
    {"set", "Mixer_0", 1, true},
    {"eased", "Mixer_0", 1, true, 0, true},
    {"node", "Mixer_0", 33},
    {"list", "Crowd_10000", 10'000},
    {"snapshot", "Mixer_0", 33, false, 200},
    {"burst", "Mixer_0", 1, true, 64},
    {"slow-burst", "Slow_2", 1, true, 64},
};

/// A client that makes the calls of a work, with the times of its turns.
struct Seat {
  const char* name;
  Call call;
  std::vector<double> seconds;
};

/// Runs a turn, and returns the seconds that a call took.
double turn(const Seat& seat, const Work& work, unsigned calls) {
  const std::size_t due = work.properties * (work.times == 0 ? 1 : work.times);
  const auto once = [&] {
    const std::size_t properties = seat.call();
    if (properties != due) {
      fail(std::string(seat.name) + " read " + std::to_string(properties) + " properties");
    }
  };
  // The first call is not measured, because other clients have filled the caches since the last
  // turn.
  once();
  const auto began = std::chrono::steady_clock::now();
  for (unsigned at = 0; at < calls; ++at) {
    once();
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  return took.count() / calls;
}

void compare(
    const std::string& base, const Work& work, unsigned calls, unsigned rounds, unsigned width) {
  std::vector<Seat> seats;
  for (const auto& peers : {gfxhub_peers(), curl_peers()}) {
    for (const Peer& peer : peers) {
      seats.push_back({peer.name, peer.make(base, work, width), {}});
    }
  }
  for (const Seat& seat : seats) {
    turn(seat, work, calls);
  }
  for (unsigned round = 0; round < rounds; ++round) {
    std::fprintf(stderr, "\r%s: round %u of %u", work.name, round + 1, rounds);
    for (std::size_t place = 0; place < seats.size(); ++place) {
      // Each round begins with a different client.
      Seat& seat = seats[(place + round) % seats.size()];
      seat.seconds.push_back(turn(seat, work, calls));
    }
  }
  std::fputc('\n', stderr);
  for (const Seat& seat : seats) {
    std::printf(R"({"work":"%s","peer":"%s","seconds":[)", work.name, seat.name);
    for (std::size_t at = 0; at < seat.seconds.size(); ++at) {
      std::printf("%s%.9f", at == 0 ? "" : ",", seat.seconds[at]);
    }
    std::puts("]}");
  }
}

/// Makes the calls that the argument `WORK:CALLS:ROUNDS:WIDTH` describes.
void play(const std::string& base, const char* word) {
  char name[32];
  unsigned calls, rounds, width;
  if (std::sscanf(word, "%31[^:]:%u:%u:%u", name, &calls, &rounds, &width) != 4) {
    fail(std::string("this is not WORK:CALLS:ROUNDS:WIDTH: ") + word);
  }
  if (std::strcmp(name, "live") == 0) {
    std::puts(live(base, calls).c_str());
    return;
  }
  for (const Work& work : works) {
    if (std::strcmp(name, work.name) == 0) {
      compare(base, work, calls, rounds, width);
      return;
    }
  }
  fail(std::string("there is no work named ") + name);
}

void run(int count, char** words) {
  if (count < 2) {
    fail("usage: run ADDRESS WORK:CALLS:ROUNDS:WIDTH...");
  }
  for (const auto& peers : {gfxhub_peers(), curl_peers()}) {
    for (const Peer& peer : peers) {
      std::printf(
          R"({"peer":"%s","setting":"%s"})"
          "\n",
          peer.name, peer.setting);
    }
  }
  for (int at = 2; at < count; ++at) {
    play(std::string("http://") + words[1], words[at]);
    std::fflush(stdout);
  }
}

}  // namespace

void fail(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(1);
}

}  // namespace bench

int main(int count, char** words) {
  try {
    bench::run(count, words);
  } catch (const std::exception& error) {
    bench::fail(error.what());
  }
}
