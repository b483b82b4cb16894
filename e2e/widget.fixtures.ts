import { test as base, expect, type Page } from '@playwright/test'
import { WIDGET_EVENTS } from '#shared/constants.ts'
import { FALLBACK, type HostPage, type Provider, startHost, startProvider } from './widget.provider.ts'

export { expect }
export { ELEMENT, FALLBACK, makeFeed, makeItem } from './widget.provider.ts'

export const cards = (page: Page) => page.locator('goodword-widget figure')
export const fallback = (page: Page) => page.getByText('Read our reviews')

export const carousel = (attributes = '') =>
  `<goodword-widget widget="wgt_1" layout="carousel" ${attributes}>${FALLBACK}</goodword-widget>`
export const position = (page: Page) => page.locator('goodword-widget [part=position]')
/** A slide of a carousel with ten slides. */
export const slide = (page: Page, number: number) => page.getByRole('group', { name: `${number} of 10` })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until the widget is hydrated: that adds a style sheet for cards that can be unfolded, or for controls. */
export const expectHydrated = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('goodword-widget')
        .first()
        .evaluate((widget) => {
          const rules = (widget.shadowRoot?.adoptedStyleSheets ?? []).flatMap(({ cssRules }) => [...cssRules])
          return rules.some(({ cssText }) => /^\.(whole|icon)/.test(cssText))
        }),
    )
    .toBe(true)

type Host = {
  /** Opens a page of a customer's site with this body, from its own origin. */
  open: (body: string, page?: Omit<HostPage, 'body'>) => Promise<void>
  origin: string
}

type Diary = {
  events: { type: string; detail: unknown }[]
  /** Console errors and uncaught errors, without the browser's own message about a failed request. */
  errors: string[]
  violations: string[]
  dialogs: string[]
  /** Origins that the page sent requests to. */
  origins: Set<string>
}

type Fixtures = { provider: Provider; host: Host; diary: Diary }

/** Customers' pages that embed the widget. `wgt_1` has thirty testimonials. An error, dialog or foreign request fails the test. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  provider: async ({}, provide) => {
    const { provider, close } = await startProvider()
    await provide(provider)
    close()
  },

  diary: async ({ page }, provide) => {
    const diary: Diary = { events: [], errors: [], violations: [], dialogs: [], origins: new Set() }
    await keepDiary(page, diary)
    await provide(diary)
  },

  host: async ({ page, diary, provider }, provide) => {
    const { origin, serve, close } = await startHost()
    await provide({
      origin,
      async open(body, rest = {}) {
        serve({ body, ...rest })
        await page.goto(origin)
      },
    })
    close()
    expect(diary.errors, 'errors on the page').toEqual([])
    expect(diary.dialogs, 'dialogs').toEqual([])
    expect([...diary.origins].filter((each) => each !== origin && each !== provider.origin)).toEqual([])
  },
})

async function keepDiary(page: Page, diary: Diary): Promise<void> {
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) diary.errors.push(text)
  })
  page.on('pageerror', (error) => diary.errors.push(String(error)))
  page.on('request', (request) => diary.origins.add(new URL(request.url()).origin))
  page.on('dialog', async (dialog) => {
    diary.dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await page.exposeFunction('noteWidgetEvent', (type: string, detail: unknown) => diary.events.push({ type, detail }))
  await page.exposeFunction('noteViolation', (directive: string) => diary.violations.push(directive))
  await page.addInitScript((types) => {
    const note = (name: string, ...details: unknown[]) => Reflect.get(window, name)(...details)
    for (const type of types)
      window.addEventListener(type, (event) => note('noteWidgetEvent', type, Reflect.get(event, 'detail')))
    window.addEventListener('securitypolicyviolation', (event) => note('noteViolation', event.violatedDirective))
  }, Object.values(WIDGET_EVENTS))
}
