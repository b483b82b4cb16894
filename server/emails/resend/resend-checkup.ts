import { Resend } from 'resend'
import type { MailConfig } from '#server/config/mail-config.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const GIVES_UP_AFTER_MS = 10_000

type ResendConfig = Extract<MailConfig, { service: 'resend' }>

/** Whether Resend takes our key and the domains of our senders. Sends nothing. */
export async function checkResend({
  apiKey,
  url,
  from,
  accountFrom,
  webhookSecrets,
}: ResendConfig): Promise<Finding[]> {
  const { ok, open, problem } = findingsOf('Mail: Resend')
  const { domains } = new Resend(apiKey, url === undefined ? {} : { baseUrl: url })
  const { data, error } = await domains.list({ limit: 100 }, { signal: AbortSignal.timeout(GIVES_UP_AFTER_MS) })
  const webhook =
    webhookSecrets.length > 0
      ? ok('The webhook has a secret.')
      : open('RESEND_WEBHOOK_SECRET is not set: nobody hears of mails that bounce.')
  if (error?.name === 'restricted_api_key')
    return [open('The key may only send: the domains cannot be seen, and owners cannot add theirs.'), webhook]
  if (error && (error.statusCode === 401 || error.statusCode === 403))
    return [problem('Resend refuses the key: take another under API Keys and set RESEND_API_KEY.'), webhook]
  if (!data)
    return [problem('Resend cannot be reached or is out of order: see that this machine may call it.'), webhook]
  const senders = [
    { variable: 'MAIL_FROM', address: from },
    { variable: 'ACCOUNT_MAIL_FROM', address: accountFrom },
  ]
  const found = senders.map(({ variable, address }) => {
    const name = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    const domain = data.data.find((known) => known.name.toLowerCase() === name)
    if (!domain) return problem(`${variable} is at ${name}, which is no domain at Resend: add it there and verify it.`)
    return domain.status === 'verified'
      ? ok(`${variable} is at ${name}, which is verified.`)
      : problem(`${variable} is at ${name}, which is not verified yet: add its DNS records and verify it at Resend.`)
  })
  return [...found, webhook]
}
