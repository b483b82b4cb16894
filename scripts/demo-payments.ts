import type { Payment } from '#shared/payments.ts'
import type { StagedApplication } from '#server/testing/staged-application.ts'
import { demoOwner } from './demo-owner.ts'

/** What a client of the demo owner pays for, and what follows. */
export type DemoSale = {
  name: string | null
  email: string | null
  what: string
  euros: number
  how: 'invoice' | 'payment_link' | 'subscription'
  /** How many days ago it was paid. */
  daysAgo: number
  /** Another invoice that the client has by then, and when it is paid: never if left out. */
  alsoPaidEarlier?: { what: string; euros: number; paidDaysAgo?: number }
  /** Later that day. */
  laterOn?: 'refunded' | 'skipped_by_owner'
}

const CENTS = 100

type Charged = Pick<DemoSale, 'email' | 'name' | 'what' | 'euros'>

/** Payments whose clients were not asked, or not yet, or not because of these. */
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
    alsoPaidEarlier: { what: 'Supervision in print', euros: 450 },
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

/** The demo owner's account in the Stripe emulator, and what clients pay there. Each step is idempotent. */
export async function linkDemoAccount(
  { services, actions, drain, by }: Pick<StagedApplication, 'services' | 'actions' | 'drain' | 'by'>,
  owner: { userId: string; workspaceId: string; email: string },
) {
  const { workspaceId } = owner
  const accountId = await link()

  async function link(): Promise<string> {
    const [linked] = (await services.connections.listConnections(workspaceId)).items
    if (linked) return linked.accountId
    const { redirectUrl, browserKey } = await services.linking.begin(owner)
    const asked = new URL(redirectUrl).searchParams
    const code = await actions.allowLink(demoOwner.organisationName)
    const state = asked.get('state') ?? undefined
    const result = await services.linking.complete({ state, code, browserKey, error: undefined })
    const [made] = (await services.connections.listConnections(workspaceId)).items
    if (!made) throw new Error(`The demo account was not linked: ${result}.`)
    return made.accountId
  }

  const listAll = async (): Promise<Payment[]> =>
    (await services.paymentLog.listPayments({ workspaceId, show: 'all', page: 1, pageSize: 100 })).items

  const isOf = ({ email, euros }: Charged, { customerEmail, amount }: Payment) =>
    customerEmail === email && amount === euros * CENTS

  async function findInvoice({ email, what }: Pick<Charged, 'email' | 'what'>) {
    const store = await actions.readAccount(accountId)
    return store?.invoices.find(
      ({ invoice }) => invoice.customer_email === email && invoice.lines.data.some((line) => line.description === what),
    )?.invoice
  }

  async function writeInvoice(sale: Charged): Promise<string> {
    const found = await findInvoice(sale)
    return (found ?? (await actions.createInvoice(saleOf(sale)))).id
  }

  async function payInvoice(sale: Charged): Promise<void> {
    const id = await writeInvoice(sale)
    if ((await findInvoice(sale))?.status === 'open') await actions.payInvoice(id)
  }

  const saleOf = ({ name, email, what, euros }: Charged) => ({
    accountId,
    client: { name, email },
    amount: euros * CENTS,
    currency: 'eur',
    description: what,
  })

  return {
    /** A client pays, and the payment is decided. */
    async sell(sale: DemoSale): Promise<void> {
      await drain()
      if ((await listAll()).some((payment) => isOf(sale, payment))) return
      if (sale.alsoPaidEarlier) await writeInvoice({ ...sale, ...sale.alsoPaidEarlier })
      if (sale.how === 'invoice') await payInvoice(sale)
      else if (sale.how === 'subscription') await actions.startSubscription(saleOf(sale))
      else {
        const { payment_intent: id } = await actions.sell({ ...saleOf(sale), by: 'payment_link' })
        if (sale.laterOn === 'refunded' && typeof id === 'string') await actions.refund({ accountId, id })
      }
      await drain()
      const payment = (await listAll()).find((each) => isOf(sale, each))
      if (sale.laterOn === 'skipped_by_owner' && payment)
        await services.scheduling.skip({ workspaceId, by: by(owner.userId), paymentId: payment.id })
    },

    /** The client pays the other invoice. */
    async settle({ alsoPaidEarlier, ...sale }: DemoSale): Promise<void> {
      if (alsoPaidEarlier) await payInvoice({ ...sale, ...alsoPaidEarlier })
      await drain()
    },

    /** The request that a client's payment triggered. */
    async findRequest(email: string): Promise<NonNullable<Payment['testimonial']>> {
      await drain()
      const found = (await listAll()).find(({ customerEmail, testimonial }) => customerEmail === email && testimonial)
      if (!found?.testimonial) throw new Error(`No payment of ${email} triggered a request.`)
      return found.testimonial
    },
  }
}
