import type { Page } from '@playwright/test'
import { type Checklist, getChecklist } from '#shared/onboarding.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { CONFIRMATION, newestLink, readConfirmation } from './account.fixtures.ts'
import {
  approve,
  createRequest,
  emailsTo,
  expect,
  newAddress,
  type Owner,
  signIn,
  signUp,
  submitAnswer,
  test as base,
} from './fixtures.ts'
import { dialog, openList, test } from './list.fixtures.ts'

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const step = (page: Page, title: string) => steps(page).getByRole('listitem').filter({ hasText: title })
const done = (page: Page) => steps(page).getByRole('listitem').filter({ hasText: '(done)' })

/** Opens the link of the email in another window of the same browser. */
async function openConfirmation(page: Page, owner: Pick<Owner, 'email'>) {
  const { path } = await readConfirmation(page.request, owner)
  const other = await page.context().newPage()
  await other.goto(new URL(path, page.url()).href)
  await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await other.close()
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  base.describe(`after the sign-up, ${viewport.width} px wide`, () => {
    base.use({ viewport })

    base('the email is confirmed in another window, and the list goes on to the next step', async ({ page }) => {
      const account = await signUp(page)
      await expect(steps(page).getByText('0 of 4 done')).toBeVisible()
      await expect(step(page, 'Confirm your email')).toContainText(
        `Press the button in the email we sent to ${account.email}. Until then clients can’t reply to you, and you can send 500 emails a day.`,
      )
      await expect(step(page, 'Approve a testimonial')).toContainText('After the first answer')
      await expect(step(page, 'Approve a testimonial').getByRole('button')).toHaveCount(0)
      await expectAccessibleAndNoOverflow(page)

      const marker = page.getByRole('banner').getByRole('link', { name: 'Confirm your email' })
      if (viewport.width < 720) {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Confirm your email' })).toBeVisible()
        await page.keyboard.press('Escape')
      }
      await expect(marker).toHaveAttribute('href', '/settings/security')

      await openConfirmation(page, account)
      await expect(page.getByText('Email confirmed.')).toBeVisible()
      await expect(done(page)).toHaveText([/Confirm your email/])
      await expect(steps(page).getByText('1 of 4 done')).toBeVisible()
      await expect(marker).toHaveCount(0)
      await expectAccessibleAndNoOverflow(page)
    })

    base('six clicks send the first request, and nine copy the code of the widget', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener(
          'click',
          // Enter in a field clicks the form's button too. Neither counts when a program makes it.
          ({ isTrusted, detail }) => {
            const clicks = Number(sessionStorage.getItem('clicks') ?? 0)
            if (isTrusted && detail > 0) sessionStorage.setItem('clicks', String(clicks + 1))
          },
          true,
        )
      })
      const clicks = () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await signUp(page)
      await step(page, 'Send your first request').getByRole('button', { name: 'Create request' }).click()
      const email = newAddress('first')
      await dialog(page).getByLabel('Client email').fill(email)
      await expect(dialog(page).getByLabel('Send testimonial request email automatically')).toBeChecked()
      await dialog(page).getByRole('button', { name: 'Create and send' }).click()
      await expect.poll(async () => (await emailsTo(page.request, email)).length).toBe(1)
      await expect(page.getByRole('group').filter({ hasText: 'First steps' })).toContainText('1 of 4 done')
      expect(await clicks()).toBeLessThanOrEqual(6)

      const folded = page.getByRole('group').filter({ hasText: 'First steps' })
      await folded.getByText('First steps', { exact: true }).click()
      await folded.getByRole('link', { name: 'Open widgets' }).click()
      await page.getByRole('link', { name: 'Publish and get the code of Wall' }).click()
      await page.getByRole('button', { name: 'Publish and copy code' }).click()
      await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('goodword')
      expect(await clicks()).toBeLessThanOrEqual(9)
    })

    base('the email can be sent again, and then rests for a minute', async ({ page }) => {
      const account = await signUp(page)
      await readConfirmation(page.request, account)
      await page.clock.install()
      await openList(page)
      await step(page, 'Confirm your email').getByRole('button', { name: 'Resend email' }).click()
      await expect(step(page, 'Confirm your email')).toContainText(
        new RegExp(`Sent again to ${account.email} at \\d\\d:\\d\\d\\. Look in the spam folder too\\.`),
      )
      const sent = step(page, 'Confirm your email').getByRole('button', { name: 'Sent' })
      await expect(sent).toHaveAttribute('aria-disabled', 'true')
      await sent.click({ force: true })
      await newestLink(page.request, { email: account.email, subject: CONFIRMATION, emails: 2 })
      await page.clock.runFor(61_000)
      await expect(step(page, 'Confirm your email').getByRole('button', { name: 'Resend email' })).toBeEnabled()
    })

    base.describe('the fourth email within an hour', () => {
      base.use({ expectedConsoleErrors: /status of 400/ })

      base('is refused, and the page says so', async ({ page }) => {
        const { email } = await signUp(page)
        await readConfirmation(page.request, { email })
        await page.clock.install()
        await openList(page)
        for (let emails = 2; emails <= 4; emails += 1) {
          await step(page, 'Confirm your email').getByRole('button', { name: 'Resend email' }).click()
          await newestLink(page.request, { email, subject: CONFIRMATION, emails })
          await page.clock.runFor(61_000)
        }
        const sentAgain = await step(page, 'Confirm your email').getByRole('status').textContent()
        await step(page, 'Confirm your email').getByRole('button', { name: 'Resend email' }).click()
        await expect(
          page.getByText(
            'No email was sent: you already requested several within an hour. Look in your spam folder, or try again later.',
          ),
        ).toBeVisible()
        await expect(step(page, 'Confirm your email').getByRole('status')).toHaveText(sentAgain ?? '')
        await expect(step(page, 'Confirm your email').getByRole('button', { name: 'Resend email' })).toBeEnabled()
      })
    })

    base('a wrong address can be changed', async ({ page }) => {
      await page.route(`**${getChecklist.path}`, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), isEmailUndelivered: true } })
      })
      const { email } = await signUp(page)
      await expect(step(page, 'Confirm your email')).toContainText(
        `We couldn’t deliver to ${email}. Check the spelling.`,
      )
      await expectAccessibleAndNoOverflow(page)
      await step(page, 'Confirm your email').getByRole('link', { name: 'Change email' }).click()
      await expect(page.getByRole('dialog', { name: 'Change email' })).toBeVisible()
      await expect(page).toHaveURL(/\/settings\/security$/)
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
      await expect(step(page, 'Confirm your email')).toBeVisible()
    })

    base('a change of the address is what is waited for from then on', async ({ page }) => {
      const { email, password } = await signUp(page)
      await step(page, 'Confirm your email').getByRole('link', { name: 'Change email' }).click()
      const change = page.getByRole('dialog', { name: 'Change email' })
      const right = newAddress('right')
      await change.getByLabel('New email').fill(right)
      await change.getByLabel('Password', { exact: true }).fill(password)
      await change.getByRole('button', { name: 'Send link' }).click()
      await expect(change).toHaveCount(0)
      await page.getByRole('link', { name: 'Goodword' }).first().click()
      const waiting = step(page, 'Confirm your email')
      await expect(waiting).toContainText(`Press the button in the email we sent to ${right}.`)
      await page.reload()
      await expect(waiting).toContainText(`Press the button in the email we sent to ${right}.`)
      await expect(waiting).not.toContainText(email)
      await expect(waiting.getByRole('button', { name: 'Resend email' })).toHaveCount(0)
      await expectAccessibleAndNoOverflow(page)
      await waiting.getByRole('link', { name: 'Resend or change' }).click()
      await expect(page.getByRole('button', { name: `Resend email to ${right}` })).toBeVisible()

      await page.goBack()
      const { path } = await newestLink(page.request, {
        email: right,
        subject: 'Confirm your new Goodword email address',
      })
      const other = await page.context().newPage()
      await other.goto(new URL(path, page.url()).href)
      await expect(other.getByRole('heading', { name: 'Your email has been changed' })).toBeVisible()
      await other.close()
      await expect(done(page)).toHaveText([/Confirm your email/])
    })
  })
}

