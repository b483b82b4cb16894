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

const isEntry = (name: string) => (id: string) => id.endsWith(`/dashboard/${name}.html`)
const isOfVisitors = (id: string) => /\/features\/(landing|legal|not-found)\//.test(id)
const isOfClient = (id: string) => id.includes('/src/client/')
const isOfUploads = (id: string) => id.includes('/src/upload/')
const isOfAccounts = (id: string) => id.includes('/features/account/')

/** From the lowest up: what a module of one group imports is in the same group or in one before it. */
const GROUPS = ['base', 'uploads', 'client', 'clients', 'app', 'forms', 'owner'] as const
type Group = (typeof GROUPS)[number]

/** `byForm`: by the form of clients, whose size counts most. */
type Reached = {
  id: string
  byClients: boolean
  byForm: boolean
  byPortal: boolean
  always: boolean
  pages: readonly string[]
}

/**
 * - `app`: what the dashboard always loads, and what a page of visitors shares with another one. - `base`: the part of it
 *   that pages of clients load too, and what pages of accounts share with the form of clients. - `uploads`: what uploads images, apart from the rest because owners load it too.
 * - `client`: what the form and the portal share of `client/`, in one file: the page of a sign-off link needs only a part of
 *   it, but two files would be larger for clients. - `clients`: what else these load, a file for each combination of them.
 * - `forms`: what a page of accounts shares with another one. - `owner`: what pages of owners share.
 */
function groupOf({ id, byClients, byForm, byPortal, always, pages }: Reached): Group | null {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'base'
  const isFirst = always || pages.some(isOfVisitors)
  if (byClients) {
    if (always || ((isFirst || pages.some(isOfAccounts)) && byForm)) return 'base'
    if (isOfUploads(id)) return 'uploads'
    return isOfClient(id) && byForm && byPortal ? 'client' : 'clients'
  }
  if (always || (pages.length > 1 && isFirst)) return 'app'
  if (pages.length > 1 && pages.some(isOfAccounts)) return 'forms'
  return pages.length >= OWNER_SHARE_MIN ? 'owner' : null
}

function groupAll(ids: readonly string[], graph: Graph): Map<string, Group> {
  const entryOf = (name: string) => ids.filter(isEntry(name))
  const byClients = reach(['submit', 'collect', 'portal', 'sign-off'].flatMap(entryOf), graph, { isWhole: true })
  const byForm = reach(entryOf('submit'), graph)
  const byPortal = reach(entryOf('portal'), graph)
  const always = reach(entryOf('index'), graph)
  const whole = [...reach(entryOf('index'), graph, { isWhole: true })]
  const pages = [...new Set(whole.flatMap((id) => graph(id)?.dynamicallyImportedIds ?? []))]
  const fetchedLater = new Set(ids.flatMap((id) => graph(id)?.dynamicallyImportedIds ?? []))
  const reachedBy = pages.map((page) => ({ page, ids: reach([page], graph) }))
  const groups = new Map<string, Group>()
  for (const id of ids) {
    const sharing = reachedBy.filter((each) => each.ids.has(id)).map(({ page }) => page)
    if (fetchedLater.has(id)) continue
    const group = groupOf({
      id,
      byClients: byClients.has(id),
      byForm: byForm.has(id),
      byPortal: byPortal.has(id),
      always: always.has(id),
      pages: sharing,
    })
    if (group) groups.set(id, group)
  }
  return groups
}

/** A group with a file for each combination names all its pages, and a page downloads these names. */
const fileOf = (name: string) => `assets/${name.replace(/~.*/, '')}-[hash].js`

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
      entriesAware: name === 'clients' || name === 'uploads',
    })),
  }
  return { plugin, output: { codeSplitting, chunkFileNames: ({ name }: { name: string }) => fileOf(name) } }
}
