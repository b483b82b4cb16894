import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLimits } from './rate-limit.ts'

test('the limits are those of docs/security-controls.md', () => {
  const rows = readFileSync('docs/security-controls.md', 'utf8').matchAll(
    /^\| `(\w+)` \| [^|]+ \| (\d+) \| (\d+) \|$/gm,
  )
  const documented = [...rows].map(([, name, points, seconds]) => [
    name,
    { points: Number(points), seconds: Number(seconds) },
  ])
  expect(Object.fromEntries(documented)).toEqual(defaultLimits)
})
