/**
 * Every page of the dashboard, as path patterns of react-router. The server answers these with 200 and all others with
 * 404; a path saved before signing in must match one of them.
 */
export const publicPages = ['/', '/privacy-policy', '/terms-of-service'] as const
export const accountPages = [
  '/login',
  '/logout',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/invitation/:token',
  '/goodbye',
] as const
export const ownerPages = [
  '/overview',
  '/testimonial',
  '/testimonial/list',
  '/testimonials/:id/share',
  '/import',
  '/import/clients',
  '/testimonial/planned',
  '/testimonial/planned/:id',
  '/payments',
  '/forms',
  '/forms/:id',
  '/widgets',
  '/widgets/:id',
  '/widgets/:id/order',
  '/reports',
  '/reports/:month',
  '/settings',
  '/settings/profile',
  '/settings/security',
  '/settings/security/two-factor',
  '/settings/subscription',
  '/settings/form',
  '/settings/emails',
  '/settings/stripe',
  '/settings/team',
  '/settings/team/activity',
  '/settings/data',
  '/stripe',
  '/stripe/payment-success',
] as const
/** A report for whoever has the link. It is a page of the dashboard, served with the headers of pages with secret links. */
export const sharedReportPage = '/report/:token' as const
/** An invitation is returned to after signing in. */
export const invitationPage = '/invitation/:token' as const satisfies (typeof accountPages)[number]
export const clientFormPage = '/testimonial/submit/:goodwordTestimonialId' as const
/** Pages of the client portal, which has an HTML entry of its own. */
export const portalPage = '/testimonial/mine/:token' as const
/** The same entry, with an HTML file of its own: it also works without scripts. */
export const unsubscribePage = '/unsubscribe/:token' as const
export const portalRoutes = [portalPage, unsubscribePage] as const
/** The page of a sign-off link, with an HTML entry of its own. */
export const signOffPage = '/sign-off/:token' as const
/** The page of a collection link, with an HTML entry of its own. */
export const collectionPage = '/to/:slug' as const
/** Where a visitor of a collection link confirms an email address. It has the same entry. */
export const confirmationPage = '/confirm/:token' as const
/** Pages that whoever has a link can open. They have HTML entries of their own. */
export const linkPages = [clientFormPage, collectionPage, confirmationPage, ...portalRoutes, signOffPage] as const

export type DashboardPage =
  | (typeof publicPages)[number]
  | (typeof accountPages)[number]
  | (typeof ownerPages)[number]
  | typeof sharedReportPage
/** Stands for every path without a page. */
export type UnknownPage = '*'
export type Page = DashboardPage | (typeof linkPages)[number] | UnknownPage

export const dashboardPages: readonly DashboardPage[] = [
  ...publicPages,
  ...accountPages,
  ...ownerPages,
  sharedReportPage,
]

/** The first pattern that the path (without query and hash) matches. */
export function findPage<Pattern extends string>(path: string, patterns: readonly Pattern[]): Pattern | undefined {
  const segments = path.split('/').filter(Boolean)
  return patterns.find((pattern) => {
    const parts = pattern.split('/').filter(Boolean)
    return (
      parts.length === segments.length && parts.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}

/** True when the path (without query and hash) matches one of the patterns. */
export const matchesPage = (path: string, patterns: readonly string[]): boolean =>
  findPage(path, patterns) !== undefined

/** Name of the file with the HTML of a page: its pattern, with dots for slashes. */
export const pageFile = (page: string): string =>
  `${page === '*' ? 'unknown' : page.split('/').filter(Boolean).join('.').replaceAll(':', '') || 'home'}.html`
