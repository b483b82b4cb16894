import { parseArgs } from 'node:util'
import { assertWebhooks, explainStripeDeskFailure, type WebhookOutcome } from '#server/app/stripe-desk.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Makes Goodword's webhooks at Stripe, and shows their secrets once.

  npm run stripe:webhooks

It reads PUBLIC_URL and the keys of Stripe from .env or the environment. With STRIPE_BILLING_SECRET_KEY it makes the webhook
of plans, with STRIPE_LINK_SECRET_KEY that of linked accounts. What is there already stays; events that it lacks are added.
`

function describe(outcome: WebhookOutcome): string {
  const { kind, id, url, variable } = outcome
  const its = `Its secret stays as it was (${variable}): Stripe shows it under Developers, Webhooks.`
  if (kind === 'made')
    return `Made ${id} to ${url}. Put this into .env; it is not shown again:\n\n${variable}=${outcome.secret}\n`
  if (kind === 'corrected') return `There was ${id} to ${url}; it is switched on and hears of every event now. ${its}`
  if (kind === 'was_there') return `There is ${id} to ${url}. ${its}`
  return `There is ${id} to ${url}, but it speaks version ${outcome.version ?? 'of the account'} of Stripe's API, and that cannot be changed: delete it at Stripe under Developers, Webhooks, and run this again.`
}

function readArguments() {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } })
  } catch (error) {
    throw new ProgramError(`${String(error).split('. ')[0]}: npm run stripe:webhooks -- --help says what there is.`)
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
    const sentence = explainStripeDeskFailure(error)
    throw sentence ? new ProgramError(sentence) : error
  }
  return exitCode
})
