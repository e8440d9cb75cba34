// Imitates a graphics program: a render loop of 60 frames a second that calls a plugin in each
// frame.
//
//     host URL [seconds] [record]
//
// At the end it prints how long the plugin delayed the frames, and how many values were delivered,
// superseded, refused or dropped. The third argument is a file, such as evening.jsonl, in which
// what the plugin sends is recorded.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

#include "fader.h"

int main(int count, char** arguments) {
  using Clock = std::chrono::steady_clock;
  if (count < 2) {
    std::fprintf(stderr, "usage: host URL [seconds] [record]\n");
    return 2;
  }
  const double seconds = count > 2 ? std::atof(arguments[2]) : 10.0;
  const auto frame =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1.0 / 60));
  if (fader_start(arguments[1], count > 3 ? arguments[3] : nullptr) == 0) {
    return 1;
  }
  // Presses a button, as a user of the program would do.
  fader_press("Evening News / Presenter / In");
  std::vector<double> held;
  const auto start = Clock::now();
  const auto frames = static_cast<std::size_t>(seconds * 60);
  for (std::size_t number = 0; number < frames; ++number) {
    const auto before = Clock::now();
    fader_frame(std::chrono::duration<double>(before - start).count());
    held.push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
    if (number % 60 == 0) {
      fader_news();
    }
    // In the rest of the frame, a real program would draw.
    std::this_thread::sleep_until(start + (static_cast<int>(number) + 1) * frame);
  }
  // The last frame: the picture ends at full opacity.
  fader_frame(1.5707963267948966);
  const fader_report report = fader_stop();
  std::sort(held.begin(), held.end());
  const auto at = [&held](double part) {
    return held.empty()
               ? 0.0
               : held[static_cast<std::size_t>(part * static_cast<double>(held.size() - 1))];
  };
  std::printf(
      "frames %zu, held up by the plugin: median %.1f us, 99 of 100 below %.1f us, longest %.1f "
      "us\n",
      held.size(), at(0.5), at(0.99), at(1.0));
  std::printf(
      "values of %llu properties: set %llu, delivered %llu, superseded %llu, failed %llu, dropped "
      "%llu; looks at the engines: %llu\n",
      report.properties, report.set, report.delivered, report.superseded, report.failed,
      report.dropped, report.looks);
  return report.failed + report.dropped == 0 ? 0 : 1;
}
