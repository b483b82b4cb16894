import { listPayments } from '#shared/payments.ts'
import { removeTestimonial } from '#shared/testimonials.ts'
import { expectSound } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { chooseFromMenu, dialog, openList, rowOf, showList, test, testimonialOf } from './list.fixtures.ts'
import { daysAhead, detailsOf, onHoldFor, payment, showDetails, showOnHold } from './list-payments.fixtures.ts'

// Clients are asked by the owner's clock, wherever that is read.
test.use({ timezoneId: 'America/New_York' })

const ana = testimonialOf({ source: 'payment', scheduledFor: daysAhead(6) })

test('a request of a payment says when it will be asked, and can be sent now or not at all', async ({ page }) => {
  await showList(page, [ana])
  await showDetails(page, detailsOf(ana, payment))
  await openList(page)
  const row = rowOf(page, 'Ana Ribeiro')
  await expect(row).toContainText(/Will ask \w{3} \d+ \w{3}, 10:00 in Berlin/)
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
    /It will be sent to ana@client\.example now instead of .*, 10:00 in Berlin\. It counts towards this month’s requests\./,
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Open details' })
  await expect(dialog(page)).toContainText(/We’ll email the request on \w{3} \d+ \w{3}, 10:00 in Berlin\./)
  await expect(dialog(page)).toContainText('€4,850 for Invoice 0042')
  await expect(dialog(page)).toContainText(/\d+ days after the invoice was paid/)
  await expect(dialog(page)).toContainText('A payment came in: request scheduled')
  await expect(dialog(page).getByRole('link', { name: 'See it in your payments' })).toHaveAttribute(
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
  await expect(question).toContainText('No request will be sent for this payment, and none is counted.')
  await question.getByRole('button', { name: 'Don’t ask' }).click()
  await expect(page.getByText('Ana Ribeiro won’t be asked.')).toBeVisible()
  expect(removed).toEqual(['DELETE'])
})

test('payments that wait are told of above the list: for new requests, and for the owner', async ({ page }) => {
  const waiting = testimonialOf({ ...ana, scheduledFor: daysAhead(-1) })
  await showList(page, [waiting])
  await showOnHold(page, [
    onHoldFor('quota', waiting),
    onHoldFor('quota'),
    onHoldFor('owners_call'),
    onHoldFor('deposit'),
  ])
  await openList(page)
  const quota = page.getByRole('complementary', { name: 'Payments on hold' })
  await expect(quota).toContainText(
    /2 clients are waiting for new requests\. We’ll ask them from 1 \w{3}, or right away/,
  )
  await expect(quota.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription')
  const decisions = page.getByRole('complementary', { name: 'Payments that need your decision' })
  await expect(decisions).toContainText('1 payment needs your decision.')
  await expect(decisions.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/settings/stripe?show=onHold')
  await expect(rowOf(page, 'Ana Ribeiro')).toContainText('On hold: no requests left')
  await expect(page.getByText('Connect your Stripe account')).toHaveCount(0)
  await expectSound(page)
})

test('where no account is linked, nothing is asked about payments', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await openList(page)
  await expect(page.getByText('Connect your Stripe account to automate testimonial requests.')).toBeVisible()
  expect(asked).not.toContain(listPayments.path)
})
