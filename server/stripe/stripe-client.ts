import Stripe from 'stripe'

const GIVES_UP_AFTER_MS = 10_000
const RETRIES = 2
const MESSAGE_MAX = 300

/** How Stripe is reached: `url` is the origin of a stand-in, and `fetch` one in this process; neither is Stripe itself. */
export type StripeReach = { url?: string | undefined; fetch?: ((request: Request) => Promise<Response>) | undefined }

/** The SDK, speaking the version of Stripe's API that it was made for. */
export function createStripeClient({ secretKey, reach }: { secretKey: string; reach: StripeReach }): Stripe {
  return new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    timeout: GIVES_UP_AFTER_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...hostOf(reach.url),
    ...(reach.fetch && { httpClient: Stripe.createFetchHttpClient(inProcess(reach.fetch)) }),
  })
}

function hostOf(url: string | undefined) {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'https:'
  return { host: hostname, port: port || (isSecure ? '443' : '80'), protocol: isSecure ? 'https' : 'http' } as const
}

const inProcess =
  (answer: (request: Request) => Promise<Response>): typeof fetch =>
  (input, init) =>
    answer(new Request(input, init))

/** True when there is nothing of that name, as far as our key can see; `param` says which name of several. */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param)

/** What the SDK threw, as far as a log may have it: its own error holds headers and everything that was answered. */
export function brieflyOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error(String(error))
  const { type, code, param, statusCode, requestId } = error
  const facts = [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined)
  return new Error(`${facts.join(' ')}: ${error.message.slice(0, MESSAGE_MAX)}`)
}

/** One sentence of what whoever set up the key can do about it; undefined for what is no error of Stripe's. */
export function explainStripeError(error: unknown): string | undefined {
  const { errors } = Stripe
  if (!(error instanceof errors.StripeError)) return undefined
  if (error instanceof errors.StripeAuthenticationError)
    return 'Stripe refuses the key: take it anew under Developers, API keys.'
  if (error instanceof errors.StripePermissionError)
    return `The key may not do this: give the restricted key more permissions, or take the secret key. Stripe says: ${sentenceOf(error)}`
  if (error instanceof errors.StripeConnectionError)
    return 'Stripe cannot be reached: see that this machine may call api.stripe.com, and try again.'
  if (error instanceof errors.StripeAPIError || error instanceof errors.StripeRateLimitError)
    return 'Stripe is out of order for now: try again in some minutes.'
  return `Stripe refuses it: ${sentenceOf(error)}`
}

const sentenceOf = ({ message }: Error) => {
  const text = message
    .replaceAll(/\b([rs]k_(?:test|live)|whsec)_[\w*]+/g, '$1_…')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MESSAGE_MAX)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
