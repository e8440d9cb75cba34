//! `gfxhub_effect`: whether the hub carried out what failed.

/// Whether the hub carried out a request that failed.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum gfxhub_effect {
    /// It did not happen: nothing was sent, the hub refused it, or it was a read.
    None = 0,
    /// It may have happened: something was sent and no answer settles the matter.
    Maybe = 1,
    /// It happened: the hub said so, and something after that failed.
    Done = 2,
}

impl From<gfxhub_core::Effect> for gfxhub_effect {
    fn from(effect: gfxhub_core::Effect) -> Self {
        match effect {
            gfxhub_core::Effect::None => Self::None,
            gfxhub_core::Effect::Maybe => Self::Maybe,
            gfxhub_core::Effect::Done => Self::Done,
        }
    }
}
