import { defaultRequestRules } from '#shared/connections.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { confirmEmail } from './owners.ts'
import { actOnPayment, withPayingClients } from './paying-clients.ts'

export type Paying = Awaited<ReturnType<typeof withPayingClients>>

/** Nine o'clock in Berlin. The days after are in winter, too. */
const MONDAY_AT_NINE = '2026-11-02T08:00:00Z'

/** An owner in Berlin who gets no other notices. */
export async function setUpNotices(options: Parameters<typeof withPayingClients>[0] = {}) {
  const paying = await withPayingClients({ now: MONDAY_AT_NINE, ...options })
  await confirmEmail(paying)
  await want(paying, { paymentsNeedYou: true })
  return { ...paying, ...livingWith(paying) }
}

function livingWith(paying: Pick<Paying, 'h' | 'owner' | 'wait' | 'pay' | 'log'>) {
  const { h, owner, wait, pay, log } = paying
  const emails = async () => (await h.emails()).filter(({ recipient }) => recipient === owner.email)
  return {
    /** Day by day, so that everything runs when it is due. */
    async passDays(days: number): Promise<void> {
      for (let day = 0; day < days; day += 1) await wait({ days: 1 })
    },
    /** A payment whose client can't be asked without the owner. */
    payWithoutAddress: (id: string) => pay({ id, email: null, name: `Client ${id}`, customer: `cus_${id}` }),
    emails,
    /** Newest first. */
    subjects: async () => (await emails()).map(({ subject }) => subject),
    addAddress: async (invoice: string) =>
      actOnPayment(h, owner, {
        id: (await log()).find(({ description }) => description === invoice)?.id ?? '',
        action: 'address',
        body: { customerEmail: `${invoice}@client.example` },
      }),
    planned: () => h.rows(jobs, { kind: 'payments.notify-owner' }).count(),
  }
}

export async function want(
  { h, owner }: Pick<Paying, 'h' | 'owner'>,
  wish: { paymentsNeedYou: boolean },
): Promise<void> {
  const { status } = await h.request('PUT', '/goodword/emails', {
    token: await h.signIn(owner),
    body: {
      defaultStyleId: 'main',
      postalAddress: null,
      reminders: { count: 0, afterDays: 7 },
    },
  })
  if (status !== 200) throw new Error(`The settings were answered ${status}.`)
  const notices = { newTestimonial: false, requestScheduled: false, requestsUsedUp: false, ...wish }
  await h.request('PUT', '/goodword/notices', { token: await h.signIn(owner), body: notices })
}

export async function decidesFirst({ h, owner }: Pick<Paying, 'h' | 'owner'>): Promise<void> {
  const { status } = await h.request('PUT', '/goodword/stripe/connections/con_1/rules', {
    token: await h.signIn(owner),
    body: { ...defaultRequestRules, asksOwnerFirst: true },
  })
  if (status >= 300) throw new Error(`The rules were answered ${status}.`)
}

/** Where the emails lead. */
export const listOf = ({ user }: Paying['owner']) =>
  `http://goodword.test/payments?show=onHold&workspace=${user.workspace.id}`
