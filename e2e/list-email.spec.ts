import type { Page } from '@playwright/test'
import { getEmailSettings, previewEmail } from '#shared/emails.ts'
import { getTestimonialDetails, type TestimonialDetails } from '#shared/testimonial-details.ts'
import {
  changeReminders,
  changeTestimonials,
  createTestimonial,
  resendTestimonial,
  type Testimonial,
  updateTestimonial,
} from '#shared/testimonials.ts'
import { type CurrentUser, getCurrentUser } from '#shared/users.ts'
import { expectAccessible } from './accessibility.ts'
import { settingsOf, showEmailSettings, styleOf } from './emails.fixtures.ts'
import { createRequest, expect, emailsTo, newAddress } from './fixtures.ts'
import {
  answerList,
  chooseFromMenu,
  dialog,
  fillRequest,
  LIST_CALL,
  openList,
  pressCreate,
  rowOf,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'

const callOf = ({ path }: { path: string }) => `**${path.replace(':id', '*')}`

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
const shortDay = (instant: string) => new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })

const asked = inDays(-9)
const soon = inDays(5)
const sent = { status: 'sent', emailState: 'sent', sentAt: asked } as const
const refusedAddress = 'The mailbox refused the address.'

/** Every delivery status of an email: what the row says, and which action it shows without hovering. */
const clientStates: [
  name: string,
  sentEmail: Partial<Testimonial>,
  statusText: string,
  problem?: string,
  fix?: string,
][] = [
  ['is queued', { emailState: 'queued' }, 'Sending…'],
  [
    'is queued and delayed',
    { emailState: 'queued', emailDelivery: 'delayed' },
    'Delayed, still trying',
    'We’ll keep trying.',
  ],
  ['was sent', sent, 'Asked 9 days ago'],
  ['is delayed', { ...sent, emailDelivery: 'delayed' }, 'Delivery delayed', 'still being retried.'],
  ['was delivered', { ...sent, emailDelivery: 'delivered' }, `Asked ${shortDay(asked)}, delivered`],
  ['gets a reminder', { ...sent, emailDelivery: 'delivered', remindsAt: soon }, `Reminder ${dayOf(soon)}`],
  ['got a reminder', { ...sent, remindersSent: 1 }, `Asked ${shortDay(asked)}, reminded`],
  [
    'bounced',
    { emailState: 'sent', emailDelivery: 'bounced', emailProblem: refusedAddress },
    'Address unreachable',
    refusedAddress,
    'Edit',
  ],
  [
    'was reported',
    { ...sent, emailDelivery: 'complained' },
    'Reported as spam',
    'We no longer send',
    'Copy request link',
  ],
  [
    'may not have been sent',
    { emailState: 'failed', emailDelivery: 'uncertain' },
    'May not have been sent',
    'Send it again if your client didn’t get it',
    'Copy request link',
  ],
  [
    'was not delivered',
    { emailState: 'failed', emailProblem: refusedAddress },
    'Not delivered',
    refusedAddress,
    'Copy request link',
  ],
  [
    'must not be sent',
    { emailProblem: 'You chose never to ask Ana.' },
    'Not sent',
    'never to ask',
    'Copy request link',
  ],
]
const everyStatus = clientStates.map(([name, sentEmail], index) =>
  testimonialOf({ id: `email-${index}`, customerName: `Ana whose email ${name}`, ...sentEmail }),
)

