import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import parsePrometheusText from 'parse-prometheus-text-format'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { jobs } from '#server/db/schema/jobs.ts'
import { createOperatorHarness } from '#server/testing/operators.ts'

const Dashboard = z.object({
  panels: z
    .array(
      z.object({
        id: z.number(),
        title: z.string(),
        gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
        targets: z.array(z.object({ expr: z.string() })).min(1),
      }),
    )
    .min(10),
  templating: z.object({ list: z.array(z.object({ name: z.string(), query: z.string() })) }),
})

const file = readFileSync(join(import.meta.dirname, '../../deploy/grafana-dashboard.json'), 'utf8')
const { panels, templating } = Dashboard.parse(JSON.parse(file))
const expressions = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...templating.list.map(({ query }) => query),
]

/** Prometheus adds it. */
const ADDED_LABELS = ['instance']
const SERIES = /\b(?:goodword|nodejs|process)_\w+/g

/** The labels of each series that `/metrics` has once something happened. */
const labelsBySeries = new Map<string, Set<string>>()

beforeAll(async () => {
  const { h, call } = await createOperatorHarness()
  const now = h.clock.now()
  await h.insertRows(jobs, {
    id: 'job_a',
    kind: 'emails.remind',
    dedupeKey: 'a',
    payload: {},
    runAt: now,
    createdAt: now,
  })
  await h.request('GET', '/healthz')
  await h.drain()
  const text = await (await call('/metrics')).text()
  for (const { name, type } of parsePrometheusText(text)) {
    const names = type === 'HISTOGRAM' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
    for (const series of names) labelsBySeries.set(series, new Set(ADDED_LABELS))
  }
  // The parser loses the labels of histograms.
  for (const [, series = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) labelsBySeries.get(series)?.add(label)
})

describe('the dashboard for Grafana', () => {
  test.each(expressions.filter((expression) => expression !== 'prometheus'))(
    'reads only what /metrics has: %s',
    (expression) => {
      const series = expression.match(SERIES) ?? []
      expect(series).toHaveLength(1)
      const known = labelsBySeries.get(series[0] ?? '')
      expect(known, `${series[0]} is not in /metrics`).toBeDefined()
      const selected = [...expression.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label)
      const grouped = [...expression.matchAll(/ by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
      for (const label of [...selected, ...grouped]) expect([...(known ?? [])]).toContain(label)
    },
  )

  test('has panels that lie side by side, each with an id of its own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  })
})
