import type { Member } from '#server/kernel/member.ts'

/**
 * The header profiles of all answers. The default is `api`, the strictest.
 * - `app`: pages of the dashboard. `form`: the client's pages. `api`: JSON for our own pages.
 * - `widget`: scripts and feeds loaded by other sites. `count`: what widgets report there. `wall`: public pages with an
 *   owner's testimonials.
 * - `image`: uploaded images, which any site may show and none may run.
 * - `preview`: the page with a widget inside the editor's iframe.
 * - `dev`: pages of the embedded services. `payment`: pages of the Stripe emulator, which have forms. `mail`: one
 *   rendered email inside an iframe, with its own styles.
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
  | 'email'

/** The headers of each profile for the current configuration. */
export type HeaderProfiles = Record<HeaderProfile, Record<string, string>>

/** The caller's session at the identity service. */
export type MemberSession = { uid: string; sessionId: string | null }

export type AppEnv = {
  Variables: {
    requestId: string
    /** The client's network address, using trusted proxies only. */
    address: string
    headerProfiles: HeaderProfiles
    member?: Member
  }
}