test.describe('the email of a request', () => {
  test('shows its delivery status in one line of the row, with the action that helps', async ({ page }) => {
    await showList(page, everyStatus)
    await page.setViewportSize({ width: 1280, height: 900 })
    await openList(page)
    for (const [index, [, , statusText, problem, fix]] of clientStates.entries()) {
      const row = page.locator(`#testimonial-email-${index}`)
      const note = row.getByText(statusText, { exact: true })
      await expect(note).toBeVisible()
      expect((await row.boundingBox())?.height, statusText).toBeLessThanOrEqual(45)
      if (problem) await expect(note).toHaveAttribute('title', new RegExp(problem))
      const quick = row.locator('td').last().locator('button[title]')
      const visibleActions = (await quick.all()).map(async (button) =>
        (await button.evaluate((element) => getComputedStyle(element).opacity)) === '1'
          ? await button.getAttribute('title')
          : null,
      )
      expect((await Promise.all(visibleActions)).filter(Boolean), statusText).toEqual(fix ? [fix] : [])
    }
    await expectAccessible(page)
  })

  test('shows its problem on a small screen, and the page does not scroll sideways', async ({ page }) => {
    await showList(page, everyStatus)
    await page.setViewportSize({ width: 360, height: 800 })
    await openList(page)
    await expect(page.getByText(refusedAddress).first()).toBeVisible()
    const edit = page.getByRole('button', { name: 'Edit request for Ana whose email bounced' })
    const box = await edit.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
  })

  test('cannot be resent after it bounced or was reported', async ({ page }) => {
    await showList(page, [
      testimonialOf({ emailState: 'sent', emailDelivery: 'bounced' }),
      testimonialOf({ id: 'reported', customerName: 'Jonas Weber', ...sent, emailDelivery: 'complained' }),
    ])
    await openList(page)
    await page.getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Send|Resend/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More actions for Jonas Weber' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy request link' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Send|Resend/ })).toHaveCount(0)
  })

  test('is polled every half minute while it is delayed, until it is sent', async ({ page }) => {
    let calls = 0
    await page.clock.install()
    await page.route(LIST_CALL, (route) => {
      calls += 1
      const answered = { emailState: 'queued', emailDelivery: 'delayed' } as const
      return answerList(route, [testimonialOf(calls > 1 ? { ...sent, sentAt: null } : answered)])
    })
    await page.goto('/testimonial/list')
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Delayed, still trying')
    await page.clock.runFor(20_000)
    // A call that the clock started would arrive before this one.
    await page.evaluate(() => fetch('/healthz'))
    expect(calls).toBe(1)
    await page.clock.runFor(11_000)
    await expect(rowOf(page, 'Ana Ribeiro').getByText('Sent', { exact: true })).toBeVisible()
  })

  test('is shown as sent in the row and in the details, without a reload', async ({ page, request, owner }) => {
    const email = newAddress('said')
    const { id } = await createRequest(request, owner, { customerEmail: email, isAutoSendEnabled: true })
    await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
    await openList(page, `/testimonial/list?open=${id}`)
    await expect(dialog(page).getByText('Email sent')).toBeVisible()
    await expect(dialog(page).getByText('No answer yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Ana Ribeiro').getByText('Sent', { exact: true })).toBeVisible()
  })
})

test.describe('a reminder', () => {
  test('stays stopped until the owner resumes it', async ({ page, request, owner }) => {
    const email = newAddress('reminded')
    const { id } = await createRequest(request, owner, { customerEmail: email, isAutoSendEnabled: true })
    await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
    await openList(page)
    await expect(rowOf(page, 'Ana Ribeiro').getByText(/^Reminder \w{3} \d/)).toBeVisible()
    await openList(page, `/testimonial/list?open=${id}`)
    await dialog(page).getByRole('button', { name: 'Stop reminders' }).click()
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'You stopped reminders' })).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Resume reminders' })).not.toHaveAttribute('aria-busy')
    await page.reload()
    await expect(dialog(page).getByText('You stopped reminders.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Resume reminders' }).click()
    await expect(dialog(page).getByText(/^A reminder will be sent on \w{3} \d/)).toBeVisible()
    await expect(dialog(page).getByText('You resumed reminders')).toBeVisible()
  })
})

const detailsOf = (changes: Partial<TestimonialDetails>): TestimonialDetails => ({
  ...testimonialOf(),
  history: [{ kind: 'created', actor: 'owner', at: asked }],
  company: null,
  role: null,
  answers: [],
  parts: { name: true, photo: true, company: false, answers: false },
  language: null,
  suspicion: null,
  earlierVersions: [],
  consents: [],
  attestation: null,
  payment: null,
  verification: null,
  ...changes,
})

