// Calls with libcurl and a JSON parser: an easy handle for a single call, a multi handle for many
// calls.
#include <cjson/cJSON.h>
#include <curl/curl.h>
#include <yyjson.h>

#include <cstring>
#include <memory>
#include <string_view>

#include "work.hpp"

namespace bench {

namespace {

using Body = std::vector<char>;

void expect(CURLcode code) {
  if (code != CURLE_OK) {
    fail(curl_easy_strerror(code));
  }
}

void expect(CURLMcode code) {
  if (code != CURLM_OK) {
    fail(curl_multi_strerror(code));
  }
}

void read_value(yyjson_val* value, Sum& sum) {
  if (yyjson_is_obj(value)) {
    std::size_t at, count;
    yyjson_val *key, *part;
    yyjson_obj_foreach(value, at, count, key, part) { sum.numbers += yyjson_get_num(part); }
  } else if (yyjson_is_str(value)) {
    sum.bytes += yyjson_get_len(value);
  } else if (yyjson_is_bool(value)) {
    sum.bytes += yyjson_get_bool(value);
  } else {
    sum.numbers += yyjson_get_num(value);
  }
}

std::size_t read_property(yyjson_val* property, Sum& sum) {
  yyjson_val* path = yyjson_obj_get(property, "PropertyPath");
  yyjson_val* value = yyjson_obj_get(property, "Value");
  if (!yyjson_is_str(path) || value == nullptr) {
    return 0;
  }
  sum.bytes += yyjson_get_len(path);
  read_value(value, sum);
  return 1;
}

/// Parses a body in place with yyjson.
std::size_t by_yyjson(Body& body, Sum& sum) {
  const std::size_t length = body.size();
  body.resize(length + YYJSON_PADDING_SIZE);
  yyjson_doc* document =
      yyjson_read_opts(body.data(), length, YYJSON_READ_INSITU, nullptr, nullptr);
  yyjson_val* root = yyjson_doc_get_root(document);
  std::size_t read = 0;
  if (yyjson_is_arr(root)) {
    std::size_t at, count;
    yyjson_val* property;
    yyjson_arr_foreach(root, at, count, property) { read += read_property(property, sum); }
  } else {
    read = read_property(root, sum);
  }
  yyjson_doc_free(document);
  return read;
}

std::size_t read_property(const cJSON* property, Sum& sum) {
  const cJSON* path = cJSON_GetObjectItemCaseSensitive(property, "PropertyPath");
  const cJSON* value = cJSON_GetObjectItemCaseSensitive(property, "Value");
  if (!cJSON_IsString(path) || value == nullptr) {
    return 0;
  }
  sum.bytes += std::strlen(path->valuestring);
  if (cJSON_IsObject(value)) {
    const cJSON* part;
    cJSON_ArrayForEach(part, value) { sum.numbers += part->valuedouble; }
  } else if (cJSON_IsString(value)) {
    sum.bytes += std::strlen(value->valuestring);
  } else if (cJSON_IsBool(value)) {
    sum.bytes += cJSON_IsTrue(value);
  } else {
    sum.numbers += value->valuedouble;
  }
  return 1;
}

std::size_t by_cjson(Body& body, Sum& sum) {
  cJSON* root = cJSON_ParseWithLength(body.data(), body.size());
  std::size_t read = 0;
  if (cJSON_IsArray(root)) {
    const cJSON* property;
    cJSON_ArrayForEach(property, root) { read += read_property(property, sum); }
  } else {
    read = read_property(root, sum);
  }
  cJSON_Delete(root);
  return read;
}

using Read = std::size_t (*)(Body&, Sum&);

std::size_t append(char* data, std::size_t, std::size_t size, void* to) {
  Body& body = *static_cast<Body*>(to);
  body.insert(body.end(), data, data + size);
  return size;
}

/// A curl handle, and the body that it received.
class Transfer {
 public:
  Transfer(std::string url, const Work& work) : url_(std::move(url)), work_(work) {
    expect(curl_easy_setopt(handle_.get(), CURLOPT_NOSIGNAL, 1L));
    expect(curl_easy_setopt(handle_.get(), CURLOPT_NOPROXY, "*"));
    expect(curl_easy_setopt(handle_.get(), CURLOPT_WRITEFUNCTION, append));
    expect(curl_easy_setopt(handle_.get(), CURLOPT_WRITEDATA, &body));
    expect(curl_easy_setopt(handle_.get(), CURLOPT_PRIVATE, this));
    expect(curl_easy_setopt(handle_.get(), CURLOPT_FAILONERROR, 1L));
    if (work.is_set) {
      const char* more = work.is_eased ? R"(,"Interpolation":"EaseIn","Duration":0.5)" : "";
      sent_ = std::string(R"({"Value":)") + colour + more + "}";
      headers_.reset(curl_slist_append(nullptr, "Content-Type: application/json"));
      expect(curl_easy_setopt(handle_.get(), CURLOPT_CUSTOMREQUEST, "PATCH"));
      expect(curl_easy_setopt(handle_.get(), CURLOPT_POSTFIELDS, sent_.c_str()));
      expect(curl_easy_setopt(handle_.get(), CURLOPT_HTTPHEADER, headers_.get()));
    }
    if (work.is_eased) {
      expect(curl_easy_setopt(handle_.get(), CURLOPT_FRESH_CONNECT, 1L));
      expect(curl_easy_setopt(handle_.get(), CURLOPT_FORBID_REUSE, 1L));
    }
    aim(0);
  }
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  CURL* handle() const { return handle_.get(); }

