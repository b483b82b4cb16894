import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { emailAddress, httpsAddress } from '#shared/fields.ts'
import { createResendWebhooks } from '#server/emails/resend/resend-webhooks.ts'
import { returnedProblem } from '#server/emails/webhooks/return-reason.domain.ts'
import { addressFrom } from '#server/forms/addresses.domain.ts'
import { addressBlock } from '#server/http/client-address.ts'
import { acceptedLanguage } from '#server/http/accepted-language.ts'
import { acceptedEncoding, matchesEtag } from '#server/http/negotiate.ts'
import { createIdTokenReader, issuerOf } from '#server/identity/id-tokens.ts'
import { looksLikeImage, parseImageUrl, parseVariant } from '#server/images/images.domain.ts'
import { isDeeperThan } from '#server/kernel/json-depth.ts'
import { readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import { readStripeEvent, signStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { clientToken, isClientToken, requestIdIn, withoutClientTokens } from '#server/testimonials/client-links.ts'

const SECRET = 'whsec_fuzz'
const HASH_KEY = 'a key of the fuzzer'
const AT = new Date('2026-11-27T08:00:00.000Z')
const ORIGIN = 'https://goodword.example'
const DELIVERY_SECRET = `whsec_${Buffer.from('a secret of the fuzzer').toString('base64')}`
const DELIVERY_OUTCOMES = new Set(['accepted', 'delivered', 'late', 'complained', 'returned', 'failed'])

const AT_SECONDS = AT.getTime() / 1000
const SESSION_KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const SESSION_CLAIMS = JSON.stringify({
  iss: issuerOf('goodword'),
  aud: 'goodword',
  sub: 'acc_fuzz',
  iat: AT_SECONDS,
  exp: AT_SECONDS + 3600,
  auth_time: AT_SECONDS,
  session_id: 'ses_fuzz',
})
const SESSION_HEADER = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'fuzz' })).toString('base64url')

