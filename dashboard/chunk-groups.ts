import type { Plugin } from 'vite'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = (id: string) => Module | null

/** The fewest pages of an owner that share a module before all of them load it in one file. */
const OWNER_SHARE_MIN = 3

/** Everything that loads with the start; with `isWhole` also what is fetched later. */
function reach(starts: readonly string[], graph: Graph, { isWhole = false } = {}): Set<string> {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const found = graph(id)
    if (found) waiting.push(...found.importedIds, ...(isWhole ? found.dynamicallyImportedIds : []))
  }
  return seen
}

const isEntry = (id: string) => id.endsWith('/dashboard/index.html')
const isReact = (id: string) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id)
const isOfVisitors = (id: string) => /\/features\/(landing|legal|not-found)\//.test(id)
const isOfAccounts = (id: string) => id.includes('/features/account/')

/** From the lowest up: what a module of one group imports is in the same group or in one before it. */
const GROUPS = ['react', 'app', 'forms', 'owner'] as const
type Group = (typeof GROUPS)[number]

type Reached = { id: string; always: boolean; pages: readonly string[] }

/**
 * - `react`: React itself. - `app`: what else the dashboard always loads, and what a page of visitors shares with another one.
 * - `forms`: what a page of accounts shares with another one. - `owner`: what pages of owners share.
 */
function groupOf({ id, always, pages }: Reached): Group | null {
  if (isReact(id)) return 'react'
  if (always || (pages.length > 1 && pages.some(isOfVisitors))) return 'app'
  if (pages.length > 1 && pages.some(isOfAccounts)) return 'forms'
  return pages.length >= OWNER_SHARE_MIN ? 'owner' : null
}

function groupAll(ids: readonly string[], graph: Graph): Map<string, Group> {
  const entry = ids.filter(isEntry)
  const always = reach(entry, graph)
  const whole = [...reach(entry, graph, { isWhole: true })]
  const pages = [...new Set(whole.flatMap((id) => graph(id)?.dynamicallyImportedIds ?? []))]
  const fetchedLater = new Set(pages)
  const reachedBy = pages.map((page) => ({ page, ids: reach([page], graph) }))
  const groups = new Map<string, Group>()
  for (const id of ids) {
    if (fetchedLater.has(id)) continue
    const sharing = reachedBy.filter((each) => each.ids.has(id)).map(({ page }) => page)
    const group = groupOf({ id, always: always.has(id), pages: sharing })
    if (group) groups.set(id, group)
  }
  return groups
}

/** Puts modules that several pages share into a few files, so that a page doesn't load a hundred. */
export function chunkGroups() {
  let groups = new Map<string, Group>()
  const plugin: Plugin = {
    name: 'goodword:chunk-groups',
    buildEnd() {
      groups = groupAll([...this.getModuleIds()], (id) => this.getModuleInfo(id))
    },
  }
  const codeSplitting = {
    groups: GROUPS.map((name, place) => ({
      name,
      test: (id: string) => groups.get(id) === name,
      priority: GROUPS.length - place,
    })),
  }
  return { plugin, output: { codeSplitting } }
}
