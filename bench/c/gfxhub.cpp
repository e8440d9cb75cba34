// Calls with gfxhub, through the C and the C++ interface.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <gfxhub.hpp>
#include <gfxhub/live.hpp>
#include <memory>
#include <thread>

#include "work.hpp"

namespace bench {

namespace {

const gfxhub::Vector target{0.25, 0.5, 0.75, 1.0};

/// Deleter that frees a handle.
template <auto release>
struct Release {
  template <class Handle>
  void operator()(Handle* handle) const {
    release(handle);
  }
};
using Client = std::unique_ptr<gfxhub_client, Release<gfxhub_client_free>>;
using Properties = std::unique_ptr<gfxhub_property_list, Release<gfxhub_property_list_free>>;

void expect(gfxhub_status status) {
  if (status != GFXHUB_STATUS_OK) {
    fail("gfxhub ended with status " + std::to_string(status));
  }
}

void read(const gfxhub_property* property, Sum& sum) {
  const gfxhub_value* value = gfxhub_property_value(property);
  gfxhub_vector vector;
  double number;
  bool is_on;
  sum.bytes += gfxhub_property_property_path(property).len;
  switch (gfxhub_value_kind_of(value)) {
    case GFXHUB_VALUE_KIND_VECTOR:
      gfxhub_value_as_vector(value, &vector);
      sum.numbers += vector.x + vector.y + vector.z + (vector.has_w ? vector.w : 0.0);
      break;
    case GFXHUB_VALUE_KIND_INTEGER:
    case GFXHUB_VALUE_KIND_DOUBLE:
      gfxhub_value_as_double(value, &number);
      sum.numbers += number;
      break;
    case GFXHUB_VALUE_KIND_BOOLEAN:
      gfxhub_value_as_bool(value, &is_on);
      sum.bytes += is_on;
      break;
    case GFXHUB_VALUE_KIND_TEXT:
      sum.bytes += gfxhub_value_as_text(value).len;
      break;
    default:
      fail("a value has a kind that the server does not send");
  }
}

std::size_t read(const gfxhub_property_list* properties, Sum& sum) {
  const std::size_t count = gfxhub_property_list_len(properties);
  for (std::size_t at = 0; at < count; ++at) {
    read(gfxhub_property_list_at(properties, at), sum);
  }
  return count;
}

/// Sets a property as a C program does.
std::size_t set(gfxhub_client* client, const Work& work, Sum& sum) {
  gfxhub_value* value = gfxhub_value_new_vector({0.25, 0.5, 0.75, 1.0, true});
  gfxhub_property_update* update = gfxhub_property_update_new(value);
  if (work.is_eased) {
    expect(gfxhub_property_update_set_interpolation(update, "EaseIn"));
    expect(gfxhub_property_update_set_duration(update, 0.5));
  }
  gfxhub_property* property = nullptr;
  expect(gfxhub_engines_set_property(
      client, engine, work.node, "Default//Color/0", update, nullptr, &property, nullptr));
  read(property, sum);
  gfxhub_property_free(property);
  gfxhub_property_update_free(update);
  gfxhub_value_free(value);
  return 1;
}

std::size_t list(gfxhub_client* client, const Work& work, Sum& sum) {
  gfxhub_property_list* made = nullptr;
  expect(gfxhub_engines_list_properties(client, engine, work.node, nullptr, &made, nullptr));
  return read(Properties(made).get(), sum);
}

std::size_t set_many(
    gfxhub_client* client, const Work& work, const std::vector<std::string>& paths, Sum& sum) {
  gfxhub_value* value = gfxhub_value_new_vector({0.25, 0.5, 0.75, 1.0, true});
  std::vector<gfxhub_property_set> sets;
  for (const std::string& path : paths) {
    sets.push_back({engine, work.node, path.c_str(), value, nullptr, 0.0, false});
  }
  gfxhub_property_results* results = nullptr;
  expect(gfxhub_engines_set_properties(
      client, sets.data(), sets.size(), nullptr, nullptr, &results, nullptr));
  const std::size_t count = gfxhub_property_results_len(results);
  for (std::size_t at = 0; at < count; ++at) {
    read(gfxhub_property_results_at(results, at), sum);
  }
  gfxhub_property_results_free(results);
  gfxhub_value_free(value);
  return count;
}

std::size_t list_many(gfxhub_client* client, const std::vector<const char*>& nodes, Sum& sum) {
  gfxhub_property_list_results* results = nullptr;
  expect(gfxhub_engines_list_properties_of(
      client, engine, nodes.data(), nodes.size(), nullptr, nullptr, &results, nullptr));
  std::size_t count = 0;
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    count += read(gfxhub_property_list_results_at(results, at), sum);
  }
  gfxhub_property_list_results_free(results);
  return count;
}

Call by_c(const std::string& base, const Work& work, std::size_t) {
  gfxhub_client* made = nullptr;
  expect(gfxhub_client_new(base.c_str(), nullptr, &made, nullptr));
  const std::shared_ptr<gfxhub_client> client = Client(made);
  const auto sum = std::make_shared<Sum>();
  std::vector<std::string> paths;
  for (std::size_t at = 0; at < work.times; ++at) {
    paths.push_back(path(at));
  }
  const std::vector<const char*> nodes(work.times, work.node);
  return [=] {
    if (work.times == 0) {
      return work.is_set ? set(client.get(), work, *sum) : list(client.get(), work, *sum);
    }
    return work.is_set ? set_many(client.get(), work, paths, *sum)
                       : list_many(client.get(), nodes, *sum);
  };
}

void read(const gfxhub::Property& property, Sum& sum) {
  sum.bytes += property.property_path.get().size();
  if (const auto vector = property.value.as_vector()) {
    sum.numbers += vector->x + vector->y + vector->z + vector->w.value_or(0.0);
  } else if (const auto number = property.value.as_double()) {
    sum.numbers += *number;
  } else if (const auto text = property.value.as_text()) {
    sum.bytes += text->size();
  } else {
    sum.bytes += property.value.as_bool().value();
  }
}

std::size_t read(const std::vector<gfxhub::Property>& properties, Sum& sum) {
  for (const gfxhub::Property& property : properties) {
    read(property, sum);
  }
  return properties.size();
}

Call by_cpp(const std::string& base, const Work& work, std::size_t) {
  const auto client = std::make_shared<gfxhub::Client>(base);
  const auto sum = std::make_shared<Sum>();
  std::vector<gfxhub::PropertySet> sets;
  for (std::size_t at = 0; at < work.times; ++at) {
    sets.emplace_back(engine, work.node, path(at), target);
  }
  const std::vector<gfxhub::NodePath> nodes(work.times, work.node);
  return [=]() -> std::size_t {
    gfxhub::Engines engines = client->engines();
    if (work.is_eased) {
      const auto eased = gfxhub::PropertyUpdate{target}.ease_in(0.5);
      read(engines.set_property(engine, work.node, path(0), eased), *sum);
      return 1;
    }
    if (work.times == 0 && work.is_set) {
      read(engines.set_property(engine, work.node, path(0), target), *sum);
      return 1;
    }
    if (work.times == 0) {
      return read(engines.list_properties(engine, work.node), *sum);
    }
    std::size_t count = 0;
    if (work.is_set) {
      for (const auto& result : engines.set_properties(sets)) {
        read(result.value(), *sum);
        count += 1;
      }
    } else {
      for (const auto& result : engines.list_properties_of(engine, nodes)) {
        count += read(result.value(), *sum);
      }
    }
    return count;
  };
}

}  // namespace

