import type { Clock } from '#server/kernel/clock.ts'
import type { Observations } from '#server/kernel/observations.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createRecentFigures, type RecentFigures } from './recent-figures.ts'

/** What the process does, for Prometheus and for the operator's page. */
export type Observing = Observations & { metrics: Metrics; recent: RecentFigures; version: string }

export function createObserving({ version, clock }: { version: string; clock: Clock }): Observing {
  const metrics = createMetrics({ version })
  const recent = createRecentFigures({ clock })
  return {
    metrics,
    recent,
    version,
    observeRequest(answered) {
      metrics.observeRequest(answered)
      recent.observeRequest(answered)
    },
    observeJob(jobRun) {
      metrics.observeJob(jobRun)
      recent.observeJob(jobRun)
    },
    observeDamage() {
      metrics.observeDamage()
      recent.observeDamage()
    },
    observeEmail: metrics.observeEmail,
    observeFeedBuild: metrics.observeFeedBuild,
  }
}
