import type { Testimonial } from '#shared/testimonials.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

export const ADDRESS = 'ana@client.example'

type Options = NonNullable<Parameters<typeof createHarness>[0]>

/** A request that was sent on a Friday at ten in Berlin: a reminder seven days later is due on a Friday at ten. */
export async function withSentRequest({
  count = 1,
  afterDays = 7,
  ...options
}: Options & { count?: number; afterDays?: number } = {}) {
  const h = await createHarness(options)
  const owner = await h.signUp()
  await setReminders(h, owner, { count, afterDays })
  const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
  await h.drain()
  return { h, owner, id }
}

export const setReminders = (h: Harness, { token }: TestOwner, reminders: { count: number; afterDays: number }) =>
  h.request('PUT', '/goodword/emails', {
    token,
    body: {
      defaultStyleId: 'main',
      postalAddress: null,
      reminders,
    },
  })

export async function changeReminders(h: Harness, owner: TestOwner, id: string, areOn: unknown) {
  const token = await h.signIn(owner)
  return h.request<Testimonial & { code: string }>('PUT', `/goodword/testimonial/${id}/reminders`, {
    token,
    body: { areOn },
  })
}

export const emailsTo = async (h: Harness, address = ADDRESS) =>
  (await h.emails()).filter((message) => message.recipient === address)

/** Lets hours pass, and runs jobs when they are due. */
export async function passHours(h: Harness, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    h.clock.advance({ hours: 1 })
    await h.drain()
  }
}

export const WEEK = 7 * 24
export const jobsLeft = async (h: Harness) => [
  ...(await h.rows(jobs, { kind: 'emails.remind' }).list()),
  ...(await h.rows(jobs, { kind: 'emails.deliver' }).list()),
]
