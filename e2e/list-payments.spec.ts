import { listPayments } from '#shared/payments.ts'
import { removeTestimonial } from '#shared/testimonial-requests.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import {
  chooseFromMenu,
  detailsOf,
  dialog,
  openList,
  rowOf,
  showDetails,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'
import { daysAhead, onHoldFor, payment, showOnHold } from './list-payments.fixtures.ts'

// Requests are sent in the owner's time zone, whatever the time zone of the browser is.
test.use({ timezoneId: 'America/New_York' })

const ana = testimonialOf({ source: 'payment', scheduledFor: daysAhead(6) })

test('a scheduled request shows when it will be sent, offers to send it now, and can be cancelled', async ({
  page,
}) => {
  await showList(page, [ana])
  await showDetails(
    page,
    detailsOf(ana, {
      payment,
      history: [{ kind: 'scheduled', actor: 'rule', memberId: null, name: null, at: payment.paidAt }],
    }),
  )
  await openList(page)
  const row = rowOf(page, 'Ana Ribeiro')
  await expect(row).toContainText(/Will ask \w{3} \d+ \w{3}/)
  await expect(row.locator('a[title]').last()).toHaveAttribute('title', /Will ask .*10:00 in Berlin, after a payment/)
  await row.getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Copy request link',
    'Send now',
    'Open details',
    'Don’t ask',
  ])
  await expectAccessibleAndNoOverflow(page)
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
  await expect(dialog(page)).toContainText(/\d+ days after the invoice/)
  await expect(dialog(page)).toContainText('A payment came in: request scheduled')
  await expect(dialog(page).getByRole('link', { name: 'See it in your payments' })).toHaveAttribute(
    'href',
    '/payments?show=planned',
  )
  await expectAccessibleAndNoOverflow(page)

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

test('a note above the list counts the payments that wait for new requests', async ({ page }) => {
  const waiting = testimonialOf({ ...ana, scheduledFor: daysAhead(-1) })
  await showOnHold(page, [onHoldFor('quota', waiting)])
  await showList(page, [waiting], { needsYou: 0, quota: 2 })
  await openList(page)
  const quota = page.getByRole('complementary', { name: 'Payments on hold' })
  await expect(quota).toContainText(
    /2 clients are waiting for new requests\. We’ll ask them from 1 \w{3}, or right away/,
  )
  await expect(quota.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription')
  await expect(rowOf(page, 'Ana Ribeiro')).toContainText('On hold: no requests left')
  await expect(page.getByText('Connect your Stripe account')).toHaveCount(0)
  await expectAccessibleAndNoOverflow(page)
})

test('a note stands for the payments that need the owner in a view without groups', async ({ page }) => {
  await showOnHold(page, [onHoldFor('no_email')], { needsYou: 1 })
  await showList(page, [ana], { needsYou: 3, quota: 2 })
  await openList(page, '/testimonial/list?q=ana')
  const needsYou = page.getByRole('complementary', { name: 'Payments that need you' })
  await expect(needsYou).toHaveText('3 payments need you. Review payments')
  await expect(needsYou.getByRole('link')).toHaveAttribute('href', '/payments?show=onHold')
  await expect(page.getByRole('complementary', { name: 'Payments on hold' })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'no email address' })).toHaveCount(0)
  await expectAccessibleAndNoOverflow(page)
})

test('without a connected Stripe account the list does not load payments', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (sent) => paths.push(new URL(sent.url()).pathname))
  await openList(page)
  await expect(page.getByText('Connect your Stripe account to automate testimonial requests.')).toBeVisible()
  expect(paths).not.toContain(listPayments.path)
})
