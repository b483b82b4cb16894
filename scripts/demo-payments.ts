import type { Payment } from '#shared/payments.ts'
import type { StagedApplication } from '#server/testing/staged-application.ts'
import { demoOwner } from './demo-owner.ts'

/** What a client of the demo owner pays for, and what comes of it. */
export type DemoSale = {
  name: string | null
  email: string | null
  what: string
  euros: number
  how: 'invoice' | 'payment_link' | 'subscription'
  /** How many days ago it was paid. */
  daysAgo: number
  /** Another invoice that the client has by then, and when it is paid: never while that is left out. */
  alsoOwes?: { what: string; euros: number; paidDaysAgo?: number }
  /** Later that day. */
  laterOn?: 'refunded' | 'skipped_by_owner'
}

const CENTS = 100

type Charged = Pick<DemoSale, 'email' | 'name' | 'what' | 'euros'>

/** Payments of clients who were not asked, or not yet, or not because of these. */
export const demoSales: readonly DemoSale[] = [
  {
    name: 'Karin Olsen',
    email: 'karin@olsensylt.example',
    what: 'Sticker sheets',
    euros: 90,
    how: 'payment_link',
    daysAgo: 24,
    laterOn: 'refunded',
  },
  {
    name: 'Felix Hartmann',
    email: 'felix@hartmannbrot.example',
    what: 'Reprint of the bread bags',
    euros: 240,
    how: 'invoice',
    daysAgo: 11,
    laterOn: 'skipped_by_owner',
  },
  {
    name: 'Elena Costa',
    email: 'elena@costavini.example',
    what: 'Concept for three wines',
    euros: 1800,
    how: 'invoice',
    daysAgo: 6,
    alsoOwes: { what: 'Supervision in print', euros: 450 },
  },
  {
    name: 'Brauhaus Nordlicht',
    email: 'kontor@brauhausnordlicht.example',
    what: 'Deposit for the winter bottles',
    euros: 1100,
    how: 'invoice',
    daysAgo: 4,
  },
  { name: 'Imke Vogt', email: 'imke@imkereivogt.example', what: 'Gift box', euros: 320, how: 'invoice', daysAgo: 3 },
  { name: null, email: null, what: 'Poster from the market stall', euros: 35, how: 'payment_link', daysAgo: 2 },
]

/** The demo owner's account at the stand-in for Stripe, and what clients pay there. Each step is repeatable. */
export async function linkDemoAccount(
  { services, acts, drain }: Pick<StagedApplication, 'services' | 'acts' | 'drain'>,
  owner: { userId: string; workspaceId: string; email: string },
) {
  const { workspaceId } = owner
  const accountId = await link()

  async function link(): Promise<string> {
    const [linked] = (await services.connections.listConnections(workspaceId)).items
    if (linked) return linked.accountId
    const { redirectUrl, browserKey } = await services.linking.begin(owner)
    const asked = new URL(redirectUrl).searchParams
    const code = await acts.allowLink(demoOwner.organisationName)
    const state = asked.get('state') ?? undefined
    const result = await services.linking.complete({ state, code, browserKey, error: undefined })
    const [made] = (await services.connections.listConnections(workspaceId)).items
    if (!made) throw new Error(`The account of the demo was not linked: ${result}.`)
    return made.accountId
  }

  const listAll = async (): Promise<Payment[]> =>
    (await services.paymentLog.listPayments({ workspaceId, show: 'all', page: 1, pageSize: 100 })).items

  const isOf = ({ email, euros }: Charged, { customerEmail, amount }: Payment) =>
    customerEmail === email && amount === euros * CENTS

  async function findInvoice({ email, what }: Pick<Charged, 'email' | 'what'>) {
    const books = await acts.readAccount(accountId)
    return books?.invoices.find(
      ({ invoice }) => invoice.customer_email === email && invoice.lines.data.some((line) => line.description === what),
    )?.invoice
  }

  async function writeInvoice(sale: Charged): Promise<string> {
    const found = await findInvoice(sale)
    return (found ?? (await acts.createInvoice(saleOf(sale)))).id
  }

  async function payInvoice(sale: Charged): Promise<void> {
    const id = await writeInvoice(sale)
    if ((await findInvoice(sale))?.status === 'open') await acts.payInvoice(id)
  }

  const saleOf = ({ name, email, what, euros }: Charged) => ({
    accountId,
    client: { name, email },
    amount: euros * CENTS,
    currency: 'eur',
    description: what,
  })

  return {
    /** A client pays, and it is decided what follows. */
    async sell(sale: DemoSale): Promise<void> {
      await drain()
      if ((await listAll()).some((payment) => isOf(sale, payment))) return
      if (sale.alsoOwes) await writeInvoice({ ...sale, ...sale.alsoOwes })
      if (sale.how === 'invoice') await payInvoice(sale)
      else if (sale.how === 'subscription') await acts.startSubscription(saleOf(sale))
      else {
        const { payment_intent: id } = await acts.sell({ ...saleOf(sale), by: 'payment_link' })
        if (sale.laterOn === 'refunded' && typeof id === 'string') await acts.refund({ accountId, id })
      }
      await drain()
      const payment = (await listAll()).find((each) => isOf(sale, each))
      if (sale.laterOn === 'skipped_by_owner' && payment)
        await services.asks.skip({ workspaceId, paymentId: payment.id })
    },

    /** The client pays what was owed besides. */
    async settle({ alsoOwes, ...sale }: DemoSale): Promise<void> {
      if (alsoOwes) await payInvoice({ ...sale, ...alsoOwes })
      await drain()
    },

    /** The request that a client's payment has come to. */
    async findRequest(email: string): Promise<NonNullable<Payment['testimonial']>> {
      await drain()
      const found = (await listAll()).find(({ customerEmail, testimonial }) => customerEmail === email && testimonial)
      if (!found?.testimonial) throw new Error(`Nobody was asked because of a payment of ${email}.`)
      return found.testimonial
    },
  }
}
