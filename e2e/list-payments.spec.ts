import type { Page } from '@playwright/test'
import type { Payment } from '#shared/payments.ts'
import { getTestimonialDetails, type TestimonialDetails } from '#shared/testimonial-details.ts'
import { removeTestimonial, type Testimonial } from '#shared/testimonials.ts'
import { expectSound } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { chooseFromMenu, dialog, openList, rowOf, showList, test, testimonialOf } from './list.fixtures.ts'

const daysAhead = (days: number) => {
  const at = new Date()
  at.setDate(at.getDate() + days)
  at.setHours(10, 0, 0, 0)
  return at.toISOString()
}

const ana = testimonialOf({ source: 'payment', scheduledFor: daysAhead(6) })

const payment: TestimonialDetails['payment'] = {
  id: 'pay_1',
  connectionId: 'con_1',
  connectionName: 'Feldmann Studio',
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  amount: 485_000,
  currency: 'eur',
  paidAt: '2026-11-20T10:00:00.000Z',
  source: 'invoice',
  description: 'Invoice 0042',
  isPaidElsewhere: false,
  decision: { kind: 'ask', reason: 'invoice', at: daysAhead(6) },
}

const detailsOf = (testimonial: Testimonial, given: Payment | TestimonialDetails['payment']): TestimonialDetails => ({
  ...testimonial,
  history: [{ kind: 'scheduled', actor: 'system', at: '2026-11-20T10:00:00.000Z' }],
  company: null,
  role: null,
  answers: [],
  parts: { name: true, photo: true, company: true, answers: true },
  language: null,
  suspicion: null,
  earlierWords: [],
  consents: [],
  attestation: null,
  payment: given,
})

const showDetails = (page: Page, details: TestimonialDetails) =>
  page.route(`**${getTestimonialDetails.path.replace(':id', details.id)}`, (route) => route.fulfill({ json: details }))

test('a request of a payment says when it will be asked, and can be sent now or not at all', async ({ page }) => {
  await showList(page, [ana])
  await showDetails(page, detailsOf(ana, payment))
  await openList(page)
  const row = rowOf(page, 'Ana Ribeiro')
  await expect(row).toContainText(/Will ask \w{3} \d+ \w{3}, 10:00/)
  await row.getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Copy request link',
    'Send now',
    'Open details',
    'Don’t ask',
  ])
  await expectSound(page)
  await page.keyboard.press('Escape')

  await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Send now' })
  await expect(dialog(page)).toContainText('Send the request now?')
  await expect(dialog(page)).toContainText(
    /It will be sent to ana@client\.example now, and not .*, 10:00\. It counts among the requests of this month\./,
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Open details' })
  await expect(dialog(page)).toContainText(/Will be asked by mail on \w{3} \d+ \w{3}, 10:00\./)
  await expect(dialog(page)).toContainText('€4,850 for Invoice 0042')
  await expect(dialog(page)).toContainText('A payment came in: the time to ask was set')
  await expect(dialog(page).getByRole('link', { name: 'See it among your payments' })).toHaveAttribute(
    'href',
    '/settings/stripe?show=planned',
  )
  await expectSound(page)

  const removed: string[] = []
  await page.route(`**${removeTestimonial.path.replace(':id', ana.id)}`, async (route) => {
    removed.push(route.request().method())
    await showList(page, [])
    await route.fulfill({ status: 204 })
  })
  await dialog(page).getByRole('button', { name: 'Don’t ask Ana Ribeiro' }).click()
  const question = page.getByRole('dialog', { name: 'Don’t ask Ana Ribeiro?' })
  await expect(question).toContainText('No request goes out for this payment, and none is counted.')
  await question.getByRole('button', { name: 'Don’t ask' }).click()
  await expect(page.getByText('Ana Ribeiro is not asked.')).toBeVisible()
  expect(removed).toEqual(['DELETE'])
})
