import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonialEvents, testimonials } from '#server/db/schema/testimonials.ts'
import { sendingDomains } from '#server/db/schema/email-settings.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { emailMessages, emailPauses, recipientEmails } from '#server/db/schema/emails.ts'
import type { Email, Mailer, EmailOutcome } from '#server/emails/mailer.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { styleInput } from '#server/testing/styles.ts'
import { findMessageById, findMessageByProvider, markDelivery } from './emails.repository.ts'
import { enqueueTestEmail } from './emails.service.ts'
import { createEmailKinds } from '#server/app/email-kinds.ts'
import { createEmailSettling } from './settling.service.ts'

function createStall() {
  let begin = () => {}
  let end = () => {}
  const isBegun = new Promise<void>((resolve) => (begin = resolve))
  const isOver = new Promise<void>((resolve) => (end = resolve))
  return { begin: () => begin(), end: () => end(), isBegun, isOver }
}

const sent: EmailOutcome = { kind: 'sent', providerId: 'p1' }
const busy: EmailOutcome = { kind: 'retry', reason: 'Busy.' }
const unknown: EmailOutcome = { kind: 'unknown', reason: 'No answer.' }
const full: EmailOutcome = { kind: 'retry', pause: 'quota', afterMs: 3_600_000, reason: 'The daily quota is used up.' }
const locked: EmailOutcome = { kind: 'retry', pause: 'key', afterMs: 600_000, reason: 'The key is not known.' }
const badSender: EmailOutcome = { kind: 'permanent', because: 'sender', reason: 'The domain is not verified.' }
const badRecipient: EmailOutcome = {
  kind: 'permanent',
  because: 'recipient',
  reason: 'The mailbox refused the address.',
}

type Handed = { email: Email; idempotencyKey: string; tags: Record<string, string> }

/** An owner whose emails go to a service that gives these answers in order, and then repeats the last one. */
async function setUp(answers: EmailOutcome[], service: Partial<Mailer> = {}) {
  const handed: Handed[] = []
  const waiting = [...answers]
  const mailer: Mailer = {
    ...createTestMailer(async (sentEmail, handover) => {
      handed.push({ email: sentEmail, ...handover })
      const answer = waiting.length > 1 ? waiting.shift() : waiting[0]
      return answer ?? sent
    }),
    ...service,
  }
  const h = await createHarness({ overrides: { mailer } })
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  return {
    h,
    owner,
    handed,
    /** Replaces the answers that are left. */
    answerFromNowOn: (...next: EmailOutcome[]) => void waiting.splice(0, waiting.length, ...next),
    /** Each a second later than the previous one, so that they have an order. */
    ask(customerEmail = 'ana@client.example') {
      h.clock.advance({ seconds: 1 })
      return h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    },
    rows: () => listRows(h, owner),
    /** Oldest first. */
    messages: () => h.rows(emailMessages).list(),
    pause: async () => (await h.rows(emailPauses).list())[0],
    errors: () => h.logLines.filter((line) => line.includes('"level":50')),
    async historyOf(id: string) {
      const path = `/goodword/testimonial/${id}/details`
      const { body } = await h.request<{ history: { kind: string }[] }>('GET', path, { token: await h.signIn(owner) })
      return body.history.map(({ kind }) => kind)
    },
  }
}

async function listRows(h: Harness, owner: TestOwner): Promise<Testimonial[]> {
  const token = await h.signIn(owner)
  return (await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })).body.items
}

const ownToken = (h: Harness, requestId: string) => clientToken('own-page', { requestId, hashKey: h.deps.hashKey })

const resend = async (h: Harness, owner: TestOwner, id: string) =>
  (await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: await h.signIn(owner) })).status

const delayed = {
  emailState: 'queued',
  emailDelivery: 'delayed',
  emailProblem: 'The email service hasn’t accepted it yet. We’ll keep trying.',
}
const noProblem = { emailDelivery: null, emailProblem: null }
const uncertain = {
  status: 'pending',
  emailState: 'failed',
  emailDelivery: 'uncertain',
  emailProblem:
    'The email service didn’t confirm that it accepted the email. Send it again if your client didn’t get it.',
}