  /// Prepares the call with this number.
  void aim(std::size_t at) {
    if (!work_.is_set) {
      expect(curl_easy_setopt(handle_.get(), CURLOPT_URL, url_.c_str()));
    } else {
      const std::string url = url_ + "/Default%2F%2FColor%2F" + std::to_string(at);
      expect(curl_easy_setopt(handle_.get(), CURLOPT_URL, url.c_str()));
    }
    body.clear();
  }

  Body body;

 private:
  struct End {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
  };
  std::string url_;
  Work work_;
  std::string sent_;
  std::unique_ptr<curl_slist, End> headers_;
  std::unique_ptr<CURL, End> handle_{curl_easy_init()};
};

/// Makes many calls in one thread, `width` of them concurrently.
class Many {
 public:
  Many(const std::string& url, const Work& work, std::size_t width) : times_(work.times) {
    expect(curl_multi_setopt(multi_, CURLMOPT_MAXCONNECTS, static_cast<long>(width)));
    for (std::size_t at = 0; at < width; ++at) {
      transfers_.push_back(std::make_unique<Transfer>(url, work));
    }
  }
  ~Many() {
    transfers_.clear();
    curl_multi_cleanup(multi_);
  }
  Many(const Many&) = delete;
  Many& operator=(const Many&) = delete;

  std::size_t play(Read read, Sum& sum) {
    std::size_t begun = 0, ended = 0, properties = 0;
    const auto begin = [&](Transfer& transfer) {
      transfer.aim(begun++);
      expect(curl_multi_add_handle(multi_, transfer.handle()));
    };
    for (const auto& transfer : transfers_) {
      if (begun < times_) {
        begin(*transfer);
      }
    }
    while (ended < times_) {
      int running, waiting;
      expect(curl_multi_perform(multi_, &running));
      bool has_ended = false;
      while (const CURLMsg* message = curl_multi_info_read(multi_, &waiting)) {
        expect(message->data.result);
        CURL* handle = message->easy_handle;
        Transfer* transfer = nullptr;
        expect(curl_easy_getinfo(handle, CURLINFO_PRIVATE, &transfer));
        expect(curl_multi_remove_handle(multi_, handle));
        properties += read(transfer->body, sum);
        ended += 1;
        has_ended = true;
        if (begun < times_) {
          begin(*transfer);
        }
      }
      if (!has_ended) {
        expect(curl_multi_poll(multi_, nullptr, 0, 1000, nullptr));
      }
    }
    return properties;
  }

 private:
  std::size_t times_;
  CURLM* multi_ = curl_multi_init();
  std::vector<std::unique_ptr<Transfer>> transfers_;
};

template <Read read>
Call make(const std::string& base, const Work& work, std::size_t width) {
  const auto sum = std::make_shared<Sum>();
  const std::string url = base + "/api/rest/v1/engines/3/nodes/" + work.node + "/properties";
  if (work.times != 0) {
    const auto many = std::make_shared<Many>(url, work, width);
    return [=] { return many->play(read, *sum); };
  }
  const auto transfer = std::make_shared<Transfer>(url, work);
  return [=] {
    transfer->body.clear();
    expect(curl_easy_perform(transfer->handle()));
    return read(transfer->body, *sum);
  };
}

}  // namespace

std::vector<Peer> curl_peers() {
  return {
      {"libcurl + yyjson",
       "an easy handle for one call; for many, a multi handle with a transfer for each "
       "concurrent call; parsed in place",
       make<by_yyjson>},
      {"libcurl + cJSON", "the same handles, parsed into a tree", make<by_cjson>},
  };
}

}  // namespace bench
