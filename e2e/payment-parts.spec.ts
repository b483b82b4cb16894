import type { PartEffect } from '#shared/payment-corrections.ts'
import {
  connect,
  expectDecision,
  immediateRules,
  openAccount,
  pay,
  paymentRow,
  setRules,
} from './scheduling.fixtures.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, createRequest, expect, signIn, test } from './fixtures.ts'
import {
  accountOf,
  openPayments,
  samplePayments,
  showAccounts,
  showPayments,
  test as asOwner,
} from './payments.fixtures.ts'

for (const width of [1280, 390]) {
  test.describe(`parts of a price, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a deposit, its balance, and a wrong guess that is corrected and learned', async ({ page, request }) => {
      test.setTimeout(90_000)
      const studio = `Studio Deler ${width}`
      await signIn(page, await createOwner(request, { organisationName: studio }))
      await page.setViewportSize({ width: 1280, height: 844 })
      await connect(page)
      const payFor = async (client: string, description: string) => {
        await openAccount(page, studio)
        await page.getByLabel('What for').fill(description)
        const email = `${client.toLowerCase().replace(' ', '.')}.${process.pid}.${width}@deler.example`
        await pay(page, { client, email })
      }
      await payFor('Jon Vik', 'Website, 50% deposit')
      await payFor('Ida Moe', 'Kick-off workshop')
      await page.setViewportSize({ width, height: 844 })

      await expectDecision(page, 'Jon Vik', 'Deposit: the invoice says “Website, 50% deposit”')
      await expect(paymentRow(page, 'Jon Vik')).toContainText('On hold: deposit, waiting for the final payment')
      await expectDecision(page, 'Ida Moe', 'Will ask')
      await page.getByRole('link', { name: 'Ida Moe', exact: true }).click()
      await page.getByRole('button', { name: 'This is a deposit: Ida Moe' }).click()
      const dialog = page.getByRole('dialog', { name: 'Is this a deposit?' })
      await expect(dialog).toContainText('We’ll ask Ida Moe after the final payment. If none comes, you decide on ')
      await expect(dialog).toContainText('From now on, invoices that say “Kick-off workshop” are read as deposits too.')
      await expectAccessibleAndNoOverflow(page, { widths: [width] })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(paymentRow(page, 'Ida Moe')).toContainText('Will ask')
      await page.getByRole('button', { name: 'This is a deposit: Ida Moe' }).click()
      await dialog.getByRole('button', { name: 'It’s a deposit' }).click()
      await expect(paymentRow(page, 'Ida Moe')).toContainText('Deposit: you said so')
      await expect(paymentRow(page, 'Ida Moe')).toContainText('On hold: deposit')
      await expectAccessibleAndNoOverflow(page, { widths: [width] })

      await page.setViewportSize({ width: 1280, height: 844 })
      await payFor('Siv Lie', 'Kick-off workshop')
      await payFor('Jon Vik', 'Website, remaining 50%')
      await page.setViewportSize({ width, height: 844 })
      await expectDecision(page, 'Siv Lie', 'Deposit: you said so of “Kick-off workshop”')
      await expectDecision(
        page,
        'Jon Vik',
        /Final payment: the invoice says “Website, remaining 50%”, and the deposit of .+ was paid/,
      )
      await expect(paymentRow(page, 'Jon Vik').first()).toContainText('Will ask')
      await expect(paymentRow(page, 'Jon Vik').last()).toContainText(
        'Skipped: another payment of this client triggers the request',
      )
      await page.goto('/testimonial/list')
      await expect(page.getByRole('row').filter({ hasText: 'Jon Vik' })).toHaveCount(1)
    })

    test('a correction says first which other clients will be asked, and can be about one payment only', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000)
      const studio = `Studio Mange ${width}`
      const owner = await createOwner(request, { organisationName: studio })
      await signIn(page, owner)
      await page.setViewportSize({ width: 1280, height: 844 })
      await connect(page)
      await setRules(request, owner, immediateRules)
      // Of the month's five requests, two are left.
      for (const client of ['per', 'lise', 'tor'])
        await createRequest(request, owner, { customerEmail: `${client}.${process.pid}.${width}@brukt.example` })
      await openAccount(page, studio)
      for (const client of ['Per Dahl', 'Eva Lund', 'Kai Berg', 'Una Holm']) {
        await page.getByLabel('What for').fill('Website, 50% deposit')
        const email = `${client.toLowerCase().replace(' ', '.')}.${process.pid}.${width}@mange.example`
        await pay(page, { client, email })
      }
      await expectDecision(page, 'Una Holm', 'On hold: deposit')
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('link', { name: 'Una Holm', exact: true }).click()
      await page.getByRole('button', { name: 'This was the final payment: Una Holm' }).click()
      const dialog = page.getByRole('dialog', { name: 'Was this the final payment?' })
      await expect(dialog).toContainText(
        /3 other clients will be asked too: (?=.*Per Dahl)(?=.*Eva Lund)(?=.*Kai Berg)[^,]+, [^,]+ and .+\./,
      )
      await expect(dialog).toContainText('This month’s requests will be used up by then, so 2 of them will wait until ')
      await expectAccessibleAndNoOverflow(page, { widths: [width] })
      await dialog.getByRole('checkbox', { name: 'Only this payment' }).check()
      await expect(dialog).not.toContainText('other clients')
      await expect(dialog).not.toContainText('From now on')
      await expect(dialog).not.toContainText('used up')
      await dialog.getByRole('button', { name: 'It was the final payment' }).click()
      await expect(paymentRow(page, 'Una Holm').first()).toContainText('Final payment: you said so')
      await page.reload()
      for (const client of ['Per Dahl', 'Eva Lund', 'Kai Berg'])
        await expect(paymentRow(page, client)).toContainText('On hold: deposit')
    })

    test('learned words are listed, and deleting them changes who is asked', async ({ page, request }) => {
      test.setTimeout(90_000)
      const studio = `Studio Ord ${width}`
      await signIn(page, await createOwner(request, { organisationName: studio }))
      await page.setViewportSize({ width: 1280, height: 844 })
      await connect(page)
      await openAccount(page, studio)
      for (const client of ['Liv Aas', 'Odd Foss']) {
        await page.getByLabel('What for').fill('Kick-off workshop')
        const email = `${client.toLowerCase().replace(' ', '.')}.${process.pid}.${width}@ord.example`
        await pay(page, { client, email })
      }
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/settings/stripe')
      await expect(page.getByRole('heading', { level: 2, name: 'When to ask' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Learned words' })).toHaveCount(0)

      await expectDecision(page, 'Liv Aas', 'Will ask')
      await page.getByRole('link', { name: 'Liv Aas', exact: true }).click()
      await page.getByRole('button', { name: 'This is a deposit: Liv Aas' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'It’s a deposit' }).click()
      await expectDecision(page, 'Odd Foss', 'Deposit: you said so of “Kick-off workshop”')
      await expectDecision(page, 'Odd Foss', 'On hold: deposit')

      await page.goto('/settings/stripe')
      const learned = page.getByRole('list', { name: 'Learned words' })
      await expect(learned.getByRole('listitem')).toHaveText([/^“kick off workshop” is a deposit\s*Learned \d/])
      await expectAccessibleAndNoOverflow(page, { widths: [width] })
      await page.getByRole('button', { name: 'Delete: kick off workshop' }).click()
      await expect(page.getByText('“kick off workshop” is read as before.')).toBeVisible()
      await expect(learned).toHaveCount(0)
      await expectDecision(page, 'Odd Foss', 'Will ask')
      await expect(paymentRow(page, 'Liv Aas')).toContainText('Deposit: you said so')
      await page.goto('/settings/team/activity')
      await expect(page.getByRole('row').filter({ hasText: 'Deleted learned words for deposits' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('kick off')
    })
  })
}

asOwner.describe('a correction', () => {
  asOwner.use({ expectedConsoleErrors: /Failed to load resource/ })

  asOwner('what a correction would do is asked again, and the failure is gone when it is known', async ({ page }) => {
    await showAccounts(page, [accountOf()])
    await showPayments(page, samplePayments())
    let isBroken = true
    await page.route('**/goodword/payment/*/part?*', (route) => {
      const nobody = { count: 0, clients: [] }
      const effect: PartEffect = {
        decision: { kind: 'hold', reason: 'deposit', until: null },
        isOnlyLearned: false,
        words: null,
        others: { asked: nobody, notAsked: nobody, isCut: false },
        waiting: null,
      }
      return isBroken ? route.abort() : route.fulfill({ json: effect })
    })
    await openPayments(page)
    const correct = page.getByRole('button', { name: 'This was the final payment: Atelier Morvan' })
    await correct.click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.')
    isBroken = false
    await correct.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
