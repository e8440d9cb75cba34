import gfxhub from './index.cjs'

export const { Client, GfxHubError, LocalHub } = gfxhub
