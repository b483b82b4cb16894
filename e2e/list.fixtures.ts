import type { Page, Route } from '@playwright/test'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { listTestimonials, type TestimonialCounts } from '#shared/testimonial-list.ts'
import { getTestimonialDetails, type TestimonialWithSentences } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { createOwner, expect, type Owner, rememberOwner, test as base } from './fixtures.ts'

export const test = base.extend<{ owner: Owner }>({
  /** Signed in before every test, in a page that has not opened anything yet. */
  owner: [
    async ({ page, request }, provide) => {
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      await rememberOwner(page, owner)
      await provide(owner)
    },
    { auto: true },
  ],
})

export { testimonialOf }

/** The URL pattern of an endpoint, with any id. */
export const callOf = ({ path }: { path: string }) => `**${path.replace(':id', '*')}`

/** A request whose email was sent nine days ago. */
export const sentRequest = {
  status: 'sent',
  emailState: 'sent',
  sentAt: new Date(Date.now() - 9 * 86_400_000).toISOString(),
} as const

export const LIST_CALL = `**${listTestimonials.path}*`

export const answerOf = (changes: Partial<Testimonial> = {}): Testimonial =>
  testimonialOf({ rating: 5, testimonial: 'Precise, funny, never late.', status: 'submitted', ...changes })

export function countsOf(items: Testimonial[]): TestimonialCounts {
  const of = (status: Testimonial['status']) => items.filter((item) => item.status === status).length
  return {
    all: items.length,
    pending: of('pending'),
    sent: of('sent'),
    submitted: of('submitted'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
}

export type PaymentsOnHold = { needsYou: number; quota: number }

export const answerList = (route: Route, items: Testimonial[], paymentsOnHold?: PaymentsOnHold) =>
  route.fulfill({
    json: {
      items,
      pagination: { currentPage: 1, pageCount: items.length > 0 ? 1 : 0 },
      counts: countsOf(items),
      paymentsOnHold,
    },
  })

/** Answers every call for the list with these testimonials. */
export const showList = (page: Page, items: Testimonial[], paymentsOnHold?: PaymentsOnHold) =>
  page.route(LIST_CALL, (route) => answerList(route, items, paymentsOnHold))

/** The details of a testimonial to which nothing happened, changed as the test needs. */
export const detailsOf = (
  testimonial: Testimonial,
  changes: Partial<TestimonialWithSentences> = {},
): TestimonialWithSentences => ({
  ...testimonial,
  sentences: testimonial.testimonial === null ? [] : [testimonial.testimonial],
  history: [{ kind: 'created', actor: 'member', memberId: null, name: null, at: testimonial.createdAt }],
  notes: [],
  translations: [],
  spellingSuggestions: [],
  spellingEmail: { outcome: 'sent', from: null },
  company: null,
  role: null,
  answers: [],
  parts: { name: true, photo: true, company: true, answers: true },
  language: null,
  suspicion: null,
  isRewarded: false,
  emailConfirmedAt: null,
  rejectionReason: null,
  earlierVersions: [],
  consents: [],
  attestation: null,
  origin: null,
  payment: null,
  verification: null,
  ...changes,
})

export const showDetails = (page: Page, details: TestimonialWithSentences) =>
  page.route(`**${getTestimonialDetails.path.replace(':id', encodeURIComponent(details.id))}`, (route) =>
    route.fulfill({ json: details }),
  )

/** Answers the calls of a dialog that approves or rejects them. */
export async function showDecisions(page: Page, items: Testimonial[]) {
  for (const item of items) await showDetails(page, detailsOf(item))
}

/** The row of a client, found by name or email address. */
export const rowOf = (page: Page, client: string) => page.getByRole('row').filter({ hasText: client })

export async function chooseFromMenu(page: Page, { client, action }: { client: string; action: string }) {
  await page.getByRole('button', { name: `More actions for ${client}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Chooses from the menu beside the title of the list. */
export async function chooseFromTitle(page: Page, action: string) {
  await page.getByRole('button', { name: 'More: add, import, export' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Decides on a testimonial from its row: by its button, or on small screens, where rows have none, by the menu. */
export async function chooseFromRow(page: Page, { client, action }: { client: string; action: 'Approve' | 'Reject' }) {
  const button = rowOf(page, client).getByRole('button', { name: new RegExp(`^${action} testimonial`) })
  if ((await button.count()) > 0) await button.click()
  else await chooseFromMenu(page, { client, action })
}

/** Opens the list in a signed-in page and waits until it has loaded. */
export async function openList(page: Page, path = '/testimonial/list') {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Testimonials' })
export const dialog = (page: Page) => page.getByRole('dialog')

export async function fillRequest(page: Page, { email, name }: { email: string; name?: string }) {
  await page.getByRole('button', { name: '+ Create' }).click()
  await dialog(page).getByLabel('Client email').fill(email)
  if (name) await dialog(page).getByLabel('Client name').fill(name)
}

/** Presses the one button that submits: its label says whether the request is sent. */
export const pressCreate = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^(Save without sending|Create and send)$/ })
    .click()
