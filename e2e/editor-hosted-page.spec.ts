import { expect } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { hostedPage, openEditor, preview, test, writeTestimonials } from './editor.fixtures.ts'

test.describe('the editor of the hosted page', () => {
  test('previews the hosted page as it is edited, on both grounds, and leaves the published one alone', async ({
    page,
    request,
    owner,
  }) => {
    await buyPro(request, owner)
    await writeTestimonials({ request, owner }, 3)
    const id = await openEditor({ page, request, owner })
    await page.getByRole('group', { name: 'Preview of' }).getByRole('radio', { name: 'Hosted page' }).check()
    const hosted = hostedPage(page)
    await expect(hosted.getByRole('heading', { level: 1 })).toHaveText(/^What clients say about/)
    await expect(hosted.locator('goodword-widget figure')).toHaveCount(3)
    await page.getByLabel('Sentence below the title').fill('Labels for people who make food.')
    await page.getByRole('textbox', { name: /^Button/ }).fill('Book a first call')
    await expect(hosted.getByText('Labels for people who make food.')).toBeVisible()
    await expect(hosted.getByRole('link', { name: 'Book a first call' })).toHaveCount(0)
    await page.getByLabel('Address the button opens').fill('feldmann.example/call')
    await expect(hosted.getByRole('link', { name: 'Book a first call' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Large quote' }).selectOption({ index: 1 })
    await expect(hosted.locator('goodword-widget figure')).toHaveCount(2)
    await hosted.locator('goodword-widget').scrollIntoViewIfNeeded()
    await expect(hosted.locator('goodword-widget [part=frame]:not([data-key])'), 'the script took over').toHaveCount(1)
    await page.getByRole('group', { name: 'Page theme' }).getByRole('radio', { name: 'Dark' }).check()
    await expect(hosted.locator('body')).toHaveCSS('color', 'rgb(239, 236, 232)')
    await page.getByRole('group', { name: 'Preview on' }).getByRole('radio', { name: 'Phone' }).check()
    await expect.poll(() => hosted.locator('html').evaluate((root) => root.clientWidth)).toBe(390)
    await page.getByRole('group', { name: 'Preview of' }).getByRole('radio', { name: 'Widget' }).check()
    await expect(preview(page).locator('figure')).toHaveCount(3)
    expect(await (await request.get(`/wall/${id}`)).text()).not.toContain('Labels for people who make food.')
  })

  test('adds a sentence, a button, a website and a large quote to the hosted page', async ({
    page,
    request,
    owner,
  }) => {
    await writeTestimonials({ request, owner }, 3)
    const id = await openEditor({ page, request, owner })
    const form = page.getByRole('group', { name: 'Hosted page' })
    await form.getByLabel('Sentence below the title').fill('Packaging for people who make food.')
    await form.getByRole('textbox', { name: /^Button/ }).fill('Book a first call')
    await form.getByLabel('Address the button opens').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const address = form.getByLabel('Address the button opens')
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription(/^Enter an address that begins with https:\/\//)
    await address.fill('feldmann.example/contact')
    await form.getByLabel('Your website').fill('feldmann.example')
    await form.getByLabel('Large quote').selectOption({ label: 'Ana Ribeiro: Precise, funny, never late.' })
    await form.getByLabel('Let search engines find this page').check()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await expect(address).toHaveValue('https://feldmann.example/contact')
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`/wall/${id}</loc>`)

    await page.goto(`/wall/${id}`)
    await expect(page.getByText('Packaging for people who make food.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book a first call' })).toHaveAttribute(
      'href',
      'https://feldmann.example/contact',
    )
    await expect(page.getByRole('link', { name: 'feldmann.example' })).toHaveAttribute('rel', 'me')
    await expect(page.locator('article')).toContainText('Precise, funny, never late.')
    await expect(page.locator('goodword-widget [part=frame]:not([data-key])'), 'the script took over').toHaveCount(1)
    await expect(page.locator('goodword-widget figure')).toHaveCount(2)
  })
})
