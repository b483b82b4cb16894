/**
 * Every page that the dashboard shows, as path patterns of react-router. The server answers these with 200 and anything
 * else with 404; the path saved before signing in must match one of them.
 */
export const publicPages = ['/', '/privacy-policy', '/terms-of-service'] as const
export const accountPages = [
  '/login',
  '/logout',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/goodbye',
] as const
export const ownerPages = [
  '/testimonial',
  '/testimonial/list',
  '/widgets',
  '/widgets/:id',
  '/settings',
  '/settings/profile',
  '/settings/subscription',
  '/settings/form',
  '/settings/emails',
  '/settings/stripe',
  '/settings/data',
  '/stripe',
  '/stripe/payment-success',
] as const
export const clientFormPage = '/testimonial/submit/:goodwordTestimonialId'
/** Pages of the client that another entry shows than the form. */
export const clientOwnPages = ['/testimonial/mine/:token', '/unsubscribe/:token'] as const

/** True when the path (no query, no hash) is one of the patterns. */
export function matchesPage(path: string, patterns: readonly string[]): boolean {
  const segments = path.split('/').filter(Boolean)
  return patterns.some((pattern) => {
    const parts = pattern.split('/').filter(Boolean)
    return (
      parts.length === segments.length && parts.every((part, index) => part.startsWith(':') || part === segments[index])
    )
  })
}
