import { WidgetPublication, type WidgetDetails, type WidgetVersion } from '#shared/widget-editor.ts'
import { siteName } from '../../../lib/site-name.ts'
import {
  isOfCards,
  defaultWidgetOptions,
  HostedPage,
  type WidgetHeights,
  type WidgetKind,
  type WidgetOptions,
} from '#shared/widgets.ts'

export type DraftOptions = Omit<WidgetOptions, 'allowedSites' | 'hostedPage'>
export type Allows = WidgetDetails['allows']

/** What the editor edits, with text fields exactly as typed. */
export type Draft = {
  name: string
  kind: WidgetKind
  /** Empty for none. */
  slug: string
  /** Names of sites, one per line. */
  sites: string
  /** On the hosted page; each is empty for none. */
  sentence: string
  buttonLabel: string
  buttonUrl: string
  siteUrl: string
  /** Id of a testimonial. */
  leadId: string
  hostedLayout: HostedPage['layout']
  isInSitemap: boolean
  options: DraftOptions
}

/** The changes since the last publication. Everything else follows what is published, whoever publishes it. */
export type Changes = Partial<Omit<Draft, 'options'>> & { options?: Partial<DraftOptions> }

export type Fault = 'name' | 'slug' | 'sites' | 'subject' | 'sentence' | 'buttonLabel' | 'buttonUrl' | 'siteUrl'

export function draftOf({ widget, slug, options: { allowedSites, hostedPage, ...options } }: WidgetDetails): Draft {
  const { sentence, button, siteUrl, leadId, layout, isInSitemap } = hostedPage
  return {
    name: widget.name,
    kind: widget.kind,
    slug: slug ?? '',
    sites: allowedSites.map(siteName).join('\n'),
    sentence: sentence ?? '',
    buttonLabel: button?.label ?? '',
    buttonUrl: button?.url ?? '',
    siteUrl: siteUrl ?? '',
    leadId: leadId ?? '',
    hostedLayout: layout,
    isInSitemap,
    options,
  }
}

/** Everything of a version that was published before, as changes to what is published now. */
export function changesTo({ name, kind, options }: WidgetVersion, now: WidgetDetails): Changes {
  const { slug: _, ...changed } = draftOf({ ...now, widget: { ...now.widget, name, kind }, options })
  return changed
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

/** A site as people copy it from the address bar, in the form browsers send (letters beyond a to z encoded). */
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

/** People leave out what every address begins with. */
function addressOf(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z]+:|:\/\//i.test(address) ? address : `https://${address}`
}

/** What the hosted page gets besides the testimonials. A button needs both of its fields. */
function hostedPageOf({
  sentence,
  buttonLabel,
  buttonUrl,
  siteUrl,
  leadId,
  hostedLayout,
  isInSitemap,
}: Draft): WidgetOptions['hostedPage'] {
  const button = { label: buttonLabel.trim(), url: addressOf(buttonUrl) }
  return {
    sentence: sentence.trim() || null,
    button: button.label || button.url ? button : null,
    siteUrl: addressOf(siteUrl) || null,
    leadId: leadId || null,
    layout: hostedLayout,
    isInSitemap,
  }
}

/** A valid last part of an address, made from free text or from a whole address. Empty for none. */
export function slugOf(typed: string): string {
  const wording = typed.trim().replace(/^https?:\/\/.*\/(?=.)/i, '')
  const slug = wording
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[\s/_.-]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || wording
}

/** The body that publishes a draft, or the faults to fix first. */
export function readDraft(draft: Draft, heights: WidgetHeights | null) {
  const { name, kind, slug } = draft
  const allowedSites = sitesOf(draft.sites)
  const options = { ...draft.options, allowedSites, hostedPage: hostedPageOf(draft) }
  const body = { name, kind, slug: slugOf(slug) || null, options, heights }
  const read = WidgetPublication.safeParse(body)
  if (read.success) return { body: read.data }
  const faults: Partial<Record<Fault, string>> = {}
  let other: string | undefined
  for (const { path, message } of read.error.issues) {
    const [field, option, index, part] = path
    const site = allowedSites[Number(index)]
    if (field === 'name' || field === 'slug') faults[field] ??= message
    else if (option === 'allowedSites') faults.sites ??= site ? `“${siteName(site)}”: ${message}` : message
    else if (option === 'structuredData') faults.subject ??= 'Enter a name.'
    else if (option === 'hostedPage' && index === 'button')
      faults[part === 'label' ? 'buttonLabel' : 'buttonUrl'] ??= message
    else if (option === 'hostedPage' && (index === 'sentence' || index === 'siteUrl')) faults[index] ??= message
    else other ??= message
  }
  return { faults, other }
}

type Shown = { kind: WidgetKind; options: WidgetOptions }

/** The preview with everything the owner is trying out. The server adds the branding that only a plan removes. */
export const triedOut = ({ kind, options }: Draft): Shown => ({
  kind,
  options: {
    ...options,
    // These are invisible in a preview, and a half-typed value would be refused.
    allowedSites: [],
    structuredData: null,
    hostedPage: defaultWidgetOptions.hostedPage,
  },
})

/** The hosted page with everything that is typed, without the parts that are not finished yet. */
export function triedOutPage(draft: Draft): HostedPage {
  const { sentence, button, siteUrl, ...page } = hostedPageOf(draft)
  const { shape } = HostedPage
  return {
    ...page,
    sentence: shape.sentence.safeParse(sentence).data ?? null,
    button: shape.button.safeParse(button).data ?? null,
    siteUrl: shape.siteUrl.safeParse(siteUrl).data ?? null,
  }
}

/** What pages will show: options that the plan does not include are left out. */
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

/** What the owner is trying out that the plan does not include, as text. */
export function beyondPlan({ kind, options }: Draft, allows: Allows): string[] {
  const hasColors = Object.values(options.colors).some((color) => color !== null)
  return [
    ...(isDark(options) && !allows.darkThemes ? [`the ${options.theme} theme`] : []),
    ...(hasColors && !allows.colors ? ['your colours'] : []),
    ...(options.hasVisitorTools && isOfCards(kind) && !allows.visitorTools ? ['search and filters'] : []),
  ]
}
