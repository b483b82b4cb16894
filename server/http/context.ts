/**
 * The header profiles of everything we answer. Whatever does not choose one gets `api`, the strictest.
 * - `app`: pages of the dashboard. `form`: the client's pages. `api`: JSON for our own pages.
 * - `widget`: scripts and feeds that other people's sites load. `count`: what widgets tell of themselves there. `wall`: public pages of an owner's testimonials.
 * - `image`: uploaded pictures, which are anybody's to show and nobody's to run.
 * - `preview`: the page with a widget that the studio frames.
 * - `dev`: readers of the embedded services. `payment`: pages of the stand-in for Stripe, which have forms. `mail`: one mail as rendered, framed by its reader; mails style themselves.
 */
export type HeaderProfile =
  | 'app'
  | 'form'
  | 'api'
  | 'widget'
  | 'count'
  | 'wall'
  | 'preview'
  | 'image'
  | 'dev'
  | 'payment'
  | 'mail'

/** The headers of each profile, as the configuration has them. */
export type HeaderProfiles = Record<HeaderProfile, Record<string, string>>

/** The signed-in owner as every owner route knows it. */
export type Owner = {
  userId: string
  workspaceId: string
  email: string
}

export type AppEnv = {
  Variables: {
    requestId: string
    /** The client's network address, as far as the trusted proxies can be believed. */
    address: string
    headerProfiles: HeaderProfiles
    owner?: Owner
  }
}
