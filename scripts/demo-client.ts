import type { Language } from '#shared/languages.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { DemoSale } from './demo-payments.ts'

type Paid = Omit<DemoSale, 'name' | 'email' | 'laterOn'>

export type DemoClient = {
  name: string | null
  email: string
  status: TestimonialStatus
  /** How many days ago the request was created; the answer came two days later. */
  daysAgo: number
  /** The email service doesn't know the address. */
  isRefused?: true
  answer?: DemoAnswer
  /** The payment that triggered the request: long enough ago that the email has been sent, unless it is pending. */
  paid?: Paid
  /** Declined a day after the email. */
  hasDeclined?: true
}

type DemoAnswer = {
  text: string
  rating: number
  isPrivate?: boolean
  language?: Language
  company?: string
  role?: string
  /** To the demo owner's questions, in order. */
  answers?: readonly string[]
  /** Filled in by a bot. */
  isTrapped?: true
  /** What the client did some days after the owner's decision. */
  afterwards?: { daysLater: number; revised: { text: string; rating: number } } | { daysLater: number; withdrawn: true }
}

/** An address of a made-up client. */
export const at = (name: string, domain: string) =>
  `${name
    .toLowerCase()
    .split(' ')[0]
    ?.normalize('NFD')
    .replace(/[^a-z]/g, '')}@${domain}`

export const open = (status: 'pending' | 'sent', daysAgo: number, name: string | null, email: string): DemoClient => ({
  name,
  email,
  status,
  daysAgo,
})

export const answered = (
  status: 'submitted' | 'approved' | 'rejected',
  daysAgo: number,
  [name, domain]: [name: string, domain: string],
  rating: number,
  text: string,
  isPrivate = false,
): DemoClient => ({ name, email: at(name, domain), status, daysAgo, answer: { text, rating, isPrivate } })

export const adding = (more: Omit<DemoAnswer, 'text' | 'rating'>, client: DemoClient): DemoClient => ({
  ...client,
  ...(client.answer && { answer: { ...client.answer, ...more } }),
})

export const paying = (paid: Paid, client: DemoClient): DemoClient => ({ ...client, paid })
