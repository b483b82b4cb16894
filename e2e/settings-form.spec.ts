import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { updateFormSettings } from '#shared/form-settings.ts'
import { matchesPage } from '#shared/pages.ts'
import { PublicRequest } from '#shared/submissions.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, createRequest, expect, type Owner, test, rememberOwner } from './fixtures.ts'
import { formPreview, openFormEditor, previewFigure } from './form-editor.fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { breakCall } from './retry.fixtures.ts'

const SETTINGS = '**/goodword/forms/default/settings'

const question = (page: Page, place: number) => page.getByRole('textbox', { name: `Question ${place}` })
const asks = (page: Page, field: string) => page.getByRole('combobox', { name: field, exact: true })
const code = (page: Page) => page.getByLabel('Custom colour (hex)')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Waits for the answer, because the message of an earlier time may still be there. */
async function saveAll(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && matchesPage(new URL(response.url()).pathname, [updateFormSettings.path]),
  )
  await save(page)
  expect((await answer).status()).toBe(200)
  await expect(page.getByText('Form saved.')).toBeVisible()
}

async function whatClientsSee(request: APIRequestContext, owner: Owner): Promise<PublicRequest> {
  const { id } = await createRequest(request, owner)
  return PublicRequest.parse(await (await request.get(`/goodword/testimonial/${id}`)).json())
}

/** The colour of the preview, as the browser paints it. */
const paintedAccent = (page: Page) =>
  formPreview(page)
    .getByText('What changed for you?')
    .evaluate((element) => getComputedStyle(element).color)

/** What somebody reads who fills in the form: its heading, its fields and its button. */
const wordingOf = (form: Page | FrameLocator) =>
  form.locator('h1, legend, label, #photo-title, button[type=submit]').allInnerTexts()

test('what is set is in the preview while it is typed, and asked of clients once it is saved', async ({
  page,
  request,
}) => {
  const owner = await openFormEditor(page, request, 'pro')
  await expect(formPreview(page).locator('h1')).toHaveText('Thank you for working with Studio Halm')
  await expect(formPreview(page).getByText('Your company')).toHaveCount(0)

  await asks(page, 'Company').focus()
  await asks(page, 'Company').selectOption('required')
  await asks(page, 'Role').selectOption('optional')
  await expect(formPreview(page).getByText('Your company')).toBeVisible()
  await expect(formPreview(page).getByText('Your role')).toBeVisible()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await expect(question(page, 1)).toBeFocused()
  await page.keyboard.type('What did you like best?')
  await expect(formPreview(page).getByText('What did you like best?')).toBeVisible()

  await page.getByRole('radio', { name: 'Pine' }).check()
  await expect(code(page)).toHaveValue('#0b6e4f')
  await expect.poll(() => paintedAccent(page)).toBe('rgb(11, 110, 79)')
  await code(page).fill('FFD000')
  await expect(page.getByText('To stay readable, it is darkened on light backgrounds.')).toBeVisible()
  await page.getByRole('group', { name: 'Preview theme' }).getByLabel('Dark').check()
  await expect.poll(() => paintedAccent(page)).toBe('rgb(255, 208, 0)')
  await expectAccessibleAndNoOverflow(page)

  await saveAll(page)
  await expect
    .poll(() => whatClientsSee(request, owner))
    .toMatchObject({
      accent: { dark: '#ffd000' },
      extraFields: {
        company: true,
        role: true,
        required: ['company'],
        questions: [{ text: 'What did you like best?' }],
      },
    })
  await page.reload()
  await expect(code(page)).toHaveValue('#ffd000')
  await expect(asks(page, 'Company')).toHaveValue('required')
  await expect(question(page, 1)).toHaveValue('What did you like best?')

  await page.getByRole('radio', { name: 'Default' }).check()
  await expect(page.getByText('Default (mulberry)', { exact: false })).toBeVisible()
  await saveAll(page)
  expect((await whatClientsSee(request, owner)).accent).toBeNull()
})