async function showDetails(page: Page, details: TestimonialDetails) {
  await page.route(callOf(getTestimonialDetails), (route) => route.fulfill({ json: details }))
}

test.describe('in the details', () => {
  test('a bounced email is shown with its reason and what to do, and the request can be edited', async ({ page }) => {
    const bounced = { emailState: 'sent', emailDelivery: 'bounced', emailProblem: refusedAddress } as const
    await showList(page, [testimonialOf(bounced)])
    await showDetails(page, detailsOf({ ...bounced, history: [{ kind: 'bounced', actor: 'system', at: asked }] }))
    await openList(page, '/testimonial/list?open=testimonial-1')
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'The email bounced.' })).toHaveText(
      `The email bounced. ${refusedAddress} Correct the address and resend it, or share the link yourself.`,
    )
    await expect(dialog(page).getByText('Email bounced: the address cannot be reached')).toBeVisible()
    await expect(dialog(page).getByText('Not sent yet')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Edit request for Ana Ribeiro' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit testimonial request' })).toBeVisible()
  })

  test('a reminder can be stopped and resumed, and the page shows it before the response', async ({ page }) => {
    let details = detailsOf({ ...sent, emailDelivery: 'delivered', remindsAt: soon })
    const bodies: unknown[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await showList(page, [testimonialOf({ ...sent, emailDelivery: 'delivered', remindsAt: soon })])
    await page.route(callOf(getTestimonialDetails), (route) => route.fulfill({ json: details }))
    await page.route(callOf(changeReminders), async (route) => {
      bodies.push(route.request().postDataJSON())
      await answered
      const areOn = bodies.length > 1
      const kind = areOn ? 'reminders_resumed' : 'reminders_stopped'
      details = {
        ...details,
        remindsAt: areOn ? soon : null,
        history: [...details.history, { kind, actor: 'owner', at: asked }],
      }
      await route.fulfill({
        json: testimonialOf({ ...sent, emailDelivery: 'delivered', remindsAt: details.remindsAt }),
      })
    })
    await openList(page, '/testimonial/list?open=testimonial-1')
    const planned = `A reminder will be sent on ${dayOf(soon)}, unless Ana Ribeiro answers first.`
    await expect(dialog(page).getByText(planned)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Stop reminders' }).click()
    await expect(dialog(page).getByText('You stopped reminders.')).toBeVisible()
    answer()
    await dialog(page).getByRole('button', { name: 'Resume reminders' }).click()
    await expect(dialog(page).getByText(planned)).toBeVisible()
    expect(bodies).toEqual([{ areOn: false }, { areOn: true }])
  })

  test.describe('when the server refuses', () => {
    test.use({ expectedConsoleErrors: /status of 409/ })

    test('a reminder stays scheduled, and the reason is shown', async ({ page }) => {
      const row = { ...sent, emailDelivery: 'delivered', remindsAt: soon } as const
      const message = 'The client has answered meanwhile.'
      await showList(page, [testimonialOf(row)])
      await showDetails(page, detailsOf(row))
      await page.route(callOf(changeReminders), (route) =>
        route.fulfill({ status: 409, json: { error: message, message, code: 'testimonials.wrong_status' } }),
      )
      await openList(page, '/testimonial/list?open=testimonial-1')
      await dialog(page).getByRole('button', { name: 'Stop reminders' }).click()
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: 'Stop reminders' })).toBeVisible()
    })
  })
})

const twoStyles = () =>
  settingsOf({
    styles: [
      styleOf({ name: 'Warm note' }),
      styleOf({ id: 'formal', name: 'For authorities', message: 'About {{service}}.' }),
    ],
  })

