import { WidgetFeed } from '#shared/widgets.ts'
import { heading, readConfirmation } from './account.fixtures.ts'
import { pngOf } from './files/images.ts'
import { readCode } from './qr.fixtures.ts'
import { chooseFromTitle, openList } from './list.fixtures.ts'
import { createOwner, emailsTo, expect, firstWidget, rememberOwner, test } from './fixtures.ts'

test.use({ expectedConsoleErrors: /status of 422/ })

test('from a printed QR code to the widget: anybody answers, and nobody is called verified', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await rememberOwner(page, owner)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/forms')
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(page.getByText('Collection link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download QR code as PNG' }).click()
  expect(await readCode(page, await (await download).path())).toBe(link)
  expect(link).toMatch(new RegExp(`^${baseURL}/to/feldmann-studio(-\\d)?$`))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link)
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByLabel('How was your experience?').fill('She kept the blue cap, and told us why.')
  await page.getByLabel('Your name').fill('Ana Ribeiro')
  await page.locator('input[type=file]').setInputFiles(pngOf({ name: 'ana.png' }))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Whoever sends within two seconds is taken for a program, and can send again.
  await expect(async () => {
    await page.getByRole('button', { name: /^Send/ }).click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/testimonial/list')
  const row = page.getByRole('row').filter({ hasText: 'Ana Ribeiro' })
  await expect(row).toContainText('Through your link')
  await row.hover()
  await row.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(row).toContainText('Approved')
  const { id } = await firstWidget(request, owner)
  const feed = WidgetFeed.parse(await (await request.get(`/w/${id}.json`)).json())
  expect(feed.items).toMatchObject([
    {
      text: 'She kept the blue cap, and told us why.',
      isVerified: false,
      isByOwner: false,
      imageUrl: expect.stringContaining('/images/'),
    },
  ])
})

test('a visitor confirms the email address with the link in our email, and only then the owner reads the testimonial', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await page.goto((await readConfirmation(request, owner)).path)
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()
  await rememberOwner(page, owner)
  await page.goto('/forms')
  const link = (await page.getByRole('link', { name: 'Open form' }).getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Change limit or close' }).click()
  await page.getByLabel('Visitors confirm their email').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Collection link saved.')).toBeVisible()

  const email = `ana-${owner.email}`
  await page.goto(link)
  await page.getByLabel('How was your experience?').fill('She kept the blue cap.')
  await page.getByLabel('Your name').fill('Ana Ribeiro')
  await page.getByLabel('Your email').fill('typo@client.example')
  await expect(async () => {
    await page.getByRole('button', { name: /^Send/ }).click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'One more step: confirm your email' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/testimonial/list')
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)

  await expect.poll(async () => (await emailsTo(request, email)).length).toBe(1)
  const emailed = /https?:\S+\/confirm\/\S+/.exec((await emailsTo(request, email))[0]?.text ?? '')?.[0] ?? ''
  await page.goto(new URL(emailed).pathname)
  await expect(page.getByText('She kept the blue cap.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()

  await page.goto('/testimonial/list')
  await page.getByRole('row').filter({ hasText: 'Ana Ribeiro' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText(`Whoever reads ${email} confirmed this testimonial on`)
})

test('while programs attack a link, a visitor’s browser solves a challenge that nobody sees', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await rememberOwner(page, owner)
  await page.goto('/forms')
  const link = (await page.getByRole('link', { name: 'Open form' }).getAttribute('href')) ?? ''
  const path = `/goodword/collect/${link.split('/').at(-1)}`
  const { openedToken } = await (await request.get(path)).json()
  const spam = { customerName: 'x', customerEmail: null, rating: 0, testimonial: 'x', isPrivate: false, openedToken }
  for (let each = 0; each < 20; each += 1)
    expect((await request.post(path, { data: { ...spam, website: 'https://ads.example' } })).status()).toBe(422)
  expect((await request.post(path, { data: spam })).status()).toBe(422)
  await page.reload()
  await expect(page.getByText(/^Programs are sending answers to/)).toBeVisible()

  await page.goto(link)
  await page.getByLabel('How was your experience?').fill('She kept the blue cap.')
  await page.getByLabel('Your name').fill('Ana Ribeiro')
  await expect(async () => {
    await page.getByRole('button', { name: /^Send/ }).click({ timeout: 1000 })
    await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('four cards to hand out are printed on one sheet of A4 or Letter, with a code that leads to the form', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Feldmann & Söhne, Werkstatt für Schriften' })
  await rememberOwner(page, owner)
  await page.goto('/forms')
  await page.getByRole('button', { name: /^QR code and signature for/ }).click()
  await page.getByLabel('Language of the cards').selectOption('de')
  // Without a printer, printing is over at once.
  await page.evaluate(() => (window.print = () => {}))
  const print = page.getByRole('button', { name: 'Print cards' })
  for (const format of ['A4', 'Letter'] as const) {
    await print.click()
    const pdf = await page.pdf({ format, preferCSSPageSize: true, path: test.info().outputPath(`${format}.pdf`) })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  }
  await print.click()
  await page.emulateMedia({ media: 'print' })
  const cards = page.locator('[lang=de] article')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) await expect(card).toContainText('Wie war es?')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the link is copied from the empty list, from the menu of the list and as an email signature', async ({
  page,
  request,
  context,
}) => {
  await rememberOwner(page, await createOwner(request, { organisationName: 'Werkhof Lindner' }))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // An empty clipboard has no type at all, and asking it for one would be an error instead of an empty text.
  const read = async (type: 'text/plain' | 'text/html') =>
    page.evaluate(async (wanted) => {
      const copied = (await navigator.clipboard.read()).find(({ types }) => types.includes(wanted))
      return (await copied?.getType(wanted))?.text()
    }, type)
  const empty = () => page.evaluate(() => navigator.clipboard.writeText(''))
  await openList(page)
  await page.getByRole('region', { name: 'You don' }).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Collection link copied.')).toBeVisible()
  const link = (await read('text/plain')) ?? ''
  expect(link).toMatch(/\/to\/werkhof-lindner$/)

  await empty()
  await chooseFromTitle(page, 'Copy collection link')
  await expect.poll(() => read('text/plain')).toBe(link)

  await page.goto('/forms')
  await page.getByRole('button', { name: 'Copy signature' }).click()
  await expect(page.getByText('Signature copied. Paste it into your email program.')).toBeVisible()
  expect(await read('text/plain')).toContain(`Werkhof Lindner\n\nHave we worked together? Leave a testimonial: ${link}`)
  expect(await read('text/html')).toContain(`<a href="${link}"`)
})
