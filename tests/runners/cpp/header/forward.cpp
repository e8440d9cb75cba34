// Uses types with only their forward declarations, then includes the headers: both must agree.
#include <gfxhub/fwd.hpp>

#include <memory>

namespace {

class Graphics {
 public:
  // Defined below: in C++23 a definition here would need the complete type of the client.
  explicit Graphics(gfxhub::EngineId engine);
  ~Graphics();
  Graphics(const Graphics&) = delete;
  Graphics& operator=(const Graphics&) = delete;

  gfxhub::Result<gfxhub::Property> set(const gfxhub::PropertyUpdate& update) const;
  static bool is_refused(gfxhub::ErrorKind kind, gfxhub::Effect effect, const gfxhub::Vec4& colour);

 private:
  gfxhub::EngineId engine_;
  std::unique_ptr<gfxhub::Client> hub_;
};

}  // namespace

#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>

namespace {

Graphics::Graphics(gfxhub::EngineId engine) : engine_(engine) {}
Graphics::~Graphics() = default;

gfxhub::Result<gfxhub::Property> Graphics::set(const gfxhub::PropertyUpdate& update) const {
  return hub_->engines().try_set_property(engine_, "Cyclorama", "Material//MaskColor/0", update);
}

bool Graphics::is_refused(
    gfxhub::ErrorKind kind, gfxhub::Effect effect, const gfxhub::Vec4& colour) {
  return kind == gfxhub::ErrorKind::Invalid && effect == gfxhub::Effect::none && colour.x > 0;
}

}  // namespace

bool forward(int engine);
bool forward(int engine) {
  const Graphics graphics{gfxhub::EngineId(engine)};
  const auto set = graphics.set(gfxhub::PropertyUpdate{gfxhub::Vec4{0, 0, 0, 1}});
  return !set.ok() &&
         Graphics::is_refused(set.error().kind(), set.error().effect(), gfxhub::Vec4{1, 0, 0, 1});
}
