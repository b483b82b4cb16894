import type { Question } from '#shared/submissions.ts'
import { expectNoSidewaysScrolling } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { changeRequest, newLink, watchSubmissions, answerText } from './submit.fixtures.ts'

test.use({ locale: 'de-AT', expectedConsoleErrors: /Failed to load resource/ })

test('the form starts in the browser’s language, and choosing another keeps the input', async ({ page, request }) => {
  const sent = watchSubmissions(page)
  await page.goto(await newLink(request, { organisationName: 'Studio Halm' }))
  const html = page.locator('html')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für die Zusammenarbeit mit Studio Halm')
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByRole('radio', { name: '4 Sterne' }).check()
  await page.getByRole('textbox', { name: 'Wie war Ihre Erfahrung?' }).fill('a'.repeat(10_002))
  await expect(page.getByText('10.002 von 10.000 Zeichen')).toBeVisible()
  await page.getByRole('button', { name: 'An Studio Halm senden' }).click()
  await expect(page.getByText('Bitte kürzen Sie Ihren Text um 2 Zeichen.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr')
  await expect(html).toHaveAttribute('lang', 'fr')
  await expect(page.getByText('Merci de raccourcir votre texte de 2 caractères.')).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Comment cela s’est-il passé ?' })
  await expect(text).toHaveValue('a'.repeat(10_002))
  await expect(page.getByRole('radio', { name: '4 étoiles' })).toBeChecked()
  await text.fill(answerText)
  await page.reload()
  await expect(text).toHaveValue(answerText)
  await expect(page.getByText('En envoyant, vous acceptez que Studio Halm')).toBeVisible()
  await page.route('**/submit', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await page.getByRole('button', { name: 'Envoyer à Studio Halm' }).click()
  await expect(page.getByRole('alert')).toContainText('Une erreur inattendue s’est produite.')
  await page.getByRole('button', { name: 'Envoyer à nouveau' }).click()
  await expect(page.getByRole('heading', { name: 'Merci !', exact: true })).toBeVisible()
  expect(sent.at(-1)?.body['consentVersion']).toContain('-fr.')
})

test('the URL can set the language, and a language that fails to load can be retried without losing the text', async ({
  page,
  request,
}) => {
  await page.goto(`${await newLink(request)}?language=en`)
  const text = page.getByRole('textbox', { name: 'How was your experience?' })
  await text.fill(answerText)
  let fail = () => {}
  const released = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/assets/nl-*.js', async (route) => {
    await released
    await route.abort()
  })
  const languages = page.getByRole('combobox', { name: 'Language' })
  await languages.selectOption('nl')
  await expect(languages).toHaveValue('en')
  fail()
  await expect(page.getByText("We couldn't load this language.")).toBeVisible()
  await expect(text).toHaveValue(answerText)
  await page.unroute('**/assets/nl-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Hoe was uw ervaring?' })).toHaveValue(answerText)
  expect(new URL(page.url()).search).toBe('?language=nl')
  await page.route('**/assets/nl-*.js*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeVisible()
  await page.unroute('**/assets/nl-*.js*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Hoe was uw ervaring?' })).toHaveValue(answerText)
})

test('a long right-to-left language fits the narrowest phone, and the photo texts are translated', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const text = 'What did you like best about our work together?'
  const question: Question = { id: 'a-question', text, kind: 'long', options: [], isRequired: false, isPrivate: false }
  await changeRequest(page, (body) => ({
    ...body,
    extraFields: { ...body.extraFields, company: true, role: true, questions: [question] },
  }))
  await page.goto(`${await newLink(request)}?language=ar-XB`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thááñk ýööüü föör wöörkïïñg wïïth Nora Feldmann')
  await page.locator('[name=company]').fill('Ribeiro & Filhas')
  await expectNoSidewaysScrolling(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, select, textarea, a, input:not([name=website])')]
      .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
      .filter(({ height }) => height < 44)
      .map(({ top, height }) => `${height} at ${top}`),
  )
  expect(small).toEqual([])
  await page.getByRole('combobox').selectOption('it')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByText('PNG o JPEG, al massimo 15 MB')).toBeVisible()
})
