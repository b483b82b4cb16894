import { listPayments } from '#shared/payments.ts'
import { removeTestimonial } from '#shared/testimonials.ts'
import { expectSound } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { chooseFromMenu, dialog, openList, rowOf, showList, test, testimonialOf } from './list.fixtures.ts'
import { daysAhead, detailsOf, heldFor, payment, showDetails, showHeld } from './list-payments.fixtures.ts'

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
    /It will be sent to ana@client\.example now, and not .*, 10:00 in Berlin\. It counts among the requests of this month\./,
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()

  await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Open details' })
  await expect(dialog(page)).toContainText(/Will be asked by mail on \w{3} \d+ \w{3}, 10:00 in Berlin\./)
  await expect(dialog(page)).toContainText('€4,850 for Invoice 0042')
  await expect(dialog(page)).toContainText(/\d+ days after the invoice was paid/)
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

test('payments that wait are told of above the list: for new requests, and for the owner', async ({ page }) => {
  const waiting = testimonialOf({ ...ana, scheduledFor: daysAhead(-1) })
  await showList(page, [waiting])
  await showHeld(page, [heldFor('quota', waiting), heldFor('quota'), heldFor('owners_call'), heldFor('deposit')])
  await openList(page)
  const quota = page.getByRole('complementary', { name: 'Payments that wait' })
  await expect(quota).toContainText(/2 clients wait for new requests\. They are asked from 1 \w{3}, or at once/)
  await expect(quota.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription')
  const decisions = page.getByRole('complementary', { name: 'Payments to decide on' })
  await expect(decisions).toContainText('1 payment needs your decision.')
  await expect(decisions.getByRole('link', { name: 'See what waits' })).toHaveAttribute(
    'href',
    '/settings/stripe?show=held',
  )
  await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Waits for new requests')
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