test.describe('the first steps', () => {
  test('are ticked when they are done, link to their pages, and stay hidden after the owner hides them', async ({
    page,
    request,
    owner,
  }) => {
    await openList(page)
    await expect(steps(page).getByText('0 of 4 done')).toBeVisible()
    await steps(page).getByRole('button', { name: 'Create request' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Create testimonial request')
    await page.keyboard.press('Escape')

    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    await approve(request, owner, id)
    await steps(page).getByRole('link', { name: 'Open widgets' }).click()
    await page.getByRole('link', { name: 'Publish and get the code of Wall' }).click()
    await page.getByRole('button', { name: 'Publish and copy code' }).click()
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    await openList(page)
    const folded = page.getByRole('group').filter({ hasText: 'First steps' })
    await expect(folded).toContainText('Next: confirm your email')
    await expect(folded).toContainText('3 of 4 done')
    await folded.getByText('First steps', { exact: true }).click()
    await expect(folded.getByRole('listitem')).toHaveCount(4)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await folded.getByRole('button', { name: 'Copy collection link' }).click()
    await expect(page.getByText('Collection link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/to\/[a-z\d-]+$/)
    await folded.getByRole('button', { name: 'Hide first steps' }).click()
    await expect(page.getByText('First steps')).toHaveCount(0)
    await openList(page)
    await expect(page.getByText('First steps')).toHaveCount(0)
  })

  test('say once that everything is done, and never again', async ({ page, owner }) => {
    const everything: Omit<Checklist, 'isDismissed'> = {
      hasConfirmedEmail: true,
      isEmailUndelivered: false,
      newEmail: null,
      hasRequest: true,
      hasAnswer: true,
      hasApproved: true,
      hasEmbedded: true,
    }
    let isDismissed = false
    await page.route(`**${getChecklist.path}`, (route) => {
      if (route.request().method() === 'PUT') isDismissed = true
      return route.fulfill({ json: { ...everything, isDismissed } })
    })
    await openList(page)
    await expect(page.getByText('That’s everything.')).toBeVisible()
    await expect.poll(() => isDismissed).toBe(true)
    await expect(page.getByText('That’s everything.')).toBeVisible()
    await signIn(page, owner)
    await expect(page.getByText("You don't have any testimonials currently.")).toBeVisible()
    await expect(page.getByText('That’s everything.')).toHaveCount(0)
  })
})

test('the empty list says it as specified, and offers every way to begin', async ({ page }) => {
  await openList(page)
  const begin = page.getByRole('region', { name: "You don't have any testimonials currently." })
  await expect(begin.getByRole('listitem').first()).toContainText(
    'Connect your Stripe account to automate testimonial requests.',
  )
  await expect(begin.getByRole('listitem').first()).toContainText(
    'Once clients have paid invoices, an email requesting a testimonial is sent automatically.',
  )
  await expect(begin.getByRole('button')).toHaveText(['Connect', 'Copy link', 'Add testimonial'])
  await begin.getByRole('link', { name: 'Import clients' }).click()
  await expect(page.getByRole('heading', { name: 'Import clients' })).toBeVisible()
  await page.goBack()
  await begin.getByRole('link', { name: 'Import many' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import testimonials' })).toBeVisible()
  await page.goBack()
  await begin.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Add existing testimonial')
})

test('the empty list has one primary button, and creating a request from below it still sends it', async ({ page }) => {
  await openList(page)
  await steps(page).getByRole('button', { name: 'Hide first steps' }).click()
  const ways = page.getByRole('region', { name: "You don't have any testimonials currently." })
  const create = ways.getByRole('button', { name: 'Create request' })
  await expect(create).toBeVisible()
  const primary = page.getByRole('button', { name: '+ Create' })
  const ink = await primary.evaluate((button) => getComputedStyle(button).backgroundColor)
  const buttons = page.getByRole('main').locator('button:visible, a[class*=button]:visible')
  const inInk = await buttons.evaluateAll(
    (all, color) =>
      all.filter((each) => getComputedStyle(each).backgroundColor === color).map((each) => each.textContent),
    ink,
  )
  expect(inInk).toEqual(['+ Create'])

  await create.click()
  await expect(dialog(page).getByLabel('Send testimonial request email automatically')).toBeChecked()
  await page.keyboard.press('Escape')
  await primary.click()
  await expect(dialog(page).getByLabel('Send testimonial request email automatically')).not.toBeChecked()
})
