import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { productionSettings } from '#server/testing/production-settings.ts'

const KEY = 're_a1B2c3D4_e5F6'
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const NEXT_SECRET = 'whsec_bmV4dCBzZWNyZXQgb2YgdGhlIHdlYmhvb2s='
const production = { ...productionSettings, NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }
const senders = { EMAIL_FROM: 'requests@mail.a.example', ACCOUNT_EMAIL_FROM: 'accounts@a.example' }

const emailOf = (environment: Record<string, string>) => readConfig(environment).email

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    return String(error)
  }
  return 'not refused'
}

describe('the configuration of mail', () => {
  test('keeps mails here where no service is named, from senders of nobody', () => {
    expect(emailOf({})).toEqual({
      service: 'outbox',
      from: 'requests@goodword.example',
      accountFrom: 'accounts@goodword.example',
    })
  })

  test('names Resend by its key, with a webhook or without', () => {
    expect(emailOf({ RESEND_API_KEY: KEY })).toMatchObject({ service: 'resend', apiKey: KEY, webhookSecrets: [] })
    const changing = { RESEND_API_KEY: KEY, RESEND_WEBHOOK_SECRET: `${SECRET}, ${NEXT_SECRET}` }
    expect(emailOf(changing)).toMatchObject({ webhookSecrets: [SECRET, NEXT_SECRET] })
    const staged = { RESEND_API_KEY: KEY, RESEND_URL: 'http://127.0.0.1:4010/' }
    expect(emailOf(staged)).toMatchObject({ url: 'http://127.0.0.1:4010' })
  })

  test.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, account: undefined }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, isSecure: false, account: undefined }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, account: undefined }],
    [
      'smtps://me%40a.example:p%3Ass%2Fw%40rd@mail.example',
      { host: 'mail.example', port: 465, isSecure: true, account: { user: 'me@a.example', password: 'p:ss/w@rd' } },
    ],
  ])('reads the mail server %s', (url, server) => {
    expect(emailOf({ SMTP_URL: url })).toMatchObject({ service: 'smtp', ...server })
  })

  test('takes a service in production with two senders', () => {
    expect(emailOf({ ...production, ...senders, RESEND_API_KEY: KEY })).toMatchObject({
      from: 'requests@mail.a.example',
      accountFrom: 'accounts@a.example',
    })
  })

  test.each<[Record<string, string>, string]>([
    [{ RESEND_API_KEY: KEY, SMTP_URL: 'smtp://mail.example' }, 'RESEND_API_KEY or SMTP_URL, not both'],
    [{ RESEND_WEBHOOK_SECRET: SECRET }, 'Set RESEND_API_KEY too'],
    [{ ...production, ...senders, RESEND_API_KEY: KEY, RESEND_URL: 'http://127.0.0.1:4010' }, 'RESEND_URL sends every'],
    [
      { ...production, EMAIL_FROM: 'a@a.example', ACCOUNT_EMAIL_FROM: 'A@a.example', SMTP_URL: 'smtp://mail.example' },
      'two different addresses',
    ],
    [{ RESEND_API_KEY: KEY, RESEND_URL: 'http://127.0.0.1:4010/v1' }, 'RESEND_URL is "http://127.0.0.1:4010/v1" but'],
    [{ ACCOUNT_EMAIL_FROM: 'me' }, 'ACCOUNT_EMAIL_FROM is "me" but must be an email address.'],
  ])('refuses %j with one sentence', (environment, part) => {
    expect(refusalOf(environment)).toContain(part)
  })

  test.each<[Record<string, string>, string]>([
    [{ RESEND_API_KEY: 'sk_hunter2hunter2' }, 'RESEND_API_KEY must be a Resend key, which begins with re_.'],
    [
      { RESEND_API_KEY: KEY, RESEND_WEBHOOK_SECRET: 'whsec_hunter2 hunter2' },
      'RESEND_WEBHOOK_SECRET must be the webhook’s signing secret',
    ],
    [
      { RESEND_API_KEY: KEY, RESEND_WEBHOOK_SECRET: `${SECRET},${SECRET},whsec_hunter2hunter2hunter2` },
      'RESEND_WEBHOOK_SECRET must be',
    ],
    [{ SMTP_URL: 'https://me:hunter2@mail.example' }, 'SMTP_URL must be an SMTP server like'],
    [{ SMTP_URL: 'smtps://me:hunter2@mail.example?pool=true' }, 'SMTP_URL must be an SMTP server like'],
    [{ SMTP_URL: 'smtps://me:hunter2%@mail.example' }, 'SMTP_URL must be an SMTP server like'],
    [{ SMTP_URL: 'smtps://hunter2@mail.example' }, 'SMTP_URL must be an SMTP server like'],
    [{ SMTP_URL: 'hunter2' }, 'SMTP_URL must be an SMTP server like'],
    [{ EMAIL_FROM: 're_hunter2hunter2' }, 'EMAIL_FROM must be an email address.'],
    [{ RESEND_URL: 'ftp://me:hunter2@mail.example' }, 'RESEND_URL must be an address like'],
  ])('refuses a secret without repeating it: %#', (environment, part) => {
    const refusal = refusalOf(environment)
    expect(refusal).toContain(part)
    expect(refusal).not.toContain('hunter2')
  })
})
