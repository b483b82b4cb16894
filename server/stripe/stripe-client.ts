import Stripe from 'stripe'

const GIVES_UP_AFTER_MS = 10_000
const RETRIES = 2
const MESSAGE_MAX = 300

/**
 * How to reach Stripe: `url` is the origin of an emulator, `fetch` one in this process; without both it is Stripe
 * itself.
 */
export type StripeReach = { url?: string | undefined; fetch?: ((request: Request) => Promise<Response>) | undefined }

/** The SDK, with the API version it was made for. */
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

/** True when nothing with that id exists, as far as our key can see; `param` says which of several ids. */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param)

/** The SDK's error made safe for a log: the original contains headers and the whole answer. */
export function brieflyOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error instanceof Error ? error : new Error(String(error))
  const { type, code, param, statusCode, requestId } = error
  const facts = [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined)
  return new Error(`${facts.join(' ')}: ${error.message.slice(0, MESSAGE_MAX)}`)
}

/** One sentence on what the operator can do about it; undefined for errors that are not Stripe's. */
export function explainStripeError(error: unknown): string | undefined {
  const { errors } = Stripe
  if (!(error instanceof errors.StripeError)) return undefined
  if (error instanceof errors.StripeAuthenticationError)
    return 'Stripe refuses the key. Copy it again from Developers, API keys.'
  if (error instanceof errors.StripePermissionError)
    return `The key doesn’t have permission for this. Give the restricted key more permissions, or use the secret key. Stripe says: ${sentenceOf(error)}`
  if (error instanceof errors.StripeConnectionError)
    return 'Stripe can’t be reached. Check that this machine can connect to api.stripe.com, and try again.'
  if (error instanceof errors.StripeAPIError || error instanceof errors.StripeRateLimitError)
    return 'Stripe has a problem at the moment. Try again in a few minutes.'
  return `Stripe refused: ${sentenceOf(error)}`
}

const sentenceOf = ({ message }: Error) => {
  const text = message
    .replaceAll(/\b([rs]k_(?:test|live)|whsec)_[\w*]+/g, '$1_…')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MESSAGE_MAX)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
