// A host that replaces a plugin while it runs, and that loads two plugins at the same time.
//
//   reload PLUGIN OTHER_PLUGIN FILE
//
// FILE is the path from which the plugin is loaded, replaced and loaded again.
#include <cstdlib>
#include <filesystem>
#include <iostream>

#if defined(_WIN32)
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace {

namespace fs = std::filesystem;

void need(bool well, const char* what) {
  if (!well) {
    std::cerr << "reload: " << what << '\n';
    std::exit(1);
  }
}

class Plugin {
 public:
  explicit Plugin(const fs::path& path) : handle_(load(path)) {
    need(handle_ != nullptr, "a plugin is not loaded");
  }

  int number() const { return call<int>("plugin_number"); }
  bool works() const { return call<bool>("plugin_works"); }

#if defined(_WIN32)
  void unload() const { need(FreeLibrary(handle_) != 0, "a plugin is not unloaded"); }
  static bool is_loaded(const fs::path& path) { return GetModuleHandleW(path.c_str()) != nullptr; }

 private:
  static HMODULE load(const fs::path& path) { return LoadLibraryW(path.c_str()); }
  void* find(const char* name) const {
    return reinterpret_cast<void*>(GetProcAddress(handle_, name));
  }

  HMODULE handle_;
#else
  void unload() const { need(dlclose(handle_) == 0, "a plugin is not unloaded"); }
  static bool is_loaded(const fs::path& path) {
    return dlopen(path.c_str(), RTLD_NOW | RTLD_NOLOAD) != nullptr;
  }

 private:
  static void* load(const fs::path& path) { return dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); }
  void* find(const char* name) const { return dlsym(handle_, name); }

  void* handle_;
#endif

  template <class T>
  T call(const char* name) const {
    void* const found = find(name);
    need(found != nullptr, name);
    return reinterpret_cast<T (*)()>(found)();
  }
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) {
    std::cerr << "usage: reload PLUGIN OTHER_PLUGIN FILE\n";
    return 2;
  }
  const fs::path one = arguments[1], other = arguments[2], place = arguments[3];

  // The replacement is tested first: if the plugins shared symbols, only the one that is loaded
  // first could not be unloaded.
  for (int round = 0; round < 3; ++round) {
    for (const auto& plugin : {one, other}) {
      fs::copy_file(plugin, place, fs::copy_options::overwrite_existing);
      const Plugin loaded(place);
      need(loaded.works(), "a plugin that was loaded again does not work");
      need(loaded.number() == (plugin == one ? 1 : 2), "the plugin is still the previous one");
      loaded.unload();
      need(!Plugin::is_loaded(place), "a plugin is still loaded after it was unloaded");
    }
  }

  const Plugin first(one), second(other);
  need(first.number() == 1 && second.number() == 2, "a plugin has the number of the other");
  need(first.works() && second.works(), "a plugin does not work");
  first.unload();
  second.unload();
  std::cout << "reload: the plugin was replaced 5 times\n";
}
