import { type SmtpFault, startFakeSmtp } from '#server/testing/fake-smtp.ts'
import { isAccepted, until } from './calls.ts'
import { type Experiment, type Finding, findEach, type Options } from './experiment.ts'
import { createRequests, finish, receivedOf } from './requests.ts'
import { isReady, setStage } from './stage.ts'

const REQUESTS_A_FAULT = 2

/** With `leavesUncertain`, nobody can know whether the email was accepted: the owner is told so. */
const FAULTS: readonly { name: string; fault: SmtpFault; leavesUncertain?: true }[] = [
  { name: 'SMTP refuses the recipient for now', fault: { at: 'recipient', reply: 451 } },
  { name: 'SMTP refuses the text for now', fault: { at: 'data', reply: 452 } },
  { name: 'SMTP drops before the text', fault: 'drop before the data' },
  { name: 'SMTP loses its answer', fault: 'lose the answer', leavesUncertain: true },
  { name: 'SMTP hanging', fault: 'hang', leavesUncertain: true },
]

/** Requests are accepted while the mail server fails; each is sent once, or its owner is told that it may have been. */
async function smtpFault({ planted }: Options, { name, fault, leavesUncertain }: (typeof FAULTS)[number]) {
  const stage = await setStage({ planted })
  const server = await startFakeSmtp()
  try {
    const product = await stage.start({ RESEND_API_KEY: '', RESEND_URL: '', SMTP_URL: urlOf(server) })
    const requests = await createRequests(product.origin, { ...(leavesUncertain && { leavesUncertain }) })
    server.failNext(fault)
    const wrong: string[] = []
    for (let number = 0; number < REQUESTS_A_FAULT; number += 1) {
      const answer = await requests.tryNext(product.origin)
      if (!isAccepted(answer)) wrong.push(`A request was refused: ${answer.message}`)
    }
    if (!(await isReady(product))) wrong.push('The process is not ready.')
    const found = await finish(stage, { requests, product, fault: name, wrong, received: () => receivedBy(server) })
    return server.faultsLeft() === 0 ? found : { ...found, wrong: [...found.wrong, 'The server did not fail.'] }
  } finally {
    await server.stop()
    await stage.end()
  }
}

const urlOf = ({ host, port }: { host: string; port: number }) => `smtp://${host}:${port}`

const receivedBy = ({ received }: Awaited<ReturnType<typeof startFakeSmtp>>) =>
  receivedOf(
    received.flatMap(({ to, source }) => to.map((address) => ({ to: address, subject: subjectOf(source.toString()) }))),
  )
const subjectOf = (source: string) => /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(source)?.[1] ?? ''

/** Nothing answers at the address of the mail server; then one does. */
async function smtpAway({ planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  const gone = await startFakeSmtp()
  await gone.stop()
  const server = await startFakeSmtp()
  try {
    const cutOff = await stage.start({ RESEND_API_KEY: '', RESEND_URL: '', SMTP_URL: urlOf(gone) })
    const requests = await createRequests(cutOff.origin)
    const wrong: string[] = []
    for (let number = 0; number < REQUESTS_A_FAULT; number += 1) {
      const answer = await requests.tryNext(cutOff.origin)
      if (!isAccepted(answer)) wrong.push(`A request was refused: ${answer.message}`)
    }
    await until('an email was tried', async () => (await stage.waiting()) >= REQUESTS_A_FAULT)
    if (!(await isReady(cutOff))) wrong.push('The process is not ready.')
    await cutOff.stop()
    const product = await stage.start({ RESEND_API_KEY: '', RESEND_URL: '', SMTP_URL: urlOf(server) })
    return await finish(stage, { requests, product, fault: 'SMTP away', wrong, received: () => receivedBy(server) })
  } finally {
    await server.stop()
    await stage.end()
  }
}

export const smtp: Experiment = {
  name: 'smtp',
  shows:
    'A mail server that refuses, drops, hangs, loses its answer or is away: owners go on, each email is sent once.',
  rounds: 1,
  async run(options) {
    const faults = await findEach(FAULTS, (fault) => smtpFault(options, fault))
    return [...faults, await smtpAway(options)]
  },
}
