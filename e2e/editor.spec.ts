import type { Page } from '@playwright/test'
import { expect, firstWidget } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'
import { feedOf, openEditor, preview, test, writeTestimonials } from './editor.fixtures.ts'

test.describe('the widget editor', () => {
  test('shows every change in the preview at once, and on other pages only after publishing', async ({
    page,
    request,
    owner,
  }) => {
    await buyPro(request, owner)
    await writeTestimonials({ request, owner }, 3)
    const id = await openEditor({ page, request, owner })
    const widget = preview(page)
    await expect(widget.locator('figure')).toHaveCount(3)
    const before = await widget.getAttribute('widget')

    await page.getByRole('radio', { name: 'Single' }).check()
    await page
      .getByRole('combobox', { name: 'Testimonial' })
      .selectOption({ label: 'Ana Ribeiro: Precise, funny, never late.' })
    await expect(widget.locator('figure')).toHaveText([/Precise, funny, never late\./])
    await page
      .getByRole('group', { name: 'Layout', exact: true })
      .getByRole('radio', { name: 'Wall', exact: true })
      .check()
    await page.getByRole('group', { name: 'Theme', exact: true }).getByRole('radio', { name: 'Plain' }).check()
    await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Oldest first' })
    await page.getByText('Hide testimonials').click()
    await page.getByRole('checkbox', { name: /^Priya Raman/ }).uncheck()
    await expect(widget.locator('figure')).toHaveText([/Ana Ribeiro/, /Jonas Weber/])
    await expect(page.getByText('The footer will read: “2 of 3 testimonials')).toBeVisible()
    expect(await widget.getAttribute('widget')).not.toBe(before)
    await expect(page.getByText('Unpublished changes')).toBeVisible()
    await expect.poll(() => feedOf(request, id)).toMatchObject({ options: { theme: 'light' }, summary: { shown: 3 } })

    await page.getByLabel('Hosted page address').fill('feldmann-studio-words')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await expect(page.getByText('Unpublished changes')).toHaveCount(0)
    await expect
      .poll(() => feedOf(request, id))
      .toMatchObject({
        kind: 'wall',
        options: { theme: 'plain' },
        summary: { shown: 2, isSelected: true },
        items: [{ author: 'Ana Ribeiro' }, { author: 'Jonas Weber' }],
      })
    const { embedCode, wallUrl } = await firstWidget(request, owner)
    expect(wallUrl).toMatch(/\/wall\/feldmann-studio-words$/)
    await expect(page.locator('pre').first()).toHaveText(embedCode.replaceAll('\n', ''))
    const hosted = await request.get('/wall/feldmann-studio-words')
    expect(await hosted.text()).toContain('2 of 3 testimonials')
  })

  test('shows the page on a phone: its shape, and what a page of that width looks like', async ({
    page,
    request,
    owner,
  }) => {
    await writeTestimonials({ request, owner }, 4)
    await openEditor({ page, request, owner })
    const device = page.locator('[data-device]')
    const inside = preview(page)
    const shapeOf = () =>
      device.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        return height / width
      })
    const columnsOf = () =>
      inside.evaluate((host) => {
        const cards = [...(host.shadowRoot?.querySelectorAll('figure') ?? [])]
        return new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size
      })
    const widthOf = () => inside.evaluate(() => innerWidth)
    for (const height of [640, 900, 1200]) {
      await page.setViewportSize({ width: 1280, height })
      await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })
      await expect.poll(columnsOf).toBeGreaterThan(1)
      await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
      await expect.poll(columnsOf).toBe(1)
      expect(await widthOf()).toBe(390)
      expect(await shapeOf(), `in a window ${height} pixels high`).toBeCloseTo(844 / 390, 1)
      const { bottom } = await device.evaluate((element) => element.getBoundingClientRect().toJSON())
      expect(bottom).toBeLessThanOrEqual(height)
    }
  })

  test('shows marked examples while nothing is public, and never says that pages have them', async ({
    page,
    request,
    owner,
  }) => {
    const id = await openEditor({ page, request, owner })
    const cards = preview(page).locator('figure')
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) await expect(card).toContainText('Example client')
    await expect(page.getByText('Examples, only in this preview.')).toBeVisible()
    await expect(page.getByText('The footer will read')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    expect((await feedOf(request, id)).items).toEqual([])
    await expect(cards).toHaveCount(6)
    await page.goto(`/wall/${id}`)
    await expect(page.getByText('No testimonials yet.')).toBeVisible()
    await expect(page.getByText('Example client')).toHaveCount(0)
  })

  test('finds testimonials to hide by search, hides all results at once, and works with the keyboard', async ({
    page,
    request,
    owner,
  }) => {
    await writeTestimonials({ request, owner }, 4)
    await openEditor({ page, request, owner })
    const figures = preview(page).locator('figure')
    const box = (name: RegExp) => page.getByRole('checkbox', { name })
    await expect(figures).toHaveCount(4)
    await page.getByText('Hide testimonials').click()
    await page.getByLabel('Search names and testimonials').fill('no drama')
    await expect(page.getByRole('list', { name: 'Testimonials' }).getByRole('checkbox')).toHaveCount(1)
    await page.getByLabel('Search names and testimonials').fill('s')
    await expect(page.getByText('3 found, 0 of them hidden')).toBeAttached()
    await box(/^All 3 found/).uncheck()
    await expect(page.getByText('3 hidden', { exact: true })).toBeVisible()
    await expect(figures).toHaveText([/Priya Raman/])
    await page.getByLabel('Search names and testimonials').fill('nobody at all')
    await expect(page.getByText('No results for “nobody at all”.')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Search names and testimonials')).toBeFocused()
    await page.getByRole('button', { name: 'Only hidden ones' }).click()
    await expect(box(/^All 3/)).not.toBeChecked()
    await page.getByLabel('Search names and testimonials').press('ArrowDown')
    await page.keyboard.press('End')
    await expect(box(/^Ana Ribeiro/)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(box(/^All 3/)).toBeChecked({ indeterminate: true })
    await page.keyboard.press('ArrowUp')
    await expect(box(/^Jonas Weber/)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('group', { name: /^Theme/ }).getByRole('radio', { name: 'Light' })).toBeFocused()
    await expect(figures).toHaveText([/Priya Raman/, /Ana Ribeiro/])
  })

  test('previews the options of a larger plan, and publishes them only after an upgrade', async ({
    page,
    request,
    owner,
  }) => {
    await writeTestimonials({ request, owner }, 1)
    const id = await openEditor({ page, request, owner })
    await expect(preview(page).locator('figure')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect.poll(() => shownColors(page)).toEqual(await pickedColors(page))
    await page
      .getByRole('group', { name: /^Theme/ })
      .getByRole('radio', { name: 'Dark' })
      .check()
    await expect(preview(page).locator('[part=frame].dark')).toBeVisible()
    await expect.poll(() => shownColors(page)).toEqual(await pickedColors(page))
    await page.getByLabel('Text', { exact: true }).fill('#333')
    await expect(page.getByText('The text has a contrast of only 1.3 : 1')).toBeVisible()
    await page.getByRole('button', { name: 'Reset to theme: Text' }).click()
    await expect(page.getByText('The text has a contrast')).toHaveCount(0)
    const beyondPlan = page.getByRole('paragraph').filter({ hasText: 'Preview only: the dark theme is saved when you' })
    await expect(beyondPlan.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription')
    await expect(page.getByLabel('Show “Collected with Goodword”')).toBeDisabled()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await expect.poll(() => feedOf(request, id)).toMatchObject({ isBranded: true, options: { theme: 'plain' } })
    await buyPro(request, owner)
    await expect.poll(() => feedOf(request, id)).toMatchObject({ isBranded: false, options: { theme: 'dark' } })
  })

  test('asks before the owner leaves or discards changes', async ({ page, request, owner }) => {
    await openEditor({ page, request, owner })
    await page.getByLabel('Name', { exact: true }).fill('Homepage')
    await page.getByRole('link', { name: 'Testimonials' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without publishing?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Homepage')
    await page.getByRole('button', { name: 'Discard' }).click()
    const offer = page.getByRole('dialog', { name: 'Discard your changes?' })
    await offer.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Homepage')
    await page.getByRole('button', { name: 'Discard' }).click()
    await offer.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wall')
    await expect(page.getByText('Not published yet')).toBeVisible()

    await page.getByLabel('Name', { exact: true }).fill('Homepage')
    await page.getByRole('link', { name: 'Testimonials' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/testimonial\/list$/)
  })

  test('corrects input whose meaning is clear, and shows an error at the field for other input', async ({
    page,
    request,
    owner,
  }) => {
    const id = await openEditor({ page, request, owner })
    const color = page.getByLabel('Text', { exact: true })
    await color.fill('teal')
    await color.blur()
    await expect(color).toHaveValue('#008080')
    await color.fill('rgb(1 2')
    await color.blur()
    await expect(page.getByText('“rgb(1 2” isn’t a valid colour.')).toBeVisible()
    await expect(color).toHaveAttribute('aria-invalid', 'true')
    await expect(color).toHaveValue('#008080')

    const sites = page.getByLabel('Allowed sites')
    await sites.fill('https://www.Müller.example/preise?a=1\nmy site')
    await page.getByLabel('Hosted page address').fill('Wir & ihr')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('“my site”: Enter the name of a site')).toBeVisible()
    await expect(page.getByText('Use lowercase letters, digits and single hyphens')).toBeVisible()
    await sites.fill('https://www.Müller.example/preise?a=1')
    const address = `words-${id.replace(/[^a-z\d]/gi, '')}`
    await page.getByLabel('Hosted page address').fill(address.replace('-', ' '))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published. Pages that show it update within a minute.')).toBeVisible()
    await expect(sites).toHaveValue('www.müller.example')
    await expect(page.getByLabel('Hosted page address')).toHaveValue(address.toLowerCase())
  })
})

/** The colours of the theme, as the editor shows them. */
const pickedColors = (page: Page) =>
  Promise.all(['Text', 'Card', 'Border', 'Stars'].map((name) => page.getByLabel(`Pick a colour: ${name}`).inputValue()))

/** The colours of a card in the preview. */
const shownColors = (page: Page) =>
  preview(page)
    .locator('figure')
    .evaluate((card) => {
      const stars = card.querySelector('[part=stars]') ?? card
      const { color, backgroundColor, borderTopColor } = getComputedStyle(card)
      const asHex = (css: string) =>
        `#${[...css.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`
      return [color, backgroundColor, borderTopColor, getComputedStyle(stars).fill].map(asHex)
    })
