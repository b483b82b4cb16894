import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { dashboardPages, linkPages, matchesPage } from '#shared/pages.ts'
import { pageStates } from './page-states.ts'

const router = readFileSync(join(import.meta.dirname, '../dashboard/src/router.tsx'), 'utf8')
const routed = [...router.matchAll(/\bpath="([^"]+)"|\bat\('([^']+)'\)/g)].map(
  ([, path = '', page = '']) => path || page,
)
const served = dashboardPages
const listed = pageStates.flatMap(({ paths }) => paths)

test('every route is in the list of page states', () => {
  expect([...routed, ...linkPages].filter((path) => !listed.includes(path))).toEqual([])
})

test('the server answers exactly the pages that the router knows', () => {
  const isRouted = (path: string) => routed.some((pattern) => pattern === path || matchesPage(pattern, [path]))
  expect(served.filter((path) => !isRouted(path))).toEqual([])
  expect(routed.filter((path) => path !== '*' && !matchesPage(path, served))).toEqual([])
})

test('every page state has a unique name', () => {
  const names = pageStates.flatMap(({ name, states }) => states.map((state) => `${name}-${state.name}`))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