function signedSession(payload: Uint8Array): string {
  const content = `${SESSION_HEADER}.${Buffer.from(payload).toString('base64url')}`
  const key = { key: SESSION_KEYS.privateKey, dsaEncoding: 'ieee-p1363' } as const
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

const SESSION = signedSession(Buffer.from(SESSION_CLAIMS))

/** Anew each time, so that it knows no token that it read before. */
const sessionReader = () =>
  createIdTokenReader({
    clock: { now: () => AT },
    projectId: 'goodword',
    algorithms: ['ES256', 'RS256'],
    findKey: async (kid) => (kid === 'fuzz' ? SESSION_KEYS.publicKey : undefined),
  })

const TOKEN = clientToken('own-page', { requestId: 'q1w2e3r4t5y6u7i8o9p0aa', hashKey: HASH_KEY })

/** What reads bytes of strangers. It throws when it does something that it never may. */
export type FuzzTarget = {
  dictionary: readonly string[]
  /** What to change from the start, for code whose runs can't be counted. */
  seeds?: () => Promise<readonly Buffer[]>
  read: (input: Buffer) => unknown
}

/** Our own calls, checked by what must hold for every input. */
export const targets: Record<string, FuzzTarget> = {
  webhooks: {
    dictionary: ['"object"', '"type"', '"data"', '{"object":{', '"invoice.paid"', '"charge.refunded"', '"metadata"']
      .concat([
        '"customer_email":"a@b.example"',
        '"lines":{"data":[{',
        '"livemode":true',
        '"amount_paid":',
        'null',
        '1e400',
      ])
      .concat(['"payment_intent":', '"refunds":', '"created":1', '[[[[[[[[', '}}}}', '"checkout.session.completed"']),
    read(input) {
      const body = new Uint8Array(input)
      const text = input.toString()
      const signature = signStripeEvent({ body: text, secret: SECRET, at: AT })
      const found = readStripeEvent({ body, signature, secrets: [SECRET], now: AT })
      if (typeof found === 'object')
        readPaymentEvent({ type: found.type, object: jsonOf(found.content), occurredAt: AT })
      for (const type of ['invoice.paid', 'charge.refunded', 'checkout.session.completed', 'credit_note.created'])
        readPaymentEvent({ type, object: jsonOf(text), occurredAt: AT })
      assert(returnedProblem(text).length > 0)
    },
  },
  deliveries: {
    dictionary: ['"type":', '"data":{', '"email.bounced"', '"email.delivered"', '"email.failed"', '"domain.updated"']
      .concat(['"email_id":"', '"to":["a@b.example"]', '"tags":{"message":"m","code":"c"}', '"id":"'])
      .concat([
        '"bounce":{"type":"Permanent","message":"',
        '"__proto__"',
        '"constructor"',
        'null',
        '1e400',
        '{"',
        '}}',
      ]),
    read(input) {
      const text = input.toString()
      const id = 'evt_fuzz'
      const timestamp = String(Math.floor(Date.now() / 1000))
      const signature = new Webhook(DELIVERY_SECRET).sign(id, new Date(Number(timestamp) * 1000), text)
      const reader = createResendWebhooks({ webhookSecrets: [DELIVERY_SECRET] })
      const readSigned = (body: string) =>
        reader.readEvent({
          body,
          header: (name) => ({ 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature })[name],
        })
      assert.throws(() => readSigned(`${text} `), { code: 'emails.webhook_refused' }, 'Another text isn’t signed.')
      if (typeof jsonOf(text) === 'string') return
      const event = readSigned(text)
      assert.equal(event.id, id)
      if (event.about !== 'email') return
      assert(event.messageTag === null || typeof event.messageTag === 'string')
      assert(event.accountRecipient === null || typeof event.accountRecipient === 'string')
      assert(DELIVERY_OUTCOMES.has(event.outcome.kind))
    },
  },
  sessions: {
    dictionary: [SESSION, ...SESSION.split('.')]
      .concat([
        '.',
        '=',
        '"sub":"',
        '"exp":',
        '"iat":',
        '"auth_time":',
        '"session_id":"',
        '"email":',
        '"aud":"goodword"',
      ])
      .concat([SESSION_CLAIMS, '{"alg":"none"}', '{"alg":"ES256","kid":"fuzz","crit":["b64"],"b64":false}', '1e400']),
    async read(input) {
      const text = input.toString()
      const given = await sessionReader().read(text)
      assert(given === null || text === SESSION, 'Only a token that we issued is accepted.')
      const found = await sessionReader().read(signedSession(input))
      if (found === null) return
      const claims = Object(jsonOf(text))
      assert.equal(found.uid, claims.sub)
      assert(found.uid.length > 0 && found.uid.length <= 128)
      assert(claims.exp > AT_SECONDS - 61 && claims.iat <= AT_SECONDS + 60 && claims.iat >= AT_SECONDS - 3660)
      assert(!Number.isNaN(found.authenticatedAt.getTime()))
    },
  },
  addresses: {
    dictionary: [
      '@',
      '.',
      '..',
      'xn--',
      '"',
      'mailto:',
      'a@b.example',
      '\u202E',
      '＠',
      '。',
      '\u0000',
      '@[127.0.0.1]',
      'ß',
    ],
    read(input) {
      const text = input.toString()
      const parsed = emailAddress('Email').safeParse(text)
      if (parsed.success) {
        assert.equal(
          emailAddress('Email').parse(parsed.data),
          parsed.data,
          'An address that was read is read the same.',
        )
        assert.doesNotMatch(parsed.data, /[\s<>\p{Cc}]/u)
        assert.equal(parsed.data.split('@').length, 2)
      }
      httpsAddress.safeParse(text)
      const slug = addressFrom(text)
      if (slug !== null) assert.match(slug, /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/)
    },
  },
  tokens: {
    dictionary: [
      TOKEN,
      '.',
      ',',
      ';q=',
      'gzip',
      'br',
      '*',
      'W/"',
      '"',
      'de-AT',
      'zh-Hant',
      '::ffff:',
      '127.0.0.1',
      '0x7f',
    ],
    read(input) {
      const text = input.toString()
      const requestId = requestIdIn(text)
      if (isClientToken('own-page', { token: text, requestId, hashKey: HASH_KEY }))
        assert(text.startsWith(TOKEN), 'Only a token that we issued is accepted.')
      assert(text.includes(TOKEN) || !withoutClientTokens(`/unsubscribe/${TOKEN}${text}`).includes(TOKEN))
      acceptedLanguage(text)
      acceptedEncoding(text)
      matchesEtag(text, '"a"')
      addressBlock(text)
      isDeeperThan(64, text)
    },
  },
  images: {
    dictionary: [
      '\u0089PNG',
      'IHDR',
      'IDAT',
      'IEND',
      'Exif',
      'JFIF',
      '/goodword/testimonial/',
      '/image/',
      '/images/',
      'https://',
    ].concat([ORIGIN, '%2F', '..', '192.webp', '?until=', '#']),
    read(input) {
      looksLikeImage(input)
      const text = input.toString()
      parseVariant(text)
      const found = parseImageUrl(text, { origin: ORIGIN, bucket: undefined })
      assert(found === null || !JSON.stringify(found).includes('..'), 'No part of a path leads up.')
    },
  },
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