std::vector<Peer> gfxhub_peers() {
  return {
      {"gfxhub", "the C interface, one client as it comes; many calls are a batch", by_c},
      {"gfxhub, C++", "the C++ interface, whose records use types of the standard library", by_cpp},
  };
}

std::string live(const std::string& base, unsigned seconds) {
  using Clock = std::chrono::steady_clock;
  using std::chrono::duration;
  using std::chrono::duration_cast;
  using std::chrono::nanoseconds;
  constexpr std::size_t count = 64;
  constexpr unsigned rate = 60;
  gfxhub::Client client(base);
  gfxhub::LiveSession session = client.live({rate, 4000, std::chrono::milliseconds(2000 / rate)});
  std::vector<gfxhub::LiveProperty> properties;
  for (std::size_t at = 0; at < count; ++at) {
    properties.push_back(session.property(engine, "Slow_2", path(at)));
  }
  const unsigned frames = seconds * rate;
  std::vector<nanoseconds::rep> took;
  took.reserve(frames * count);
  const Clock::time_point began = Clock::now();
  for (unsigned frame = 0; frame < frames; ++frame) {
    const gfxhub::Vector value{double(frame) / frames, 0.5, 0.75, 1.0};
    for (gfxhub::LiveProperty& property : properties) {
      const Clock::time_point before = Clock::now();
      const bool is_taken = property.set(value);
      took.push_back(duration_cast<nanoseconds>(Clock::now() - before).count());
      if (!is_taken) {
        fail("a live session did not accept a value");
      }
    }
    std::this_thread::sleep_until(
        began + duration_cast<Clock::duration>(duration<double>(frame + 1) / rate));
  }
  const duration<double> lasted = Clock::now() - began;
  const std::size_t left = session.close(std::chrono::seconds(5));
  const gfxhub::LiveStats stats = session.stats();
  // Omits the first set of each frame, before which the thread slept.
  std::vector<nanoseconds::rep> awake;
  for (std::size_t at = 0; at < took.size(); ++at) {
    if (at % count != 0) {
      awake.push_back(took[at]);
    }
  }
  std::sort(took.begin(), took.end());
  std::sort(awake.begin(), awake.end());
  char line[512];
  std::snprintf(
      line, sizeof line,
      R"({"live":{"seconds":%.3f,"p50":%lld,"p99":%lld,"p99_awake":%lld,"sets":%llu,"sent":%llu,)"
      R"("delivered":%llu,"superseded":%llu,"lost":%llu}})",
      lasted.count(), static_cast<long long>(took[took.size() / 2]),
      static_cast<long long>(took[took.size() * 99 / 100]),
      static_cast<long long>(awake[awake.size() * 99 / 100]),
      static_cast<unsigned long long>(stats.sets), static_cast<unsigned long long>(stats.sent),
      static_cast<unsigned long long>(stats.delivered),
      static_cast<unsigned long long>(stats.superseded),
      static_cast<unsigned long long>(stats.failed + stats.expired + stats.dropped + left));
  return line;
}

}  // namespace bench
