import Stripe from 'stripe'
import { connectionsUnavailable } from './gateway.errors.ts'
import { brieflyOf } from './stripe-client.ts'
import type { LinkedAccount, LinkProvider } from './gateway.ts'

const CONNECT_ORIGIN = 'https://connect.stripe.com'
const ACCOUNT_ID = /^acct_[A-Za-z\d]+$/

/** Links through our Connect platform. `consentUrl` is an emulator's consent page; undefined means Stripe itself. */
export function createStripeLinks({
  stripe,
  clientId,
  isLive,
  consentUrl = () => `${CONNECT_ORIGIN}/oauth/authorize`,
}: {
  stripe: Stripe
  clientId: string
  isLive: boolean
  consentUrl?: () => string
}): LinkProvider {
  return {
    isLive,

    // The SDK's own would drop an emulator's port.
    authorizeUrl({ state, redirectUrl, email, name }) {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        scope: 'read_write',
        redirect_uri: redirectUrl,
        state,
        stripe_landing: 'login',
        'stripe_user[email]': email,
        ...(name !== null && { 'stripe_user[business_name]': name }),
      })
      return `${consentUrl()}?${query}`
    },

    async exchange(code) {
      const token = await exchangeCode(stripe, code)
      const accountId = token?.stripe_user_id
      if (!token || accountId === undefined || !ACCOUNT_ID.test(accountId)) return null
      return { accountId, isLive: token.livemode === true, name: await readName(stripe, accountId) }
    },

    async revoke({ accountId, isLive: isLiveAccount }) {
      // A key can only revoke links in its own mode.
      if (isLiveAccount !== isLive || !ACCOUNT_ID.test(accountId)) return
      try {
        await stripe.oauth.deauthorize({ client_id: clientId, stripe_user_id: accountId })
      } catch (error) {
        if (!isNotConnected(error)) throw connectionsUnavailable(brieflyOf(error))
      }
    },
  }
}

/** Null for a code that is unknown, used or expired. */
async function exchangeCode(stripe: Stripe, code: string): Promise<Stripe.OAuthToken | null> {
  try {
    return await stripe.oauth.token({ grant_type: 'authorization_code', code })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidGrantError) return null
    throw connectionsUnavailable(brieflyOf(error))
  }
}

/** The link already exists, so failing to read a name must not lose it. */
async function readName(stripe: Stripe, accountId: string): Promise<LinkedAccount['name']> {
  try {
    const { business_profile: profile, settings, company } = await stripe.accounts.retrieve(accountId)
    const names = [profile?.name, settings?.dashboard.display_name, company?.name]
    return names.find((name) => name?.trim())?.trim() ?? null
  } catch {
    return null
  }
}

/** Stripe says `invalid_client` for an account that is not, or no longer, linked to us. */
const isNotConnected = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidClientError && /not connected|does not exist/i.test(error.message)
