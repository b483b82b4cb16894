import { WidgetPublication, type WidgetDetails } from '#shared/widget-studio.ts'
import { siteName } from '../../../lib/site-name.ts'
import { defaultWidgetOptions, type WidgetHeights, type WidgetKind, type WidgetOptions } from '#shared/widgets.ts'

export type DraftOptions = Omit<WidgetOptions, 'allowedSites'>
export type Allows = WidgetDetails['allows']

/** What the studio edits, with what is typed as it was typed. */
export type Draft = {
  name: string
  kind: WidgetKind
  /** Empty for none. */
  slug: string
  /** Names of sites, one a line. */
  sites: string
  options: DraftOptions
}

/** What differs from what is published: the rest follows what is published, whoever publishes it. */
export type Changes = Partial<Omit<Draft, 'options'>> & { options?: Partial<DraftOptions> }

export type Fault = 'name' | 'slug' | 'sites' | 'subject'

export function draftOf({ widget, slug, options: { allowedSites, ...options } }: WidgetDetails): Draft {
  const sites = allowedSites.map(siteName).join('\n')
  return { name: widget.name, kind: widget.kind, slug: slug ?? '', sites, options }
}

export const withChanges = (draft: Draft, { options, ...rest }: Changes): Draft => ({
  ...draft,
  ...rest,
  options: { ...draft.options, ...options },
})

export const mergeChanges = (before: Changes, next: Changes): Changes => ({
  ...before,
  ...next,
  ...((before.options || next.options) && { options: { ...before.options, ...next.options } }),
})

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A site as people copy it from the address bar, with letters beyond a to z as browsers send them. */
function siteOf(typed: string): string {
  const [, star = '', name = ''] = /^(\*\.)?(.*)$/.exec(typed.trim().replace(/^[a-z]+:\/\//i, '')) ?? []
  const site = name.replace(/[/?#].*$/, '').replace(/\.$/, '')
  const isWide = /[^\0-\x7f]/.test(site) && URL.canParse(`http://${site}`)
  return star + (isWide ? new URL(`http://${site}`).host : site.toLowerCase())
}

const sitesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,;]/)
      .map(siteOf)
      .filter(Boolean),
  ),
]

/** The end of an address as it can be, of words as they are written or of a whole address. Empty for none. */
export function slugOf(typed: string): string {
  const words = typed.trim().replace(/^https?:\/\/.*\/(?=.)/i, '')
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[\s/_.-]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || words
}

/** What is sent to publish a draft, or what has to be put right first. */
export function readDraft({ name, kind, slug, sites, options }: Draft, heights: WidgetHeights | null) {
  const allowedSites = sitesOf(sites)
  const body = { name, kind, slug: slugOf(slug) || null, options: { ...options, allowedSites }, heights }
  const read = WidgetPublication.safeParse(body)
  if (read.success) return { body: read.data }
  const faults: Partial<Record<Fault, string>> = {}
  let other: string | undefined
  for (const { path, message } of read.error.issues) {
    const [field, option, index] = path
    const site = allowedSites[Number(index)]
    if (field === 'name' || field === 'slug') faults[field] ??= message
    else if (option === 'allowedSites') faults.sites ??= site ? `“${siteName(site)}”: ${message}` : message
    else if (option === 'structuredData') faults.subject ??= 'Enter its name.'
    else other ??= message
  }
  return { faults, other }
}

type Shown = { kind: WidgetKind; options: WidgetOptions }

/** As it is looked at: with everything that is tried. The server adds the line that only a plan takes away. */
export const triedOut = ({ kind, options }: Draft): Shown => ({
  kind,
  options: {
    ...options,
    // Nobody can see these, and half a word of them would be refused.
    allowedSites: [],
    structuredData: null,
  },
})

/** As pages will show it: what the plan does not have is left out. */
export function asPublished(draft: Draft, allows: Allows): Shown {
  const { kind, options } = triedOut(draft)
  return {
    kind,
    options: {
      ...options,
      theme: isDark(options) && !allows.darkThemes ? 'plain' : options.theme,
      colors: allows.colors ? options.colors : defaultWidgetOptions.colors,
      hasVisitorTools: options.hasVisitorTools && allows.visitorTools,
    },
  }
}

const isDark = ({ theme }: Pick<WidgetOptions, 'theme'>) => theme === 'dark' || theme === 'auto'

/** What is tried that the plan does not have, in words. */
export function beyondPlan({ kind, options }: Draft, allows: Allows): string[] {
  const hasColors = Object.values(options.colors).some((color) => color !== null)
  return [
    ...(isDark(options) && !allows.darkThemes ? [`the ${options.theme} theme`] : []),
    ...(hasColors && !allows.colors ? ['your colours'] : []),
    ...(options.hasVisitorTools && kind === 'wall' && !allows.visitorTools ? ['search and filters'] : []),
  ]
}
