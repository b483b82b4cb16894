import type { Page, Route } from '@playwright/test'
import { addPaymentAddress, type Payment, skipPayment } from '#shared/payments.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { answerOf, callOf, countsOf, dialog, LIST_CALL, openList, rowOf, test, testimonialOf } from './list.fixtures.ts'
import { daysAhead, onHoldFor, showOnHold } from './list-payments.fixtures.ts'

const submitted = answerOf({ id: 'submitted-1', customerName: 'Bo Lind', customerEmail: 'bo@client.example' })
const sent = testimonialOf({ id: 'sent-1', customerName: 'Cem Aydin', customerEmail: 'cem@client.example' })

const withoutAddress: Payment = {
  ...onHoldFor('no_email'),
  id: 'pay_1',
  customerName: null,
  customerEmail: null,
  amount: 3_500,
}
const ownersCall: Payment = { ...onHoldFor('owners_call'), id: 'pay_2' }

/** The list with one answer to decide on, one sent request and these payments, of which `needsYou` need the owner. */
async function showListWithPayments(page: Page, payments: Payment[], needsYou = payments.length) {
  const state = { payments, needsYou }
  await page.route(LIST_CALL, (route: Route) =>
    route.fulfill({
      json: {
        items: [submitted, sent],
        pagination: { currentPage: 1, pageCount: 1 },
        counts: countsOf([submitted, sent]),
        needsYou: 1,
        ...(state.needsYou > 0 && { paymentsOnHold: { needsYou: state.needsYou, quota: 0 } }),
      },
    }),
  )
  const show = async (left: Payment[], count = left.length) => {
    state.needsYou = count
    await showOnHold(page, left, { needsYou: count })
  }
  await show(payments, needsYou)
  return show
}

const unnamed = (page: Page) => rowOf(page, 'Unnamed client')
const needsYouHead = (page: Page) => page.getByRole('rowheader').filter({ hasText: 'Needs you' })

test('payments that need the owner stand as rows below the answers, and count as nothing else', async ({ page }) => {
  await showListWithPayments(page, [withoutAddress, ownersCall])
  await openList(page)
  await expect(needsYouHead(page)).toContainText('Needs you1and 2 payments')
  const rows = page
    .getByRole('rowgroup')
    .filter({ has: needsYouHead(page) })
    .getByRole('row')
  await expect(rows).toHaveText([/Needs you/, /Bo Lind/, /Unnamed client/, /Ana Ribeiro/])
  await expect(unnamed(page)).toContainText('Payment of €35 on 20 Nov')
  await expect(unnamed(page)).toContainText('This payment has no email address.')
  await expect(unnamed(page)).toContainText('On hold')
  await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Your rules ask you first.')
  await expect(page.getByRole('complementary', { name: 'Payments that need you' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^All/ }).first()).toContainText('2')
  await expect(page.getByRole('rowheader').filter({ hasText: 'Everything else' })).toContainText('1')
  await expect(page.getByRole('main').getByText('2 testimonials', { exact: true }).first()).toBeVisible()
  await expectAccessibleAndNoOverflow(page)

  // Selecting everything selects testimonials only.
  await expect(unnamed(page).getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected')

  const [answerHeight, paymentHeight] = await Promise.all(
    [rowOf(page, 'Bo Lind'), unnamed(page)].map(async (row) => (await row.boundingBox())?.height),
  )
  expect(paymentHeight).toBe(answerHeight)
  await unnamed(page).getByRole('cell').nth(2).click()
  await expect(page).toHaveURL(/\/payments\?show=onHold.*pay_1/)
})

test('both buttons of a payment decide in the list, and the focus goes on to the next row', async ({ page }) => {
  const show = await showListWithPayments(page, [withoutAddress, ownersCall])
  await page.route(callOf(addPaymentAddress), async (route) => {
    await show([ownersCall])
    await route.fulfill({
      json: { ...withoutAddress, decision: { kind: 'ask', reason: 'invoice', at: daysAhead(3) } },
    })
  })
  await page.route(callOf(skipPayment), async (route) => {
    await show([])
    await route.fulfill({ json: { ...ownersCall, decision: { kind: 'skip', reason: 'owner', since: daysAhead(0) } } })
  })
  await openList(page)
  await unnamed(page).getByRole('button', { name: 'Add email: Unnamed client' }).click()
  await dialog(page).getByLabel('Client email').fill('elif@client.example')
  await dialog(page).getByRole('button', { name: 'Add email' }).click()
  await expect(page.getByText('Email address added.')).toBeVisible()
  await expect(unnamed(page)).toHaveCount(0)
  await expect(rowOf(page, 'Ana Ribeiro')).toBeFocused()

  await rowOf(page, 'Ana Ribeiro').getByRole('button', { name: 'Don’t ask: Ana Ribeiro' }).click()
  await expect(page.getByText('Ana Ribeiro won’t be asked.')).toBeVisible()
  await expect(rowOf(page, 'Ana Ribeiro')).toHaveCount(0)
  await expect(rowOf(page, 'Cem Aydin')).toBeFocused()
  await expect(needsYouHead(page)).not.toContainText('payment')
})

test('at most five payments are shown, and a link leads to the others', async ({ page }) => {
  const many = Array.from({ length: 5 }, (_, index) => ({
    ...withoutAddress,
    id: `pay_${index}`,
    customerName: `Client ${index}`,
  }))
  await showListWithPayments(page, many, 12)
  await openList(page)
  await expect(page.getByRole('row').filter({ hasText: 'no email address' })).toHaveCount(5)
  await expect(page.getByRole('link', { name: 'and 7 more payments' })).toHaveAttribute('href', '/payments?show=onHold')
  await expect(needsYouHead(page)).toContainText('and 12 payments')
})

test('the keys reach a payment like any other row, and decide about nothing there', async ({ page }) => {
  await showListWithPayments(page, [withoutAddress])
  await openList(page)
  await expect(unnamed(page)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(unnamed(page)).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('x')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/payments\?show=onHold.*pay_1/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a payment is a card whose tap opens it, with its actions in the menu', async ({ page }) => {
    await showListWithPayments(page, [withoutAddress])
    await openList(page)
    await expectAccessibleAndNoOverflow(page)
    await expect(page.getByRole('button', { name: 'Review one by one' })).toBeInViewport({ ratio: 1 })
    expect((await unnamed(page).boundingBox())?.height).toBe((await rowOf(page, 'Bo Lind').boundingBox())?.height)
    await unnamed(page).getByRole('button', { name: 'More actions for Unnamed client' }).tap()
    await expect(page.getByRole('menuitem')).toHaveText(['Add email', 'Don’t ask', 'Open payment'])
    await page.keyboard.press('Escape')
    await unnamed(page).tap({ position: { x: 150, y: 60 } })
    await expect(page).toHaveURL(/\/payments\?show=onHold.*pay_1/)
  })
})
