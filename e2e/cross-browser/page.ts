import { expect } from 'vitest'
import { askAxe } from './axe.ts'
import type { Diary } from './diary.ts'
import type { TestBrowser, Input } from './test-browser.ts'

/** Finds elements inside all widgets of the page. */
export type Find = (selector: string) => HTMLElement[]

const KEYS = {
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** What is there once a layout is. */
const LAYOUTS = {
  wall: '.wall [part=page]',
  carousel: '.carousel [part=position]',
  badge: '.badge [part=average]',
  single: '.single [part=quote]',
  marquee: '.marquee [part=pause]',
}
export type Layout = keyof typeof LAYOUTS
/** All of them, for checks that hold for each. */
export const layouts = Object.keys(LAYOUTS) as Layout[]

export type TestPage = ReturnType<typeof createPage>

/** What a check does with a page and asks of it, the same in both browsers. */
export function createPage(testBrowser: TestBrowser) {
  async function evaluate<Result, Given = undefined>(
    look: (find: Find, given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const find = `(selector) => [...document.querySelectorAll('goodword-widget')].flatMap((widget) => [...(widget.shadowRoot?.querySelectorAll(selector) ?? [])])`
    const text = await testBrowser.evaluate(
      `async () => JSON.stringify({ value: await (${look})(${find}, ${JSON.stringify(given)}) })`,
    )
    return JSON.parse(text).value
  }
  const pointer = (actions: object[]): Input[] => [{ type: 'pointer', id: 'mouse', actions }]
  return {
    testBrowser: testBrowser.name,
    evaluate,
    resize: testBrowser.resize,
    screenshot: testBrowser.screenshot,
    open: (url: string) => testBrowser.open(url),

    /** Clicks in the middle of the first that there is, inside a widget or else on the page. */
    async click(selector: string) {
      const place = await evaluate(async (find, wanted) => {
        const [element] = [...find(wanted), ...document.querySelectorAll(wanted)]
        if (!element) throw new Error(`There is no ${wanted} to click on.`)
        const middle = () => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
        }
        do {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          // Firefox may still scroll to where words were typed.
        } while (middle().y < 0 || middle().y > innerHeight)
        return middle()
      }, selector)
      const button = { button: 0 }
      await testBrowser.perform(
        pointer([
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', ...button },
          { type: 'pointerUp', ...button },
        ]),
      )
    },
    async point(place: { x: number; y: number }) {
      await testBrowser.perform(pointer([{ type: 'pointerMove', ...place }]))
    },
    async press(key: keyof typeof KEYS) {
      await testBrowser.perform(typing(KEYS[key]))
    },
    async type(wording: string) {
      await testBrowser.perform(typing(wording))
    },

    /** Calls a method of the first widget. */
    call: (method: 'refresh' | 'next' | 'prev' | 'pause' | 'play') =>
      evaluate((_, name) => {
        const widget = document.querySelector('goodword-widget')
        if (widget) Reflect.get(widget, name).call(widget)
      }, method),
    /** How many elements of the widgets the selector finds. */
    count: (selector: string) => evaluate((find, wanted) => find(wanted).length, selector),
    texts: (selector: string) => evaluate((find, wanted) => find(wanted).map((one) => one.textContent), selector),
    styles: ({ of, property }: { of: string; property: string }) =>
      evaluate(
        (find, wanted) => find(wanted.of).map((one) => getComputedStyle(one).getPropertyValue(wanted.property)),
        { of, property },
      ),
    /** How light (WCAG, 0 to 1) the colours are that a property has, painted over one; null for none. Of widgets and the page itself. */
    luminances: ({ of, property, over = '#0000' }: { of: string; property: string; over?: string }) =>
      evaluate(
        (find, wanted) => {
          const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
          return [...find(wanted.of), ...document.querySelectorAll(wanted.of)].map((one) => {
            const color = getComputedStyle(one).getPropertyValue(wanted.property)
            if (!context || !CSS.supports('color', color)) return null
            context.clearRect(0, 0, 1, 1)
            for (const paint of [wanted.over, color]) {
              context.fillStyle = paint
              context.fillRect(0, 0, 1, 1)
            }
            const [red = 0, green = 0, blue = 0, alpha = 0] = [...context.getImageData(0, 0, 1, 1).data]
            const light = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
            return alpha > 0 ? 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) : null
          })
        },
        { of, property, over },
      ),
    boxes: (selector: string) =>
      evaluate(
        (find, wanted) =>
          find(wanted).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return { x, y, width, height }
          }),
        selector,
      ),
    /** Where they are on the page, not in the window. */
    places: (selector: string) =>
      evaluate(
        (find, wanted) =>
          find(wanted).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return [x + scrollX, y + scrollY, width, height].map((part) => Math.round(part * 10) / 10)
          }),
        selector,
      ),
    attributes: ({ of, name }: { of: string; name: string }) =>
      evaluate((find, wanted) => find(wanted.of).map((one) => one.getAttribute(wanted.name)), { of, name }),
    /** The part of the first widget that has the focus. */
    focused: () =>
      evaluate(() => document.querySelector('goodword-widget')?.shadowRoot?.activeElement?.getAttribute('part')),
    askAxe: () => askAxe(testBrowser),
    diary: () => evaluate((): Diary => Reflect.get(window, 'diary')),
    /** Waits until this many widgets of the layout stand, and whatever moves them is there. */
    async waitUntilDrawn(layout: Layout, count = 1) {
      await expect.poll(() => this.count(LAYOUTS[layout]), { message: `${layout} drawn` }).toBe(count)
    },
    /** Waits until all five stand, and stops what moves. */
    async waitUntilAllStand() {
      for (const layout of layouts) await this.waitUntilDrawn(layout)
      await evaluate(async () => {
        for (const widget of document.querySelectorAll('goodword-widget')) Reflect.get(widget, 'pause').call(widget)
      })
    },
    /** The contrast of the words that are hardest to read. */
    async worstContrast({ of, ground }: { of: string; ground: number | null | undefined }) {
      const inks = await this.luminances({ of, property: 'color' })
      expect(inks.length, of).toBeGreaterThan(0)
      return Math.min(...inks.map((ink) => contrastOf(ink, ground)))
    },
    /** Lets whatever is already on its way happen. */
    settle: () =>
      evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }),
    /** How wide the page is with all that sticks out. */
    widthInAll: () => evaluate(() => document.documentElement.scrollWidth),
    /** Whether what stands between the tags is in sight. */
    isFallbackShown: () =>
      evaluate(() => {
        const inside = document.querySelector('goodword-widget > a')
        return inside !== null && inside.getBoundingClientRect().height > 0 && inside.checkVisibility()
      }),
  }
}

const typing = (wording: string): Input[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...wording].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** From 1 to 21, as WCAG counts it. Of what cannot be seen: 0. */
export function contrastOf(ink: number | null | undefined, ground: number | null | undefined): number {
  if (typeof ink !== 'number' || typeof ground !== 'number') return 0
  return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
}
