// Counts the threads of live sessions.

import { readFileSync, readdirSync } from 'node:fs'

/** Returns the number of live sessions' threads in this process; always 0 outside Linux. */
export function liveThreads() {
  if (process.platform !== 'linux') return 0
  const names = readdirSync('/proc/self/task').map((id) => {
    try {
      return readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim()
    } catch {
      return 'ended'
    }
  })
  return names.filter((name) => name === 'gfxhub-live').length
}
