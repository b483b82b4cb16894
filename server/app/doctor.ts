import { ConfigError } from '#server/config/config-error.ts'
import { type Config, readProcessConfig } from '#server/config/config.ts'
import { checkResend } from '#server/emails/resend/resend-checkup.ts'
import { checkFirebase } from '#server/identity/firebase/firebase-checkup.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { checkStripe } from '#server/stripe/stripe-checkup.ts'
import { checkBackups, checkLedger } from './doctor-backups.ts'
import { checkData } from './doctor-data.ts'
import { checkEncryption } from './doctor-encryption.ts'
import { checkImageStore } from './doctor-images.ts'
import { checkLog } from './doctor-log.ts'
import { checkClock, checkNode, checkOperators, checkOwnDomains, checkRetention } from './doctor-machine.ts'
import { checkPostgres } from './doctor-postgres.ts'
import { checkStripeEvents } from './doctor-stripe-events.ts'

const GIVES_UP_AFTER_MS = 10_000

/**
 * Checks the settings, the data and every configured outside service. Sends nothing, and changes nothing
 * but for a probe in the store of images.
 */
export async function* examine(): AsyncGenerator<Finding> {
  const { ok, problem } = findingsOf('Settings')
  let config: Config
  try {
    config = readProcessConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [first = '', ...others] = error.message.split('\n')
    for (const sentence of others) yield problem(sentence)
    yield problem(`${first} The other checks were skipped.`)
    return
  }
  yield ok('All environment variables are valid.')
  yield checkNode()
  yield checkInstallation(config)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  yield await checkAddress(publicUrl, config)
  if (publicUrl.startsWith('https:')) yield* await checkEncryption(publicUrl)
  yield* await checkStripe(config.stripe, { publicUrl })
  yield* await checkEmail(config)
  yield await checkAccounts(config)
  yield* config.databaseUrl === undefined ? checkDataFolder(config) : checkPostgresData(config)
  yield* checkImageStore(config)
  yield checkRetention(config)
  yield* checkLog()
  yield await checkOperators(config)
  yield await checkOwnDomains(config)
  yield await checkClock(config)
}

async function* checkDataFolder(config: Config): AsyncGenerator<Finding> {
  if (yield* checkData(config)) yield* await checkStripeEvents(config)
  yield* checkBackups(config, systemClock.now())
  yield* checkLedger(config)
}

async function* checkPostgresData(config: Config): AsyncGenerator<Finding> {
  yield* checkPostgres(config)
  yield* await checkStripeEvents(config)
}

function checkInstallation({ isProduction, installation }: Config): Finding {
  const { ok, open } = findingsOf('Installation')
  const { productName, legalName, contactEmail, privacyEmail } = installation
  if (!isProduction) return open('The policies and emails may still show examples. Production refuses them.')
  const mailboxes = [...new Set([contactEmail, privacyEmail])].join(' and ')
  return ok(`The policies of ${productName} name ${legalName}, and people write to ${mailboxes}.`)
}

async function checkAddress(publicUrl: string, { isProduction, trustedProxyHops }: Config): Promise<Finding> {
  const { ok, open, problem } = findingsOf('PUBLIC_URL')
  const answer = await fetch(`${publicUrl}/healthz`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(GIVES_UP_AFTER_MS),
  }).catch(() => undefined)
  const body = await answer?.text().catch(() => '')
  if (!answer)
    return problem(`Nothing answers at ${publicUrl}. Start Goodword, and check that DNS and the proxy lead to it.`)
  if (answer.status !== 200 || !body?.includes('"status":"ok"'))
    return problem(
      `${publicUrl}/healthz answers ${answer.status}, which isn’t Goodword. Check where DNS and the proxy lead.`,
    )
  if (isProduction && !publicUrl.startsWith('https:'))
    return problem(
      `${publicUrl} is not encrypted. Put a proxy with a certificate in front of Goodword and use https://.`,
    )
  if (!publicUrl.startsWith('https:'))
    return open(
      `Goodword answers at ${publicUrl}, but Stripe and email services can’t reach that address from outside.`,
    )
  if (trustedProxyHops === 0)
    return problem(
      `Goodword answers at ${publicUrl}, so a proxy is in front of it, but TRUSTED_PROXY_HOPS is 0. All visitors count as one and share every limit. Set it to the number of proxies.`,
    )
  return ok(`Goodword answers at ${publicUrl}.`)
}

async function checkEmail({ email: sentEmail }: Config): Promise<Finding[]> {
  if (sentEmail.service === 'resend') return checkResend(sentEmail)
  const { open } = findingsOf('Email')
  return [
    sentEmail.service === 'smtp'
      ? open(`${sentEmail.host} sends the emails. Whether it accepts them shows when one is sent (\`npm run email\`).`)
      : open('No email service is set up: emails are kept here and nobody receives them.'),
  ]
}

async function checkAccounts({ firebase }: Config): Promise<Finding> {
  if (firebase) return checkFirebase(firebase)
  return findingsOf('Accounts').ok('Goodword manages accounts itself.')
}
