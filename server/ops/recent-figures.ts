import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'
import type { Clock } from '#server/kernel/clock.ts'
import type { Answered, JobRun } from '#server/kernel/observations.ts'
import { createRecentSlots } from './recent-slots.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const MINUTE = { slotMs: 10 * SECOND_MS, slots: 6 }
const HOUR = { slotMs: 5 * MINUTE_MS, slots: 12 }
const DAY = { slotMs: HOUR_MS, slots: 24 }

/** Kinds of errors in an hour. Routes are templates, so there are not many more than this. */
const ERRORS_MAX = 200
/** A tenth of the value, which is exact enough to read. The longest is an hour. */
const PRECISION = { lowest: 1, highest: 3600 * 1_000_000, figures: 1 }
const LOOP_RESOLUTION_MS = 10

/** Refusals that tell an operator something. The others are mistyped passwords and links that ended. */
const TELLING = new Set([408, 413, 421, 422, 429])

export type RecentError = {
  where: string
  code: string
  count: number
  lastAt: Date
  /** Of the last request or job. */
  id: string
  isServerError: boolean
}

export type RecentJobs = { done: number; retried: number; p99Ms: number | null }

export type RecentFigures = ReturnType<typeof createRecentFigures>

/** Figures of the last minute, hour and day, in memory, about nobody: routes are templates. */
export function createRecentFigures({ clock }: { clock: Clock }) {
  const requests = createRecentSlots({ clock, ...MINUTE, make: createDurations })
  const serverErrors = createRecentSlots({ clock, ...HOUR, make: () => ({ count: 0 }) })
  const jobs = createRecentSlots({ clock, ...HOUR, make: () => new Map<string, JobSlot>() })
  const errors = createRecentSlots({ clock, ...DAY, make: () => new Map<string, RecentError>() })
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
  loop.enable()
  let damagedSince: Date | null = null

  function noteError({ where, code, id, isServerError }: Pick<RecentError, 'where' | 'code' | 'id' | 'isServerError'>) {
    const slot = errors.current()
    const key = `${where} ${code}`
    const found = slot.get(key)
    if (!found && slot.size >= ERRORS_MAX) return
    slot.set(key, { where, code, id, isServerError, count: (found?.count ?? 0) + 1, lastAt: clock.now() })
  }

  return {
    observeRequest({ method, route, status, seconds, code = '', requestId = '' }: Answered): void {
      requests.current().note(seconds)
      if (status >= 500) serverErrors.current().count += 1
      if (status < 500 && !TELLING.has(status)) return
      const shortCode = code.split('.').at(-1)
      noteError({
        where: `${method} ${route}`,
        code: `${status} ${shortCode}`.trim(),
        id: requestId,
        isServerError: status >= 500,
      })
    },

    observeJob({ kind, jobId, outcome, seconds }: JobRun): void {
      const slot = jobs.current()
      const line = slot.get(kind) ?? { durations: createDurations(), done: 0, retried: 0 }
      slot.set(kind, line)
      line.durations.note(seconds)
      if (outcome === 'done') line.done += 1
      else line.retried += 1
      if (outcome === 'failed' || outcome === 'dead')
        noteError({ where: kind, code: outcome, id: jobId, isServerError: true })
    },

    observeDamage(): void {
      damagedSince ??= clock.now()
    },

    /** When the database file was first found damaged since the start; null if it wasn't. */
    readDamage: () => damagedSince,

    /** Of the last minute. */
    readRequests() {
      const all = requests.all()
      const count = all.reduce((sum, slot) => sum + slot.count(), 0)
      const merged = mergeDurations(all)
      return { count, p50Ms: merged.percentileMs(50), p99Ms: merged.percentileMs(99) }
    },

    countServerErrors: (): number => serverErrors.all().reduce((sum, { count }) => sum + count, 0),

    /** Of the last hour, by kind. */
    readJobs(): Map<string, RecentJobs> {
      const byKind = Map.groupBy(
        jobs.all().flatMap((slot) => [...slot]),
        ([kind]) => kind,
      )
      return new Map(
        [...byKind].map(([kind, slots]) => {
          const lines = slots.map(([, line]) => line)
          return [
            kind,
            {
              done: lines.reduce((sum, { done }) => sum + done, 0),
              retried: lines.reduce((sum, { retried }) => sum + retried, 0),
              p99Ms: mergeDurations(lines.map(({ durations }) => durations)).percentileMs(99),
            },
          ]
        }),
      )
    },

    /** Of the last day, newest first. */
    listErrors(limit: number): RecentError[] {
      const byKey = Map.groupBy(
        errors.all().flatMap((slot) => [...slot]),
        ([key]) => key,
      )
      return [...byKey.values()]
        .map((slots) => mergeErrors(slots.map(([, error]) => error)))
        .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
        .slice(0, limit)
    },

    /** Milliseconds, since it was read before. */
    readLoopLagP99(): number {
      const lagMs = Math.max(0, loop.percentile(99) / 1e6 - LOOP_RESOLUTION_MS)
      loop.reset()
      return lagMs
    },
  }
}

type Durations = ReturnType<typeof createDurations>
type JobSlot = { durations: Durations; done: number; retried: number }

/** Counts events, and keeps how long they took where that is known. */
function createDurations() {
  let count = 0
  let histogram: RecordableHistogram | undefined
  return {
    count: () => count,
    histogram: () => histogram,
    note(seconds: number | undefined): void {
      count += 1
      if (seconds === undefined) return
      histogram ??= createHistogram(PRECISION)
      histogram.record(Math.min(PRECISION.highest, Math.max(1, Math.round(seconds * 1e6))))
    },
  }
}

function mergeDurations(all: readonly Durations[]) {
  const merged = createHistogram(PRECISION)
  for (const durations of all) {
    const histogram = durations.histogram()
    if (histogram) merged.add(histogram)
  }
  return { percentileMs: (percent: number) => (merged.count === 0 ? null : merged.percentile(percent) / 1000) }
}

function mergeErrors(all: RecentError[]): RecentError {
  const newest = all.reduce((a, b) => (b.lastAt >= a.lastAt ? b : a))
  return { ...newest, count: all.reduce((sum, { count }) => sum + count, 0) }
}
