import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { accountPages, clientFormPage, portalRoutes, matchesPage, ownerPages, publicPages } from '#shared/pages.ts'
import { pageStates } from './page-states.ts'

const router = readFileSync(join(import.meta.dirname, '../dashboard/src/router.tsx'), 'utf8')
const routed = [...router.matchAll(/\bpath="([^"]+)"/g)].map(([, path = '']) => path)
const served = [...publicPages, ...accountPages, ...ownerPages]
const looked = pageStates.flatMap(({ paths }) => paths)

test('every page that is routed is looked at in its states', () => {
  expect([...routed, clientFormPage, ...portalRoutes].filter((path) => !looked.includes(path))).toEqual([])
})

test('every page that the server answers is routed, and every page that is routed is answered', () => {
  const isRouted = (path: string) => routed.some((pattern) => pattern === path || matchesPage(pattern, [path]))
  expect(served.filter((path) => !isRouted(path))).toEqual([])
  expect(routed.filter((path) => path !== '*' && !matchesPage(path, served))).toEqual([])
})

test('each page and each of its states has a name of its own', () => {
  const names = pageStates.flatMap(({ name, states }) => states.map((state) => `${name}-${state.name}`))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
