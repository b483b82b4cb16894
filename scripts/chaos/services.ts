import { startFakeStripe } from '#server/testing/fake-stripe.ts'
import { type Fault, FAULTS, startBrokenProxy } from './broken-proxy.ts'
import { call, insist, isAccepted, until } from './calls.ts'
import { type Experiment, type Finding, findEach, type Options } from './experiment.ts'
import { createRequests, finish } from './requests.ts'
import { isReady, OWNER, setStage, signIn } from './stage.ts'

const NOT_FOUND = 'http://resend.invalid'
const REQUESTS_A_FAULT = 2
const PAYER = { ...OWNER, email: 'paula@studio.example' }

/** Requests are accepted while the email service fails, and sent once it doesn't. */
async function emailFault({ planted }: Options, fault: Fault): Promise<Finding> {
  const stage = await setStage({ planted })
  const proxy = await startBrokenProxy(() => stage.resend.origin)
  try {
    const product = await stage.start({ RESEND_URL: proxy.origin })
    const requests = await createRequests(product.origin)
    proxy.fail(fault)
    const wrong: string[] = []
    for (let number = 0; number < REQUESTS_A_FAULT; number += 1) {
      const answer = await requests.tryNext(product.origin)
      if (!isAccepted(answer)) wrong.push(`A request was refused: ${answer.message}`)
    }
    await until('the service fails', () => proxy.failures() > 0)
    if (!(await isReady(product))) wrong.push('The process is not ready.')
    proxy.fail(undefined)
    return await finish(stage, { requests, product, fault: `Resend ${fault}`, wrong })
  } finally {
    await proxy.stop()
    await stage.end()
  }
}

/** No name can be looked up: emails wait, and are sent by the next process that can. */
async function nameService({ planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  try {
    const cutOff = await stage.start({ RESEND_URL: NOT_FOUND })
    const requests = await createRequests(cutOff.origin)
    const wrong: string[] = []
    for (let number = 0; number < REQUESTS_A_FAULT; number += 1) {
      const answer = await requests.tryNext(cutOff.origin)
      if (!isAccepted(answer)) wrong.push(`A request was refused: ${answer.message}`)
    }
    if (!(await isReady(cutOff))) wrong.push('The process is not ready.')
    await cutOff.stop()
    return await finish(stage, { requests, product: await stage.start(), fault: 'DNS down', wrong })
  } finally {
    await stage.end()
  }
}

/** An owner who wants to pay is told so in a sentence; everything else goes on. */
async function paymentService({ planted }: Options): Promise<Finding[]> {
  const stripe = await startFakeStripe()
  stripe.clock.set(new Date())
  const proxy = await startBrokenProxy(() => stripe.origin)
  const stage = await setStage({ planted })
  try {
    const product = await stage.start({
      STRIPE_URL: proxy.origin,
      STRIPE_BILLING_SECRET_KEY: stripe.keys.billing,
      STRIPE_BILLING_WEBHOOK_SECRET: 'whsec_ofPlans1',
      STRIPE_PRICE_PRO: 'price_simulatedPro',
      STRIPE_PRICE_STUDIO: 'price_simulatedStudio',
      STRIPE_PRICE_PRO_ANNUAL: 'price_simulatedProAnnual',
    })
    const requests = await createRequests(product.origin)
    await insist(() => call(`${product.origin}/goodword/user/sign-up`, { body: PAYER, key: 'chaos-paula' }))
    const token = await signIn(() => product.origin, PAYER)
    const checkout = () =>
      call(`${product.origin}/goodword/stripe/create-checkout-session`, { token, body: { priceId: 'pro' } })
    const findings: Finding[] = []
    for (const fault of FAULTS) {
      proxy.fail(fault)
      const wrong: string[] = []
      const refused = await checkout()
      const isSaid = isAccepted(refused) || (refused.status === 503 && refused.message !== '')
      if (!isSaid) wrong.push(`The owner read “${refused.message}” (${refused.status}).`)
      const asked = await requests.tryNext(product.origin)
      if (!isAccepted(asked)) wrong.push(`A request was refused: ${asked.message}`)
      if (!(await isReady(product))) wrong.push('The process is not ready.')
      proxy.fail(undefined)
      await until('checkouts work again', async () => isAccepted(await checkout()))
      findings.push({ fault: `Stripe ${fault}`, times: 1, acknowledged: 1, lost: 0, twice: 0, wrong })
    }
    const counted = await finish(stage, {
      requests,
      product,
      fault: 'Stripe, all of it',
      times: FAULTS.length,
      wrong: [],
    })
    return [...findings.map((finding) => ({ ...finding, acknowledged: 0 })), counted]
  } finally {
    await stage.end()
    await proxy.stop()
    await stripe.stop()
  }
}

export const services: Experiment = {
  name: 'services',
  shows: 'Resend, Stripe and DNS slow, hanging, resetting, answering 429 or 500: owners go on, nothing is lost.',
  rounds: 1,
  async run(options) {
    const emails = await findEach(FAULTS, (fault) => emailFault(options, fault))
    return [...emails, await nameService(options), ...(await paymentService(options))]
  },
}