test.describe('a request', () => {
  test('keeps its project through a draft, creation and an edit', async ({ page }) => {
    await openList(page)
    await fillRequest(page, { email: 'ana@client.example', name: 'Ana Ribeiro' })
    await dialog(page).getByLabel('What was the project?').fill('the new kitchen')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '+ Create' }).click()
    await expect(dialog(page).getByLabel('What was the project?')).toHaveValue('the new kitchen')
    await pressCreate(page)
    await expect(dialog(page)).toHaveCount(0)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Edit' })
    await dialog(page).getByLabel('Client name').fill('Ana Lima')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await chooseFromMenu(page, { client: 'Ana Lima', action: 'Edit' })
    await expect(dialog(page).getByLabel('What was the project?')).toHaveValue('the new kitchen')
  })

  test('keeps its email style when it is saved, and the style can be changed', async ({ page }) => {
    await showEmailSettings(page, twoStyles())
    const previewed: string[] = []
    page.on('request', (call) => {
      if (call.url().endsWith(previewEmail.path)) previewed.push(call.postDataJSON().style.name)
    })
    const saved: unknown[] = []
    await showList(page, [testimonialOf({ service: 'a garden', emailStyleId: 'formal' })])
    await page.route(callOf(updateTestimonial), (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      saved.push(route.request().postDataJSON())
      return route.fulfill({ json: testimonialOf({ service: 'a garden', emailStyleId: 'formal' }) })
    })
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Edit' })
    const choice = dialog(page).getByLabel('Email style')
    await expect(choice).toHaveValue('formal')
    await expect(dialog(page).getByText('Used in the email as {{service}}.')).toBeVisible()
    await expect.poll(() => previewed.at(-1)).toBe('For authorities')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Edit' })
    await choice.selectOption('Warm note (default)')
    await expect.poll(() => previewed.at(-1)).toBe('Warm note')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(saved).toMatchObject([
      { service: 'a garden', emailStyleId: 'formal' },
      { service: 'a garden', emailStyleId: null },
    ])
  })

  test('offers no choice of email style when there is only one', async ({ page }) => {
    await openList(page)
    await page.getByRole('button', { name: '+ Create' }).click()
    await expect(dialog(page).getByRole('region', { name: 'Email preview' })).toContainText(
      'Nora Feldmann via Goodword',
    )
    await expect(dialog(page).getByLabel('Email style')).toHaveCount(0)
  })
})

const refusalOf = ({ status, code, message }: { status: number; code: string; message: string }) => ({
  status,
  headers: { 'retry-after': '3600' },
  json: { error: message, message, code },
})

const recipientLimit = {
  status: 429,
  code: 'emails.recipient_limit',
  message: 'Ana Ribeiro has received recipientLimit emails for now. You can send again from 25 November.',
}

