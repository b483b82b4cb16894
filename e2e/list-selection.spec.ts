import { listKnownClients } from '#shared/known-clients.ts'
import { createRequest, expect, emailsTo, newAddress, submitAnswer } from './fixtures.ts'
import {
  answerOf,
  chooseFromMenu,
  dialog,
  openList,
  rowOf,
  showDecisions,
  showList,
  test,
  testimonialOf,
} from './list.fixtures.ts'

test('several rows can be approved at once, and a refused one shows its reason and stays selected', async ({
  page,
  request,
  owner,
}) => {
  const ids: string[] = []
  for (const name of ['Ana', 'Kim', 'Lena']) {
    const { id } = await createRequest(request, owner, { customerName: name, customerEmail: `${name}@client.example` })
    ids.push(id)
    if (name !== 'Lena') await submitAnswer(request, id, { customerName: name })
  }
  await openList(page)
  await page.getByRole('checkbox', { name: 'Select Lena' }).check()
  await page.getByRole('checkbox', { name: 'Select Ana' }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toContainText('3 selected')
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked()
  await expect(bar.getByText('Send 1 of 3')).toBeVisible()
  await bar.getByText('Approve 2 of 3').click()
  await expect(dialog(page)).toContainText('Approve 2 testimonials?')
  await expect(dialog(page)).toContainText('1 of 2')
  await expect(dialog(page).getByRole('region', { name: 'Testimonial from Ana' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Next testimonial' }).click()
  await expect(dialog(page).getByRole('region', { name: 'Testimonial from Kim' })).toContainText('Precise, funny')
  await expect(dialog(page)).toContainText('2 can be seen by anyone')
  await page.route('**/goodword/testimonial/bulk', async (route) => {
    const answer = await route.fetch({ postData: JSON.stringify({ action: 'approve', ids: [ids[0]] }) })
    const failure = { id: ids[1], code: 'testimonials.wrong_status', message: 'This one was withdrawn.' }
    await route.fulfill({ json: { ...(await answer.json()), failures: [failure] } })
  })
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(page)).toContainText('1 testimonial not approved')
  await expect(dialog(page).getByRole('listitem')).toContainText('Kim')
  await expect(dialog(page).getByRole('listitem')).toContainText('This one was withdrawn.')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(bar).toContainText('1 selected')
  await expect(rowOf(page, 'Ana')).toContainText('Approved')
  await expect(rowOf(page, 'Kim')).toContainText('Submitted')
  await expect(rowOf(page, 'Ana').getByRole('button', { name: 'Undo' })).toBeVisible()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toHaveCount(0)
})

test('on a phone rows are selected in a selection mode, and the dialog names the address before sending', async ({
  page,
  request,
  owner,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const email = newAddress('several')
  await createRequest(request, owner, { customerName: 'Ana', customerEmail: email })
  await openList(page)
  await expect(page.getByRole('checkbox', { name: 'Select Ana' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Ana' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByText('Send').click()
  await expect(dialog(page)).toContainText(email)
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
})

test('on a phone several are approved after each can be read in full', async ({ page, request, owner }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const end = 'And this is how it ends.'
  for (const name of ['Ana', 'Kim']) {
    const { id } = await createRequest(request, owner, { customerName: name, customerEmail: `${name}@client.example` })
    const testimonial = `${'She listened, and drew the one thing we agreed on. '.repeat(40)}${end}`
    await submitAnswer(request, id, { customerName: name, testimonial, rating: name === 'Ana' ? 5 : 2 })
  }
  await openList(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of ['Ana', 'Kim']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('region', { name: 'Selection' }).getByText('Approve').click()
  for (const [name, stars] of [
    ['Ana', 5],
    ['Kim', 2],
  ]) {
    const quote = dialog(page).getByRole('region', { name: `Testimonial from ${name}` })
    await expect(quote).toContainText(end)
    await quote.evaluate((node) => (node.scrollTop = node.scrollHeight))
    await expect(quote.getByText(end)).toBeInViewport()
    await expect(dialog(page).getByRole('img', { name: `${stars} out of 5 stars` })).toBeAttached()
    await expect(dialog(page).getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
    if (name === 'Ana') await dialog(page).getByRole('button', { name: 'Next testimonial' }).click()
  }
  expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(390)
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  for (const name of ['Ana', 'Kim']) await expect(rowOf(page, name)).toContainText('Approved')
})

test('one-key shortcuts move, select, decide and create, and can be turned off', async ({ page }) => {
  const answer = answerOf({ id: '1', customerName: 'Ana', customerEmail: 'ana@client.example' })
  await showList(page, [answer, testimonialOf({ id: '2', customerName: 'Kim', customerEmail: 'kim@client.example' })])
  await showDecisions(page, [answer])
  await openList(page)
  const [ana, kim] = [rowOf(page, 'Ana'), rowOf(page, 'Kim')]
  await page.keyboard.press('j')
  await expect(ana).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(kim).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(kim).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked()
  await page.keyboard.press('r')
  await expect(dialog(page)).toContainText('Reject the testimonial from Ana?')
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(ana).toBeFocused()
  await page.keyboard.press('c')
  await expect(dialog(page)).toContainText('Create testimonial request')
  await page.keyboard.press('x')
  await expect(dialog(page).getByLabel('Client email')).toHaveValue('x')
  await dialog(page).getByLabel('Client email').fill('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(dialog(page)).toContainText('Keyboard shortcuts')
  await dialog(page).getByLabel('Use one-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(ana).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  await expect(dialog(page)).toHaveCount(0)
  await expect(ana).not.toBeFocused()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await dialog(page).getByLabel('Use one-key shortcuts').check()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(ana).toBeFocused()
})

test('sending several says which clients have already answered or were asked before', async ({
  page,
  request,
  owner,
}) => {
  const answered = await createRequest(request, owner, { customerEmail: 'ana@client.example' })
  await submitAnswer(request, answered.id)
  await createRequest(request, owner, { customerName: 'Ana Again', customerEmail: 'ana@client.example' })
  await createRequest(request, owner, { customerName: 'Kim', customerEmail: 'kim@client.example' })
  await openList(page)
  await page.getByRole('checkbox', { name: 'Select Ana Again' }).check()
  await page.getByRole('checkbox', { name: 'Select Kim' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByText('Send').click()
  const recipients = dialog(page).getByRole('listitem')
  await expect(recipients.filter({ hasText: 'ana@client.example' })).toContainText('Has already answered, on')
  await expect(recipients.filter({ hasText: 'kim@client.example' })).toHaveText('kim@client.example')
  await expect(dialog(page)).toContainText('Check the one with a note before you send.')
})

test('sending from a row says that the client was asked through another request or has answered', async ({
  page,
  request,
  owner,
}) => {
  const answered = await createRequest(request, owner, { customerEmail: 'ana@client.example' })
  await submitAnswer(request, answered.id)
  await createRequest(request, owner, { customerName: 'Ana Again', customerEmail: 'ana@client.example' })
  await createRequest(request, owner, { customerEmail: 'kim@client.example', isAutoSendEnabled: true })
  await createRequest(request, owner, { customerName: 'Kim Again', customerEmail: 'kim@client.example' })
  await createRequest(request, owner, { customerName: 'Lou', customerEmail: 'lou@client.example' })
  await openList(page)
  for (const [client, note] of [
    ['Ana Again', /^Has already answered, on /],
    ['Kim Again', /^You asked this client on .* and have no answer yet\.$/],
  ] as const) {
    await chooseFromMenu(page, { client, action: 'Send request' })
    await expect(dialog(page).getByText(/^It will be sent to/)).toBeVisible()
    await expect(dialog(page).getByRole('status')).toHaveText(note)
    await page.keyboard.press('Escape')
  }
  const known = page.waitForResponse((answer) => answer.url().endsWith(listKnownClients.path))
  await chooseFromMenu(page, { client: 'Lou', action: 'Send request' })
  await (await known).finished()
  await expect(dialog(page).getByText(/^It will be sent to/)).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveCount(0)
})
