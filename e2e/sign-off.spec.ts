import { emailsTo, expect, newAddress, test, rememberOwner } from './fixtures.ts'
import {
  addAnswer,
  choose,
  createAgency,
  createLink,
  itemOf,
  openSignOff,
  requireSignOff,
} from './sign-off.fixtures.ts'

for (const width of [1280, 390]) {
  test(`from a new link to decisions with a name, ${width} px wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const owner = await createAgency(request)
    for (const name of ['Ana', 'Ben', 'Cleo']) await addAnswer(request, owner, name)
    await rememberOwner(page, owner)
    await page.goto('/settings/team')
    await page.getByRole('button', { name: 'Create sign-off link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create and send' }).click()
    await expect(dialog.getByText('Name is required.')).toBeVisible()
    const address = newAddress('jo')
    await dialog.getByLabel('Name').fill('Jo Almqvist')
    await dialog.getByLabel('Email', { exact: true }).fill(address)
    await dialog.getByRole('button', { name: 'Create and send' }).click()
    await expect(dialog.getByLabel('Link')).toHaveValue(/\/sign-off\/[\w-]{43}$/)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('list', { name: 'Sign-off links' })).toContainText('Jo Almqvist')

    await expect.poll(async () => (await emailsTo(request, address)).length).toBe(1)
    const [email] = await emailsTo(request, address)
    expect(email?.subject).toBe('Your sign-off for testimonials about Feldmann Studio')
    const link = /\S+(\/sign-off\/\S+)/.exec(email?.text ?? '')?.[1] ?? ''

    await openSignOff(page, link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 testimonials to review')
    await page.getByRole('button', { name: 'Confirm decisions' }).click()
    await expect(page.getByText('Approve or reject at least one testimonial first.')).toBeVisible()
    await choose(page, 'Ana', 'Approve')
    await choose(page, 'Ben', 'Reject')
    await itemOf(page, 'Ben').getByRole('radio', { name: 'Duplicate' }).check()
    await expect(page.getByText('2 of 3 decided')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm decisions' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm 2 decisions?' })
    await expect(question).toContainText('Cleo')
    await question.getByRole('button', { name: 'Confirm 2 decisions' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Jo' })).toBeFocused()
    await expect(page.getByText('On their way to the website: Ana.')).toBeVisible()
    await expect(page.getByText('Not shown: Ben.')).toBeVisible()
    await page.getByRole('button', { name: 'Decide on the rest' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 testimonial to review')

    await page.goto('/testimonial/list')
    await page.getByRole('link', { name: 'Ana: open details' }).click()
    await expect(page.getByText('Jo Almqvist approved it with a sign-off link')).toBeVisible()
  })
}

test.describe('when something goes wrong', () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ })

  test('a decision about a text that has changed is not made, and what was chosen stays until it is saved', async ({
    page,
    request,
  }) => {
    const owner = await createAgency(request)
    await addAnswer(request, owner, 'Ana')
    const path = await createLink(request, owner)
    await openSignOff(page, path)
    await choose(page, 'Ana', 'Approve')
    await page.getByRole('button', { name: 'Confirm decisions' }).click()
    await page.route('**/decisions', (route) => route.abort(), { times: 1 })
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Confirm 1 decision' }).click()
    await expect(question.getByRole('alert')).toContainText("Your decisions weren't saved.")
    await page.route('**/decisions', async (route) => {
      const sent = route.request().postDataJSON() as { decisions: { version: string }[] }
      const decisions = sent.decisions.map((each) => ({ ...each, version: 'of an earlier text' }))
      await route.continue({ postData: { decisions } })
    })
    await question.getByRole('button', { name: 'Confirm 1 decision' }).click()
    await expect(page.getByText('Changed by the client in the meantime, so please read again: Ana.')).toBeVisible()
  })

  test('a link that doesn’t work says why, and nothing else', async ({ page, request }) => {
    await openSignOff(page, '/sign-off/unknown')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work")
    const owner = await createAgency(request)
    const path = await createLink(request, owner)
    await page.route('**/goodword/sign-off/*', (route) =>
      route.fulfill({ status: 410, json: { code: 'sign_off.expired', error: 'x', message: 'x', requestId: 'x' } }),
    )
    await openSignOff(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
    await expect(page.locator('body')).not.toContainText('Feldmann')
  })
})

test('the owner is told that nobody has signed off, and may publish', async ({ page, request }) => {
  const owner = await createAgency(request)
  await addAnswer(request, owner, 'Ana')
  await createLink(request, owner)
  await requireSignOff(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/testimonial/list')
  await page.getByRole('button', { name: 'Approve testimonial from Ana' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Jo Almqvist has not signed off. As the owner, you can publish it without.')
  await question.getByRole('button', { name: 'Publish without sign-off' }).click()
  await expect(page.getByText('Testimonial approved.')).toBeVisible()
})
