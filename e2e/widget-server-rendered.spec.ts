import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { includingSite, publishWall } from './site.fixtures.ts'

const DARK_CARD = 'rgb(30, 27, 24)'
/** The card colours of `auto` when they are derived from the host's text colour. */
const [DARK_BY_TEXT, LIGHT_BY_TEXT] = ['oklch(0.22 0.006 75)', 'oklch(1 0.006 75)']

const frame = (page: Page) => page.locator('goodword-widget [part=frame]')
const card = (page: Page) => page.locator('goodword-widget figure').first()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search testimonials' })

/** Delays these scripts until the returned function is called with their names. */
async function delayScripts(page: Page, names: string[]): Promise<(name: string) => void> {
  const releases = new Map<string, () => void>()
  for (const name of names) {
    const released = new Promise<void>((resolve) => releases.set(name, resolve))
    await page.route(new RegExp(`/${name}[^/]*\\.js$`), async (route) => {
      await released
      await route.continue()
    })
  }
  return (name) => releases.get(name)?.()
}

/** Opens a page without waiting for its scripts, which may be delayed. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'domcontentloaded' })

/** The current appearance of the widget. */
const readAppearance = (page: Page) =>
  card(page).evaluate((figure) => {
    const root = figure.getRootNode()
    if (!(root instanceof ShadowRoot)) return null
    const seen = (selector: string) => {
      const found = root.querySelector(selector)
      return found && getComputedStyle(found)
    }
    const { x, y, width, height } = figure.getBoundingClientRect()
    return {
      box: [x, y, width, height],
      background: getComputedStyle(figure).backgroundColor,
      text: getComputedStyle(figure).color,
      opacity: seen('[part=frame]')?.opacity,
      tools: seen('form')?.display,
      field: seen('input')?.blockSize,
    }
  })

/** Marks the current frame, and sets an attribute when the widget is ready. */
const markFrame = (page: Page) =>
  page.locator('goodword-widget').evaluate((widget) => {
    Object.assign(widget.shadowRoot?.querySelector('[part=frame]') ?? {}, { isTheSame: true })
    widget.addEventListener('goodword:ready', () => widget.toggleAttribute('data-ready', true))
  })
const isMarked = (page: Page) => frame(page).evaluate((element) => Reflect.get(element, 'isTheSame'))
const ready = (page: Page) => expect(page.locator('goodword-widget')).toHaveAttribute('data-ready')

async function expectToolsToWork(page: Page): Promise<void> {
  await expect(async () => {
    await search(page).fill('cleo')
    await expect(page.locator('goodword-widget figure')).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expect(card(page)).toContainText('Cleo would come back.')
  await search(page).fill('')
  await expect(page.locator('goodword-widget figure')).not.toHaveCount(1)
}

test.describe('server-rendered HTML', () => {
  test('is dark and has its tools before, while and after its scripts load, and is not replaced', async ({
    page,
    request,
    customerSite,
  }) => {
    const widget = await publishWall(request, { theme: 'dark', pageSize: 6 })
    const release = await delayScripts(page, ['widget', 'host-theme-', 'hydrated-'])
    await open(page, await customerSite(await includingSite(request, { widget })))
    const before = await readAppearance(page)
    expect(before).toMatchObject({ background: DARK_CARD, opacity: '1', tools: 'flex', field: '44px' })
    await markFrame(page)
    release('widget')
    await ready(page)
    expect(await readAppearance(page), 'while other scripts are loading').toEqual(before)
    release('host-theme-')
    release('hydrated-')
    await expectToolsToWork(page)
    expect(await isMarked(page)).toBe(true)
    expect(await readAppearance(page)).toMatchObject({ background: DARK_CARD, text: before?.text })
  })

  test('takes the theme of the page once a script has loaded, and is always visible', async ({
    page,
    request,
    customerSite,
  }) => {
    const widget = await publishWall(request, { theme: 'auto' })
    const release = await delayScripts(page, ['widget', 'host-theme-'])
    await open(
      page,
      await customerSite(await includingSite(request, { widget, style: ':root { color-scheme: dark }' })),
    )
    await expect(card(page)).toHaveCSS('background-color', DARK_BY_TEXT)

    const painted = await includingSite(request, { widget, style: 'body { background: #101014; color: #333 }' })
    await open(page, await customerSite(painted))
    await markFrame(page)
    expect(await readAppearance(page)).toMatchObject({ background: LIGHT_BY_TEXT, opacity: '1' })
    release('widget')
    await ready(page)
    expect(await readAppearance(page)).toMatchObject({ background: LIGHT_BY_TEXT, opacity: '1' })
    release('host-theme-')
    await expect(card(page)).toHaveCSS('background-color', DARK_CARD)
    expect(await isMarked(page)).toBe(true)
  })

  test('is not replaced on the hosted page, and its tools start to work', async ({ page, request }) => {
    const widget = await publishWall(request, { theme: 'dark', pageSize: 3 })
    const release = await delayScripts(page, ['widget'])
    await open(page, `/wall/${widget}`)
    await expect(page.locator('goodword-widget figure')).toHaveCount(7)
    const before = await readAppearance(page)
    expect(before).toMatchObject({ opacity: '1', tools: 'flex', field: '44px' })
    await markFrame(page)
    release('widget')
    await ready(page)
    await expectToolsToWork(page)
    expect(await isMarked(page)).toBe(true)
    expect(await readAppearance(page)).toEqual(before)
  })
})
