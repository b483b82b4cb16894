import { Resend } from 'resend'
import type { EmailConfig } from '#server/config/email-config.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const GIVES_UP_AFTER_MS = 10_000

type ResendConfig = Extract<EmailConfig, { service: 'resend' }>

/** Checks whether Resend accepts our key and has our senders' domains. Sends nothing. */
export async function checkResend({
  apiKey,
  url,
  from,
  accountFrom,
  webhookSecrets,
}: ResendConfig): Promise<Finding[]> {
  const { ok, open, problem } = findingsOf('Email: Resend')
  const { domains } = new Resend(apiKey, url === undefined ? {} : { baseUrl: url })
  const { data, error } = await domains.list({ limit: 100 }, { signal: AbortSignal.timeout(GIVES_UP_AFTER_MS) })
  const webhook =
    webhookSecrets.length > 0
      ? ok('The webhook’s signing secret is set.')
      : open('RESEND_WEBHOOK_SECRET is not set, so Goodword doesn’t learn of bounces.')
  if (error?.name === 'restricted_api_key')
    return [open('The key can only send, so its domains can’t be checked and owners can’t add theirs.'), webhook]
  if (error && (error.statusCode === 401 || error.statusCode === 403))
    return [problem('Resend refuses the key. Create a new one under API Keys and set RESEND_API_KEY.'), webhook]
  if (!data)
    return [problem('Resend can’t be reached or has a problem. Check that this machine can connect to it.'), webhook]
  const senders = [
    { variable: 'EMAIL_FROM', address: from },
    { variable: 'ACCOUNT_EMAIL_FROM', address: accountFrom },
  ]
  const found = senders.map(({ variable, address }) => {
    const name = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    const domain = data.data.find((known) => known.name.toLowerCase() === name)
    if (!domain)
      return problem(`${variable} uses ${name}, which is not a domain at Resend. Add it there and verify it.`)
    return domain.status === 'verified'
      ? ok(`${variable} uses ${name}, which is verified.`)
      : problem(`${variable} uses ${name}, which is not verified yet. Add its DNS records and verify it at Resend.`)
  })
  return [...found, webhook]
}
