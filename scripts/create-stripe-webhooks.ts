import { parseArgs } from 'node:util'
import { assertWebhooks, explainStripeConsoleFailure, type WebhookOutcome } from '#server/app/stripe-console.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Creates Goodword's webhooks at Stripe, and shows their secrets once.

  npm run stripe:webhooks

It reads PUBLIC_URL and the Stripe keys from .env or the environment. With STRIPE_BILLING_SECRET_KEY it creates the webhook for
plans, with STRIPE_LINK_SECRET_KEY the one for linked accounts. Existing webhooks stay; missing event types are added.
`

function describe(outcome: WebhookOutcome): string {
  const { kind, id, url, variable } = outcome
  const its = `Its secret has not changed (${variable}). Stripe shows it under Developers, Webhooks.`
  if (kind === 'made')
    return `Created ${id} for ${url}. Add this to .env; it is not shown again:\n\n${variable}=${outcome.secret}\n`
  if (kind === 'corrected') return `Updated ${id} for ${url}: it is enabled and receives all events now. ${its}`
  if (kind === 'was_there') return `Found ${id} for ${url}. ${its}`
  return `Found ${id} for ${url}, but it uses ${outcome.version ?? 'the account’s default version'} of Stripe's API, which can't be changed. Delete it at Stripe under Developers, Webhooks, and run this again.`
}

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } })
  } catch (error) {
    throw new ProgramError(
      `${String(error)
        .split('. ')[0]
        ?.replace(/^[^:]*: /, '')}. See npm run stripe:webhooks -- --help.`,
    )
  }
}

await runProgram(async () => {
  if (readArguments().values.help) {
    process.stdout.write(HELP)
    return 0
  }
  let exitCode = 0
  try {
    for await (const outcome of assertWebhooks()) {
      console.log(describe(outcome))
      if (outcome.kind === 'other_version') exitCode = 1
    }
  } catch (error) {
    const sentence = explainStripeConsoleFailure(error)
    throw sentence ? new ProgramError(sentence) : error
  }
  return exitCode
})