describe('an email that is not accepted', () => {
  test('fault 35: is tried again later, is shown as delayed, and delays no other', async () => {
    // A fixed delay that is longer than the time between the two, because the default one is random.
    const { h, ask, rows, handed } = await setUp([{ ...busy, afterMs: 20_000 }, sent])
    await ask('ana@client.example')
    await h.drain()
    expect(await rows()).toMatchObject([delayed])
    await ask('bo@client.example')
    await h.drain()
    h.clock.advance({ seconds: 30 })
    await h.drain()
    expect(handed.map(({ email: sentEmail }) => sentEmail.to)).toEqual([
      'ana@client.example',
      'bo@client.example',
      'ana@client.example',
    ])
    expect(await rows()).toMatchObject([
      { emailState: 'sent', ...noProblem },
      { emailState: 'sent', ...noProblem },
    ])
  })

  test('fails after three days, shows why, and can be sent again', async () => {
    const { h, owner, ask, rows, messages, historyOf, answerFromNowOn } = await setUp([busy])
    const { id } = await ask()
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await h.drain()
      h.clock.advance({ hours: 4 })
    }
    const problem = 'The email service didn’t accept the email for three days.'
    expect(await rows()).toMatchObject([{ status: 'pending', emailState: 'failed', emailProblem: problem }])
    expect(await messages()).toMatchObject([{ status: 'failed', failure: problem, attempts: 19 }])
    expect(await historyOf(id)).toContain('send_failed')
    answerFromNowOn(sent)
    expect(await resend(h, owner, id)).toBe(200)
    await h.drain()
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('fault 36: because of its address fails immediately, and the owner sees why', async () => {
    const { h, ask, rows, handed, errors } = await setUp([badRecipient])
    await ask()
    await h.drain()
    h.clock.advance({ days: 1 })
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([
      {
        status: 'pending',
        emailState: 'failed',
        emailDelivery: null,
        emailProblem: 'The mailbox refused the address.',
      },
    ])
    expect(errors()).toEqual([])
  })

  test('because we sent another content under its key fails and is logged as our mistake, without the address', async () => {
    const { h, ask, messages, errors } = await setUp([
      { kind: 'permanent', because: 'conflict', reason: 'Another content under the same key.' },
    ])
    await ask()
    await h.drain()
    expect(await messages()).toMatchObject([{ status: 'failed' }])
    expect(errors()).toHaveLength(1)
    expect(errors().join()).not.toContain('client.example')
  })
})

/** Gives the owner a verified domain, and a plan that includes it. */
async function verifyDomain(h: Harness, owner: TestOwner) {
  await h.setPlan(owner, 'studio')
  const name = 'mail.studio.example'
  const body = { name, localPart: 'hello' }
  expect((await h.request('POST', '/goodword/emails/domain', { token: owner.token, body })).status).toBe(201)
  await h.rows(sendingDomains).update({ status: 'verified' })
  return `hello@${name}`
}

describe('an email whose sender is refused', () => {
  test('fault 36: is sent once more as another email from our own address, and the request waits for that one', async () => {
    const { h, owner, ask, rows, handed, messages } = await setUp([badSender, sent])
    const theirs = await verifyDomain(h, owner)
    await ask()
    await h.drain()
    expect(handed.map(({ email: sentEmail }) => sentEmail.from.address)).toEqual([theirs, 'requests@goodword.example'])
    expect(new Set(handed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(handed[1]?.tags).toEqual({ message: handed[1]?.idempotencyKey })
    expect(await messages()).toMatchObject([
      { status: 'failed', failure: 'The domain is not verified.' },
      { status: 'sent', failure: null },
    ])
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('waits with all others if our own address is refused too', async () => {
    const { h, owner, ask, rows, handed, pause } = await setUp([badSender])
    await verifyDomain(h, owner)
    await ask()
    await h.drain()
    expect(handed).toHaveLength(2)
    expect(await pause()).toMatchObject({ reason: 'key' })
    expect(await rows()).toMatchObject([delayed])
  })

  test('is replaced in the recipient’s limit by the second email', async () => {
    const { h, owner, ask, messages } = await setUp([badSender, sent])
    await verifyDomain(h, owner)
    const counted = () => h.rows(recipientEmails).values('messageId')
    await ask()
    expect(await counted()).toEqual([(await messages())[0]?.id])
    await h.drain()
    expect(await counted()).toEqual([(await messages())[1]?.id])
  })
})

describe('an email from our own address that is refused', () => {
  const withRefusedSender = async () => {
    const of = await setUp([badSender])
    await of.ask()
    await of.h.drain()
    return of
  }

  test('waits with all others until the operator has fixed it, and none fails', async () => {
    const { h, ask, rows, handed, pause, errors, answerFromNowOn } = await withRefusedSender()
    await ask('bo@client.example')
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await pause()).toMatchObject({ reason: 'key', detail: 'The domain is not verified.' })
    for (let turn = 0; turn < 30; turn += 1) {
      h.clock.advance({ hours: 4 })
      await h.drain()
    }
    expect(await rows()).toMatchObject([delayed, delayed])
    expect(errors()).toHaveLength(1)
    answerFromNowOn(sent)
    h.clock.advance({ minutes: 11 })
    await h.drain()
    expect(await rows()).toMatchObject([noProblem, noProblem])
    expect(new Set(handed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
    expect(await pause()).toBeUndefined()
  })

  test('fails alone if all others are accepted, and does not count for the recipient', async () => {
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      handed.push(to)
      return to === 'ana@client.example' ? badSender : sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    for (const name of ['ana', 'bo', 'cy']) {
      h.clock.advance({ seconds: 1 })
      await h.createRequest(owner, { customerEmail: `${name}@client.example`, isAutoSendEnabled: true })
    }
    await h.drain()
    expect(handed).toEqual(['ana@client.example'])
    for (let seconds = 0; seconds < 20 * 60; seconds += 15) {
      h.clock.advance({ seconds: 15 })
      await h.drain()
    }
    expect(handed).toEqual(['ana@client.example', 'bo@client.example', 'cy@client.example', 'ana@client.example'])
    expect(await listRows(h, owner)).toMatchObject([
      { emailState: 'sent' },
      { emailState: 'sent' },
      { emailState: 'failed', emailProblem: 'The domain is not verified.' },
    ])
    expect(await h.rows(emailPauses).list()).toEqual([])
    expect(await h.rows(recipientEmails).list()).toHaveLength(2)
  })
})

describe('an email whose outcome is unknown', () => {
  test('fault 34: is tried again with the same key and the same bytes, even if its data has changed', async () => {
    const { h, owner, ask, rows, handed } = await setUp([unknown, unknown, sent])
    await ask()
    await h.drain()
    expect(await rows()).toMatchObject([delayed])
    const token = await h.signIn(owner)
    await h.request('PUT', '/goodword/user/me', {
      token,
      body: { organisationName: 'Another Name', firstName: 'Nina' },
    })
    h.clock.advance({ minutes: 1 })
    await h.drain()
    h.clock.advance({ minutes: 5 })
    await h.drain()
    expect(handed).toHaveLength(3)
    expect(handed[1]).toEqual(handed[0])
    expect(handed[2]).toEqual(handed[0])
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('E6: has the same bytes after its style was edited between two attempts, and the next email has the new style', async () => {
    const { h, owner, ask, handed } = await setUp([unknown, sent])
    await h.setPlan(owner, 'studio')
    const edit = async (message: string, senderName: string) =>
      h.request('PUT', '/goodword/emails/style/main', {
        token: await h.signIn(owner),
        body: styleInput({ subject: `About ${message}`, message, senderName, footer: message, accentColor: '#ff0000' }),
      })
    expect((await edit('how it was', 'Nora of Feldmann')).status).toBe(200)
    await ask()
    await h.drain()
    await edit('something else', 'Another Nora')
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(handed).toHaveLength(2)
    expect(handed[1]).toEqual(handed[0])
    expect(handed[0]?.email.text).toContain('how it was')
    await ask('bo@client.example')
    await h.drain()
    expect(handed[2]?.email).toMatchObject({ subject: 'About something else', from: { name: 'Another Nora' } })
  })

  test('fault 45: is not tried again for a client on the do-not-ask list', async () => {
    const { h, owner, ask, handed, messages } = await setUp([unknown])
    await ask()
    await h.drain()
    const body = { patterns: ['@client.example'] }
    const added = await h.request('POST', '/goodword/emails/do-not-ask', { token: owner.token, body })
    expect(added.status).toBeLessThan(300)
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await messages()).toMatchObject([{ status: 'failed' }])
    // It may have been sent, so it counts for the recipient.
    expect(await h.rows(recipientEmails).count()).toBe(1)
  })

  test('fault 38: is uncertain after 23 hours, is not tried again automatically, and can be sent again', async () => {
    const { h, owner, ask, rows, handed, messages, historyOf, answerFromNowOn } = await setUp([unknown])
    const { id } = await ask()
    for (let attempt = 0; attempt < 23; attempt += 1) {
      await h.drain()
      h.clock.advance({ hours: 1 })
    }
    expect(await rows()).toMatchObject([delayed])
    const before = handed.length
    await h.drain()
    h.clock.advance({ days: 3 })
    await h.drain()
    expect(handed).toHaveLength(before)
    expect(await rows()).toMatchObject([uncertain])
    expect(await messages()).toMatchObject([{ status: 'uncertain' }])
    expect((await historyOf(id)).filter((kind) => kind === 'email_uncertain')).toHaveLength(1)

    answerFromNowOn(sent)
    expect(await resend(h, owner, id)).toBe(200)
    await h.drain()
    expect(handed.at(-1)?.idempotencyKey).not.toBe(handed[0]?.idempotencyKey)
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
  })

  test('fault 38: is uncertain immediately if the service does not remember keys', async () => {
    const { h, ask, rows, handed } = await setUp([unknown], { remembersKeysForMs: 0 })
    await ask()
    await h.drain()
    h.clock.advance({ days: 1 })
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([uncertain])
  })

  test.each([
    ['is tried again by the next process while the service remembers the key', { hours: 22 }, 2, 'sent'],
    ['is not tried again by the next process once the service has forgotten the key', { hours: 23 }, 1, 'failed'],
  ])('because the process was killed %s', async (_, down, times, emailState) => {
    let isKilled = true
    const handed: string[] = []
    const mailer = createTestMailer(async (_email, { idempotencyKey }) => {
      handed.push(idempotencyKey)
      if (isKilled) throw new Error('the process ends here')
      return sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    isKilled = false
    h.clock.advance(down)
    await h.drain()
    expect(handed).toHaveLength(times)
    expect(new Set(handed).size).toBe(1)
    expect(await listRows(h, owner)).toMatchObject([{ emailState }])
  })

  test.each<[string, EmailOutcome]>([
    ['knows nothing', unknown],
    ['was refused', badRecipient],
    ['was told to wait', busy],
    ['was taken too', sent],
  ])(
    'fault 40: is settled by the worker after a stalled one, and when that one %s, nothing changes',
    async (_, late) => {
      const stall = createStall()
      let handed = 0
      const mailer = createTestMailer(async () => {
        handed += 1
        if (handed > 1) return sent
        stall.begin()
        await stall.isOver
        return late
      })
      const h = await createHarness({ overrides: { mailer } })
      const owner = await h.signUp()
      await h.createRequest(owner, { isAutoSendEnabled: true })
      const stalled = h.drain()
      await stall.isBegun
      h.clock.advance({ minutes: 1 })
      await h.drain()
      const everything = async () => ({
        messages: await h.rows(emailMessages).list(),
        requests: await h.rows(testimonials).list(),
        history: await h.rows(testimonialEvents).list(),
        recipients: await h.rows(recipientEmails).list(),
        jobs: (await h.rows(jobs).list()).map(({ kind, runAt, attempts }) => ({ kind, runAt, attempts })),
      })
      const before = await everything()
      expect(before.messages).toMatchObject([{ status: 'sent' }])
      stall.end()
      await stalled
      expect(await everything()).toEqual(before)
      expect(handed).toBe(2)
    },
  )

  test('can be tried again if the service certainly did not accept it', async () => {
    const { h, ask, handed, answerFromNowOn } = await setUp([busy], { remembersKeysForMs: 0 })
    await ask()
    await h.drain()
    h.clock.advance({ days: 2 })
    answerFromNowOn(sent)
    await h.drain()
    expect(handed).toHaveLength(2)
  })

  test.each<[string, (h: Harness, id: string) => Promise<unknown>]>([
    ['answers', (h, id) => h.submit(id)],
    ['declines', (h, id) => h.request('POST', `/goodword/portal/${ownToken(h, id)}/decline`)],
  ])('still counts for the recipient when the client %s before it is known', async (_, act) => {
    const { h, ask, messages } = await setUp([unknown])
    const { id } = await ask()
    await h.drain()
    await act(h, id)
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect((await messages())[0]).toMatchObject({ status: 'failed' })
    const counted = await h.rows(recipientEmails).values('messageId')
    expect(counted.toSorted()).toEqual((await messages()).map(({ id: message }) => message).toSorted())
  })

  test('fault 38: is not sent again when its request changes, except to another address', async () => {
    const { h, owner, ask, rows, handed } = await setUp([unknown], { remembersKeysForMs: 0 })
    const { id, customerEmail } = await ask()
    await h.drain()
    const change = async (body: object) => {
      const path = `/goodword/testimonial/${id}`
      const changed = { customerEmail, isAutoSendEnabled: true, ...body }
      expect((await h.request('PUT', path, { token: owner.token, body: changed })).status).toBe(200)
      await h.drain()
    }
    await change({ customerName: 'Ana R.' })
    expect(await rows()).toMatchObject([{ customerName: 'Ana R.', ...uncertain }])
    expect(handed).toHaveLength(1)
    await change({ customerEmail: 'anna@client.example' })
    expect(handed.map(({ email: sentEmail }) => sentEmail.to)).toEqual(['ana@client.example', 'anna@client.example'])
  })

  test('is sent if the service says so later, which changes nothing if it was sent again in the meantime', async () => {
    const { h, owner, ask, rows, messages } = await setUp([unknown], { remembersKeysForMs: 0 })
    const deps = { ...h.deps, emailFrom: 'requests@goodword.example' }
    const settling = createEmailSettling({ ...deps, kinds: createEmailKinds(deps) })
    const { id } = await ask()
    await h.drain()
    const [first] = await messages()
    const settleFirst = () =>
      h.deps.db.transaction(function* (tx) {
        const found = yield* findMessageById(tx, first?.id ?? '')
        return found ? yield* settling.settleSent(tx, found, { providerId: 'late' }) : undefined
      })
    expect(await settleFirst()).toBe(true)
    expect(await settleFirst()).toBe(false)
    expect(await rows()).toMatchObject([{ status: 'sent', emailState: 'sent', ...noProblem }])
    expect((await h.deps.db.read((tx) => findMessageByProvider(tx, 'late')))?.id).toBe(first?.id)

    await h.rows(emailMessages).update({ status: 'uncertain', providerId: null })
    expect(await resend(h, owner, id)).toBe(200)
    expect(await settleFirst()).toBe(true)
    expect(await rows()).toMatchObject([{ emailState: 'queued' }])
  })
})

describe('while the email service accepts no emails', () => {
  test.each([
    ['fault 37: because of its quota', full, 'quota', { hours: 1 }],
    ['because of our key', locked, 'key', { minutes: 10 }],
  ] as const)('%s, nothing fails, nothing is sent and the operator is told once', async (_, answer, reason, span) => {
    const { h, ask, rows, handed, messages, pause, errors, answerFromNowOn } = await setUp([answer])
    for (const name of ['ana', 'bo', 'cy']) await ask(`${name}@client.example`)
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await pause()).toMatchObject({ reason })
    expect(await rows()).toMatchObject([delayed, delayed, delayed])
    // The refused one does not count as an attempt, and the others are not even rendered.
    expect(await messages()).toMatchObject([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }])
    expect(await h.rows(emailMessages, { frozen: null }).count()).toBe(2)

    // For five days.
    for (let turn = 0; turn < 30; turn += 1) {
      h.clock.advance({ hours: 4 })
      await h.drain()
    }
    // Each time only one is tried.
    expect(handed).toHaveLength(31)
    expect(errors()).toHaveLength(1)
    expect(errors().join()).not.toContain('client.example')

    answerFromNowOn(sent)
    h.clock.advance(span)
    await h.drain()
    expect(handed).toHaveLength(34)
    expect(await pause()).toBeUndefined()
    expect(await messages()).toMatchObject([{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }])
    expect(await rows()).toMatchObject([noProblem, noProblem, noProblem])
  })

  test('all others wait while one is tried', async () => {
    const stall = createStall()
    let handed = 0
    const mailer = createTestMailer(async () => {
      handed += 1
      if (handed === 2) {
        stall.begin()
        await stall.isOver
      }
      return handed === 1 ? full : sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    for (const name of ['ana', 'bo', 'cy'])
      await h.createRequest(owner, { customerEmail: `${name}@client.example`, isAutoSendEnabled: true })
    await h.drain()
    h.clock.advance({ hours: 1 })
    const trying = h.drain()
    await stall.isBegun
    await h.drain()
    expect(handed).toBe(2)
    stall.end()
    await trying
    h.clock.advance({ seconds: 30 })
    await h.drain()
    expect(handed).toBe(4)
  })

  test('an email that was given to it before is no proof that it accepts emails again', async () => {
    const stall = createStall()
    const mailer = createTestMailer(async ({ to }) => {
      if (to !== 'ana@client.example') return full
      stall.begin()
      await stall.isOver
      return sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    const slow = h.drain()
    await stall.isBegun
    h.clock.advance({ seconds: 1 })
    await h.createRequest(owner, { customerEmail: 'bo@client.example', isAutoSendEnabled: true })
    await h.drain()
    stall.end()
    await slow
    expect(await h.rows(emailMessages).values('status')).toEqual(['sent', 'queued'])
    expect(await h.rows(emailPauses).values('reason')).toEqual(['quota'])
  })

  test('for a moment, all continue afterwards, and nobody is told', async () => {
    const rate: EmailOutcome = { kind: 'retry', pause: 'rate', afterMs: 1000, reason: 'Too many at once.' }
    const { h, ask, rows, handed, errors, answerFromNowOn } = await setUp([rate])
    await ask('ana@client.example')
    await ask('bo@client.example')
    await h.drain()
    expect(handed).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { emailState: 'queued', ...noProblem },
      { emailState: 'queued', ...noProblem },
    ])
    answerFromNowOn(sent)
    h.clock.advance({ seconds: 1 })
    await h.drain()
    expect(handed).toHaveLength(3)
    expect(errors()).toEqual([])
  })

  test('an email that the client no longer needs is dropped', async () => {
    const { h, ask, handed, messages } = await setUp([full])
    await ask('ana@client.example')
    const { id } = await ask('bo@client.example')
    await h.drain()
    await h.submit(id)
    h.clock.advance({ hours: 1 })
    await h.drain()
    const [, toBo] = await messages()
    expect(toBo).toMatchObject({ status: 'failed' })
    expect(handed.map(({ idempotencyKey }) => idempotencyKey)).not.toContain(toBo?.id)
  })

  test('only an email that may have been sent before becomes uncertain', async () => {
    const { h, ask, rows, answerFromNowOn } = await setUp([unknown])
    await ask('ana@client.example')
    await h.drain()
    answerFromNowOn(full)
    await ask('bo@client.example')
    await h.drain()
    for (let hour = 0; hour < 24; hour += 1) {
      h.clock.advance({ hours: 1 })
      await h.drain()
    }
    expect((await rows()).map(({ emailDelivery }) => emailDelivery)).toEqual(['delayed', 'uncertain'])
  })
})

describe('fault 41: while the database can’t be written', () => {
  const create = (h: Harness, owner: TestOwner) => {
    const body = { customerEmail: 'bo@client.example', isAutoSendEnabled: true }
    return h.request('POST', '/goodword/testimonial/create', { token: owner.token, body })
  }

  test('a request is refused, and an email that was sent in the meantime is not sent twice', async () => {
    const keys: string[] = []
    const mailer = createTestMailer(async (_email, { idempotencyKey }) => {
      if (keys.push(idempotencyKey) === 1) h.faults.refuseWrites()
      return sent
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await expect(h.drain()).rejects.toThrow('attempt to write a readonly database')
    expect(await create(h, owner)).toMatchObject({ status: 503, body: { code: 'server.disk_unusable' } })

    h.faults.recover()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(await listRows(h, owner)).toMatchObject([{ emailState: 'sent' }])
  })

  test('because the disk is full, a request is refused until there is room again', async () => {
    const { h, owner, handed } = await setUp([sent])
    await h.setPlan(owner, 'studio')
    h.faults.fillDisk()
    let refused = await create(h, owner)
    // The pages of a full database still have room for some rows.
    for (let tries = 0; refused.status === 201 && tries < 500; tries += 1) refused = await create(h, owner)
    expect(refused).toMatchObject({ status: 507, body: { code: 'server.disk_full' } })

    h.faults.recover()
    expect((await create(h, owner)).status).toBe(201)
    await h.drain()
    expect(handed).toHaveLength(await h.rows(emailMessages).count())
  })
})

describe('a test email to the owner', () => {
  const frozen = {
    from: { name: 'Nora', address: 'nora@studio.example' },
    replyTo: null,
    subject: '[Test] How was it?',
    text: 'How was it?',
    html: '<p>How was it?</p>',
    headers: {},
  }
  async function enqueue({ h, owner }: { h: Harness; owner: TestOwner }) {
    const { workspaceId } = await h.services.users.getOwner(owner.user.id)
    const now = h.clock.now()
    return h.deps.db.transaction((tx) => enqueueTestEmail(tx, { workspaceId, recipient: owner.email, frozen, now }))
  }

  test('is sent with its stored content, without a testimonial', async () => {
    const world = await setUp([sent])
    const id = await enqueue(world)
    await world.h.drain()
    expect(world.handed).toEqual([
      { email: { ...frozen, to: world.owner.email }, idempotencyKey: id, tags: { message: id } },
    ])
    expect(await world.messages()).toMatchObject([{ status: 'sent' }])
  })

  test('that is refused fails, and changes no request', async () => {
    const world = await setUp([badRecipient])
    await world.h.createRequest(world.owner)
    await enqueue(world)
    await world.h.drain()
    expect(await world.messages()).toMatchObject([{ status: 'failed' }])
    expect(await world.rows()).toMatchObject([{ emailState: 'none', ...noProblem }])
  })

  test('whose sender is refused is sent from our own address, otherwise unchanged', async () => {
    const world = await setUp([badSender, sent])
    await enqueue(world)
    await world.h.drain()
    expect(world.handed).toHaveLength(2)
    const from = { name: 'Nora', address: 'requests@goodword.example' }
    expect(world.handed[1]?.email).toEqual({ ...frozen, from, to: world.owner.email })
  })
})

test('fault 44: a delivery status never goes back, and is reported once', async () => {
  const { h, ask, messages } = await setUp([sent])
  await ask()
  await h.drain()
  const [message] = await messages()
  if (!message) throw new Error('no message')
  const mark = (delivery: 'delayed' | 'delivered' | 'bounced' | 'complained') =>
    h.deps.db.transaction((tx) => markDelivery(tx, message, { delivery, at: h.clock.now() }))
  const isChanged = []
  for (const delivery of [
    'delayed',
    'delivered',
    'delivered',
    'delayed',
    'bounced',
    'delivered',
    'complained',
    'bounced',
  ] as const)
    isChanged.push(await mark(delivery))
  expect(isChanged).toEqual([true, true, false, false, true, false, true, false])
  expect(await h.rows(emailMessages).values('delivery')).toEqual(['complained'])
})

test('an email can’t be changed for another workspace', async () => {
  const { h, ask, messages } = await setUp([sent])
  await ask()
  await h.drain()
  const [message] = await messages()
  if (!message) throw new Error('no message')
  const ofAnother = { ...message, workspaceId: 'another' }
  expect(
    await h.deps.db.transaction((tx) => markDelivery(tx, ofAnother, { delivery: 'bounced', at: h.clock.now() })),
  ).toBe(false)
})
