import { ConfigError } from '#server/config/config-error.ts'
import { type Config, readProcessConfig } from '#server/config/config.ts'
import { checkResend } from '#server/emails/resend/resend-checkup.ts'
import { checkFirebase } from '#server/identity/firebase/firebase-checkup.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { checkStripe } from '#server/stripe/stripe-checkup.ts'

const GIVES_UP_AFTER_MS = 10_000

/** Looks whether everything that is set up outside of here fits and answers. Sends nothing and changes nothing. */
export async function* examine(): AsyncGenerator<Finding> {
  const { ok, problem } = findingsOf('Settings')
  let config: Config
  try {
    config = readProcessConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    yield problem(`${error.message} Nothing else was looked at.`)
    return
  }
  yield ok('Every variable can be used.')
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  yield await checkAddress(publicUrl, config)
  yield* await checkStripe(config.stripe, { publicUrl })
  yield* await checkMail(config)
  yield await checkAccounts(config)
}

async function checkAddress(publicUrl: string, { isProduction }: Config): Promise<Finding> {
  const { ok, open, problem } = findingsOf('PUBLIC_URL')
  const answer = await fetch(`${publicUrl}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
  }).catch(() => undefined)
  const body = await answer?.text().catch(() => '')
  if (!answer)
    return problem(`Nothing answers at ${publicUrl}: start Goodword, and see that its name and its proxy lead to it.`)
  if (answer.status !== 200 || !body?.includes('"status":"ok"'))
    return problem(
      `${publicUrl}/healthz answers ${answer.status}, and not as Goodword does: see where the name and the proxy lead.`,
    )
  if (isProduction && !publicUrl.startsWith('https:'))
    return problem(`${publicUrl} is not encrypted: put a proxy with a certificate before Goodword, and set https://.`)
  if (!publicUrl.startsWith('https:'))
    return open(`Goodword answers at ${publicUrl}, which Stripe and mail services do not reach from outside.`)
  return ok(`Goodword answers at ${publicUrl}.`)
}

async function checkMail({ mail }: Config): Promise<Finding[]> {
  if (mail.service === 'resend') return checkResend(mail)
  const { open } = findingsOf('Mail')
  return [
    mail.service === 'smtp'
      ? open(`${mail.host} carries the mail; whether it takes any is seen when one is sent (\`npm run mail\`).`)
      : open('No mail service is set: mails are kept here and nobody gets one.'),
  ]
}

async function checkAccounts({ firebase }: Config): Promise<Finding> {
  if (firebase) return checkFirebase(firebase)
  return findingsOf('Accounts').ok('Goodword keeps them itself.')
}
