"""gfxhub for C and C++: uses the archive of the platform, whose hash is in conandata.yml."""

import os

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.files import copy, get

required_conan_version = ">=2.0"

PROCESSORS = {"x86_64": "x86_64", "armv8": "aarch64"}


class GfxHub(ConanFile):
    name = "gfxhub"
    version = "@VERSION@"
    description = "Client library for broadcast graphics hubs, C and C++"
    license = ("MIT", "Apache-2.0")
    topics = ("broadcast", "graphics", "playout", "newsroom", "mos")
    package_type = "library"
    settings = "os", "arch", "compiler"
    options = {"shared": [True, False]}
    default_options = {"shared": True}
    exports = "conandata.yml"

    def triple(self):
        processor = PROCESSORS.get(str(self.settings.arch), str(self.settings.arch))
        system = {
            "Linux": "unknown-linux-gnu",
            "Macos": "apple-darwin",
            "Windows": "pc-windows-msvc" if self.settings.compiler == "msvc" else "pc-windows-gnu",
        }.get(str(self.settings.os))
        return f"{processor}-{system}"

    def package_id(self):
        # The interface is in C, so on Unix the package is the same for every compiler.
        if self.info.settings.os != "Windows":
            self.info.settings.rm_safe("compiler")

    def validate(self):
        if self.triple() not in self.conan_data["sources"][self.version]:
            raise ConanInvalidConfiguration(f"gfxhub has no archive for {self.triple()}")

    def build(self):
        get(self, **self.conan_data["sources"][self.version][self.triple()], strip_root=True)

    def package(self):
        documents = os.path.join(self.build_folder, "share", "doc", "gfxhub")
        for licenses in ("LICENSE-*", "THIRD-PARTY-*"):
            copy(self, licenses, documents, os.path.join(self.package_folder, "licenses"))
        for folder in ("include", "lib", "bin", "share"):
            source = os.path.join(self.build_folder, folder)
            copy(self, "*", source, os.path.join(self.package_folder, folder))

    def package_info(self):
        # find_package uses the CMake package in the archive, so Conan must not generate one.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("lib", "cmake", "gfxhub")]
        static = "gfxhub_static" if self.settings.compiler == "msvc" else "gfxhub"
        self.cpp_info.libs = ["gfxhub" if self.options.shared else static]
        if not self.options.shared and self.settings.os == "Linux":
            self.cpp_info.system_libs = ["util", "rt", "pthread", "m", "dl"]