test.describe('an email that is refused', () => {
  test.use({ expectedConsoleErrors: /status of (409|429)/ })

  test('shows the reason and offers to copy the link', async ({ page }) => {
    await showList(page, [testimonialOf(sent)])
    await page.route(callOf(resendTestimonial), (route) => route.fulfill(refusalOf(recipientLimit)))
    await openList(page)
    await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Resend request' })
    await dialog(page).getByRole('button', { name: 'Resend request' }).click()
    await expect(page.getByRole('dialog', { name: 'The email was not sent' }).getByRole('alert')).toHaveText(
      recipientLimit.message,
    )
    const copy = dialog(page).getByRole('button', { name: 'Copy request link' })
    await expect(copy).toBeFocused()
    await expectAccessible(page)
    await copy.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/testimonial/submit/testimonial-1')
  })

  test('keeps the input, and the request can be created without sending', async ({ page }) => {
    await openList(page)
    await page.route(`**${createTestimonial.path}`, (route) =>
      route.request().postDataJSON().isAutoSendEnabled ? route.fulfill(refusalOf(recipientLimit)) : route.continue(),
    )
    await fillRequest(page, { email: 'ana@client.example', name: 'Ana Ribeiro' })
    await dialog(page).getByLabel('What was the project?').fill('the new kitchen')
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    await expect(dialog(page).getByRole('alert')).toContainText(recipientLimit.message)
    await expect(dialog(page).getByLabel('What was the project?')).toHaveValue('the new kitchen')
    await dialog(page).getByRole('button', { name: 'Create without sending and copy link' }).click()
    await expect(page.getByText('Testimonial request link copied to clipboard.')).toBeVisible()
    await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Not sent yet')
  })

  test('because the owner’s address is not confirmed offers to confirm it', async ({ page }) => {
    await openList(page)
    const message = 'Confirm your address to send more than 5 requests a day.'
    await page.route(`**${createTestimonial.path}`, (route) =>
      route.fulfill(refusalOf({ status: 429, code: 'emails.unverified_limit', message })),
    )
    await fillRequest(page, { email: 'ana@client.example' })
    await dialog(page).getByLabel('Send testimonial request email automatically').check()
    await pressCreate(page)
    const refusal = dialog(page).getByRole('alert').filter({ hasText: message })
    await refusal.getByRole('button', { name: 'Send a confirmation email' }).click()
    await expect(page.getByText('We’ve sent you an email to confirm your address.')).toBeVisible()
    await expect(refusal.getByRole('button', { name: 'Email sent' })).toBeVisible()
  })

  test('is listed with its reason after a bulk action', async ({ page }) => {
    await showList(page, [testimonialOf(sent), testimonialOf({ id: 'other', customerName: 'Jonas Weber', ...sent })])
    const { code, message } = recipientLimit
    await page.route(callOf(changeTestimonials), (route) =>
      route.fulfill({
        json: {
          changed: [testimonialOf({ id: 'other', ...sent })],
          failures: [{ id: 'testimonial-1', code, message }],
        },
      }),
    )
    await openList(page)
    for (const client of ['Ana Ribeiro', 'Jonas Weber']) await page.getByLabel(`Select ${client}`).check()
    await page.getByRole('button', { name: 'Resend 2 of 2 requests selected' }).click()
    await dialog(page).getByRole('button', { name: 'Resend' }).click()
    const failed = page.getByRole('dialog', { name: '1 request not sent' })
    await expect(failed.getByRole('listitem')).toHaveText(`Ana Ribeiro${recipientLimit.message}`)
    await expect(failed).toContainText('You can still copy and share each link.')
  })
})

test.describe('the sending status', () => {
  const note = (page: Page) => page.getByRole('complementary', { name: 'Sending' })

  async function showUser(page: Page, changes: Partial<CurrentUser>) {
    await page.route(`**${getCurrentUser.path}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } })
    })
  }

  test('appears when an owner with an unconfirmed address has few emails left today', async ({ page }) => {
    await showList(page, [testimonialOf()])
    const sending = { isAddressVerified: false, leftToday: 3, pausedAt: null }
    await showEmailSettings(page, settingsOf({ sending }))
    await Promise.all([page.waitForResponse(`**${getEmailSettings.path}`), openList(page)])
    await expect(note(page)).toHaveCount(0)
    await showEmailSettings(page, settingsOf({ sending: { ...sending, leftToday: 2 } }))
    await openList(page)
    await expect(note(page)).toContainText('2 emails left for today.')
    await expectAccessible(page)
    await note(page).getByRole('button', { name: 'Send a confirmation email' }).click()
    await expect(note(page).getByRole('button', { name: 'Email sent' })).toBeVisible()
  })

  test('appears while sending is paused, with the support address, and the Stripe banner stays', async ({ page }) => {
    await showList(page, [testimonialOf()])
    await showUser(page, { sendingPausedAt: '2026-11-20T10:00:00.000Z' })
    await openList(page)
    await expect(note(page)).toContainText('Emails to your clients have been paused since 20 Nov 2026.')
    await expect(note(page).getByRole('link')).toHaveAttribute('href', 'mailto:support@goodword.example')
    await expect(page.getByRole('complementary', { name: 'Stripe' })).toBeVisible()
    await expectAccessible(page)
  })
})
