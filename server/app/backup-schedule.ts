import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '#server/kernel/clock.ts'

/** A backup that failed, such as for a full disk, is tried again this soon. */
const RETRY_MS = 60 * 60 * 1000

type Schedule = {
  everyMs: number
  lastAt: Date | undefined
  clock: Clock
  /** True when the backup was made. */
  backUp: () => Promise<boolean>
  /** False when the program is to end. */
  wait: (ms: number) => Promise<boolean>
}

/** Makes a backup whenever the last one is `everyMs` old. A start makes none before its time, so that restarts push no old one out. */
export async function keepBackingUp({ everyMs, lastAt, clock, backUp, wait }: Schedule): Promise<void> {
  let waitsMs = lastAt ? Math.max(0, lastAt.getTime() + everyMs - clock.now().getTime()) : 0
  while (await wait(waitsMs)) waitsMs = (await backUp()) ? everyMs : Math.min(everyMs, RETRY_MS)
}

/** Waits until the process is asked to stop. As the first process of a container, Node would not end otherwise. */
export function untilStopped(): Schedule['wait'] {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  return async (ms) => {
    await delay(ms, undefined, { signal: stopping.signal }).catch(() => {})
    return !stopping.signal.aborted
  }
}