test('the preview is the form that clients get with these settings, and nothing in it can be used', async ({
  page,
  request,
}) => {
  const owner = await openFormEditor(page, request, 'pro')
  await asks(page, 'Role').selectOption('optional')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await question(page, 1).fill('What did you like best?')
  await page.getByRole('radio', { name: 'Pine' }).check()
  await expect.poll(() => paintedAccent(page)).toBe('rgb(11, 110, 79)')
  await expect(formPreview(page).getByRole('heading', { name: 'What did you like best?' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the next step' }).click()
  await expect(formPreview(page).getByRole('heading', { name: 'About you' })).toBeVisible()
  await page.getByRole('group', { name: 'Preview screen' }).getByLabel('Wide screen').check()
  await expect(formPreview(page).getByRole('heading')).toHaveText('Thank you for working with Studio Halm')
  const shown = await wordingOf(formPreview(page))
  expect(shown).toEqual(
    expect.arrayContaining([
      'Thank you for working with Studio Halm',
      'What did you like best? Optional',
      'Your role Optional',
      'Send to Studio Halm',
    ]),
  )

  const isFocusable = await formPreview(page)
    .locator('textarea')
    .first()
    .evaluate((field: HTMLElement) => {
      field.focus()
      return field.ownerDocument.activeElement === field
    })
  expect(isFocusable).toBe(false)
  await expect(page).toHaveTitle(/Forms/)

  await saveAll(page)
  const { id } = await createRequest(request, owner)
  await page.goto(`/testimonial/submit/${id}`)
  await expect(page.locator('h1')).toBeVisible()
  expect(await wordingOf(page)).toEqual(shown)
})

test('questions are put in order and taken away by keyboard, and keep what they are', async ({ page, request }) => {
  const owner = await openFormEditor(page, request, 'pro')
  const add = page.getByRole('button', { name: 'Add a question' })
  for (const text of ['One?', 'Two?', 'Three?', 'Four?', 'Five?']) {
    await add.press('Enter')
    await page.keyboard.type(text)
  }
  await expect(add).toBeDisabled()
  await saveAll(page)
  const before = (await whatClientsSee(request, owner)).extraFields.questions

  await page.getByRole('button', { name: 'Move question 3 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move question 2 up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move question 1 down' })).toBeFocused()
  await expect(question(page, 1)).toHaveValue('Three?')
  await page.getByRole('button', { name: 'Remove question 2' }).press('Enter')
  await expect(question(page, 1)).toBeFocused()
  await question(page, 2).fill('Two, then?')
  await saveAll(page)
  const [, two, ...others] = before
  const [three, four, five] = others
  const { questions } = (await whatClientsSee(request, owner)).extraFields
  const asked = { kind: 'long', options: [], isRequired: false, isPrivate: false }
  const reworded = { id: expect.any(String), text: 'Two, then?', ...asked }
  expect(questions).toEqual([three, reworded, four, five])
  // Put otherwise, it is another question.
  expect(questions[1]?.id).not.toBe(two?.id)
})

test('what is no colour, and a question without words, is said where it stands', async ({ page, request }) => {
  await openFormEditor(page, request, 'pro')
  await code(page).fill('red')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await save(page)
  await expect(code(page)).toHaveAccessibleDescription('Enter a colour like #8e3075.')
  await expect(question(page, 1)).toHaveAccessibleDescription('Question is required.')
  await expect(code(page)).toBeFocused()
})

test('changes that are not saved are asked about', async ({ page, request }) => {
  await openFormEditor(page, request, 'pro')
  await asks(page, 'Company').selectOption('optional')
  await page.getByRole('link', { name: 'Widgets', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(asks(page, 'Company')).toHaveValue('optional')
  await asks(page, 'Company').selectOption('no')
  await page.getByRole('link', { name: 'Widgets', exact: true }).click()
  await expect(page).toHaveURL(/\/widgets$/)
})

test.describe('in trouble', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('nothing that was set is lost, and it can be saved again', async ({ page, request }) => {
    const owner = await openFormEditor(page, request, 'pro')
    await page.route(SETTINGS, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await asks(page, 'Role').selectOption('optional')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await question(page, 1).fill('What did you like best?')
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await expect(question(page, 1)).toHaveValue('What did you like best?')
    await expect(asks(page, 'Role')).toHaveValue('optional')
    await page.unroute(SETTINGS)
    await saveAll(page)
    expect((await whatClientsSee(request, owner)).extraFields).toMatchObject({ role: true, questions: [{}] })
  })

  test('the page says that the settings could not be loaded, and tries again', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    const settings = await breakCall(page, SETTINGS)
    await page.goto('/forms/default')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await settings.retry(page.getByRole('button', { name: 'Try again' }))
    await expect(previewFigure(page)).toBeVisible()
  })
})

test('on the free plan the colour is there, and the rest shows what a plan would add', async ({ page, request }) => {
  const owner = await openFormEditor(page, request, 'free')
  const note = page.getByRole('complementary', { name: 'Your plan' })
  await expect(note).toContainText('Company, role, questions and your own thank-you are part of Pro and Studio.')
  await expect(note.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription')
  await expect(asks(page, 'Company').getByRole('option', { name: 'Optional' })).toBeDisabled()
  await expect(asks(page, 'Role').getByRole('option', { name: 'Optional' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add a question' })).toBeDisabled()
  await expectAccessibleAndNoOverflow(page)
  await page.getByRole('radio', { name: 'Brick' }).check()
  await saveAll(page)
  expect((await whatClientsSee(request, owner)).accent?.light).toBe('#a8442a')
})

test('what was set on a larger plan is there to be taken away, and clients are shown without it', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request)
  await buyPro(request, owner)
  await request.put('/goodword/forms/default/settings', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: {
      accentColor: null,
      asksCompany: true,
      asksRole: false,
      questions: [{ text: 'One?' }],
      thanks: { message: 'See you in spring.', link: null },
    },
  })
  await page.route(SETTINGS, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), areExtrasIncluded: false } })
  })
  await rememberOwner(page, owner)
  await page.goto('/forms/default')
  await expect(page.getByText('Your earlier settings are kept', { exact: false })).toBeVisible()
  await expect(formPreview(page).getByText('Your company')).toHaveCount(0)
  await expect(question(page, 1)).toHaveJSProperty('readOnly', true)
  await expect(asks(page, 'Role').getByRole('option', { name: 'Optional' })).toBeDisabled()
  await asks(page, 'Company').selectOption('no')
  await page.getByRole('button', { name: 'Remove question 1' }).click()
  await page.getByRole('button', { name: 'Remove message, link and code' }).click()
  await saveAll(page)
  expect(await whatClientsSee(request, owner)).toMatchObject({
    extraFields: { company: false, role: false, questions: [] },
    thanks: { message: null, link: null, code: null },
  })
})
