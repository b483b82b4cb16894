import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { changeReminders } from '#shared/testimonial-requests.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { expectAccessible } from './accessibility.ts'
import { createRequest, expect, emailsTo, newAddress } from './fixtures.ts'
import {
  answerList,
  callOf,
  detailsOf,
  dialog,
  LIST_CALL,
  openList,
  rowOf,
  sentRequest,
  showDetails,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
const shortDay = (instant: string) => new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })

const { sentAt } = sentRequest
const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
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
  ['was sent', sentRequest, 'Asked 9 days ago'],
  ['is delayed', { ...sentRequest, emailDelivery: 'delayed' }, 'Delivery delayed', 'still being retried.'],
  ['was delivered', { ...sentRequest, emailDelivery: 'delivered' }, `Asked ${shortDay(sentAt)}, delivered`],
  ['gets a reminder', { ...sentRequest, emailDelivery: 'delivered', remindsAt: soon }, `Reminder ${dayOf(soon)}`],
  ['got a reminder', { ...sentRequest, remindersSent: 1 }, `Asked ${shortDay(sentAt)}, reminded`],
  [
    'bounced',
    { emailState: 'sent', emailDelivery: 'bounced', emailProblem: refusedAddress },
    'Address unreachable',
    refusedAddress,
    'Correct email',
  ],
  [
    'was reported',
    { ...sentRequest, emailDelivery: 'complained' },
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
      if (problem) await expect(row.locator('a[title]').last()).toHaveAttribute('title', new RegExp(problem))
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

  test('has rows of one height on a small screen, and a tap shows the problem and what helps', async ({ page }) => {
    await showList(page, everyStatus)
    const bounced =
      everyStatus.find(({ customerName }) => customerName === 'Ana whose email bounced') ?? testimonialOf()
    await showDetails(page, detailsOf(bounced))
    await page.setViewportSize({ width: 360, height: 800 })
    await openList(page)
    const rows = await page.locator('tr[id^=testimonial-]').all()
    const heights = await Promise.all(rows.map(async (row) => (await row.boundingBox())?.height))
    expect(new Set(heights).size, String(heights)).toBe(1)
    const more = await page.getByRole('button', { name: 'More actions for Ana whose email bounced' }).boundingBox()
    expect(Math.min(more?.width ?? 0, more?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expect(rowOf(page, 'Ana whose email bounced').getByText('Address unreachable')).toBeVisible()
    await rowOf(page, 'Ana whose email bounced').click({ position: { x: 120, y: 80 } })
    await expect(dialog(page)).toContainText(refusedAddress)
    await expect(dialog(page).getByRole('button', { name: /^Edit/ })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
  })

  test('cannot be resent after it bounced or was reported', async ({ page }) => {
    await showList(page, [
      testimonialOf({ emailState: 'sent', emailDelivery: 'bounced' }),
      testimonialOf({ id: 'reported', customerName: 'Jonas Weber', ...sentRequest, emailDelivery: 'complained' }),
    ])
    await openList(page)
    await page.getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
    await expect(page.getByRole('menuitem', { name: 'Correct email' })).toBeVisible()
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
      return answerList(route, [testimonialOf(calls > 1 ? { ...sentRequest, sentAt: null } : answered)])
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

test.describe('in the details', () => {
  test('a bounced email is shown with its reason and what to do, and the request can be edited', async ({ page }) => {
    const bounced = { emailState: 'sent', emailDelivery: 'bounced', emailProblem: refusedAddress } as const
    await showList(page, [testimonialOf(bounced)])
    await showDetails(
      page,
      detailsOf(testimonialOf(bounced), {
        history: [{ kind: 'bounced', actor: 'system', memberId: null, name: null, at: sentAt }],
      }),
    )
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
    let details = detailsOf(testimonialOf({ ...sentRequest, emailDelivery: 'delivered', remindsAt: soon }))
    const bodies: unknown[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await showList(page, [testimonialOf({ ...sentRequest, emailDelivery: 'delivered', remindsAt: soon })])
    await page.route(callOf(getTestimonialDetails), (route) => route.fulfill({ json: details }))
    await page.route(callOf(changeReminders), async (route) => {
      bodies.push(route.request().postDataJSON())
      await answered
      const areOn = bodies.length > 1
      const kind = areOn ? 'reminders_resumed' : 'reminders_stopped'
      details = {
        ...details,
        remindsAt: areOn ? soon : null,
        history: [...details.history, { kind, actor: 'member', memberId: null, name: null, at: sentAt }],
      }
      await route.fulfill({
        json: testimonialOf({ ...sentRequest, emailDelivery: 'delivered', remindsAt: details.remindsAt }),
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
      const row = { ...sentRequest, emailDelivery: 'delivered', remindsAt: soon } as const
      const message = 'The client has answered meanwhile.'
      await showList(page, [testimonialOf(row)])
      await showDetails(page, detailsOf(testimonialOf(row)))
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
