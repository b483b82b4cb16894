import { expect } from 'vitest'
import { runAxe } from './axe.ts'
import type { Diary } from './diary.ts'
import type { TestBrowser, Input } from './test-browser.ts'

/** Finds elements inside all widgets of the page. */
export type Find = (selector: string) => HTMLElement[]

const KEYS = {
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
}

/** A selector for each layout that matches once the layout is drawn. */
const LAYOUTS = {
  wall: '.wall [part=page]',
  carousel: '.carousel [part=position]',
  badge: '.badge [part=average]',
  single: '.single [part=quote]',
  marquee: '.marquee [part=pause]',
}
export type Layout = keyof typeof LAYOUTS
/** All layouts, for checks that apply to each of them. */
export const layouts = Object.keys(LAYOUTS) as Layout[]

export type TestPage = ReturnType<typeof createPage>

/** What a check can do with a page, the same in both browsers. */
export function createPage(testBrowser: TestBrowser) {
  async function evaluate<Result, Given = undefined>(
    inPage: (find: Find, given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const find = `(selector) => [...document.querySelectorAll('goodword-widget')].flatMap((widget) => [...(widget.shadowRoot?.querySelectorAll(selector) ?? [])])`
    const text = await testBrowser.evaluate(
      `async () => JSON.stringify({ value: await (${inPage})(${find}, ${JSON.stringify(given)}) })`,
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

    /** Clicks in the middle of the first match inside a widget, or else of the first match on the page. */
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
          // Firefox may still be scrolling to the field in which text was typed.
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
    async type(text: string) {
      await testBrowser.perform(typing(text))
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
    /** Luminance (WCAG, 0 to 1) of a colour property painted over `over`, of elements in widgets and on the page; null for no colour. */
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
    /** Positions on the page, not in the window. */
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
    runAxe: () => runAxe(testBrowser),
    diary: () => evaluate((): Diary => Reflect.get(window, 'diary')),
    /** Waits until this many widgets of the layout are drawn and the script that moves them is loaded. */
    async waitUntilDrawn(layout: Layout, count = 1) {
      await expect.poll(() => this.count(LAYOUTS[layout]), { message: `${layout} drawn` }).toBe(count)
    },
    /** Waits until all five layouts are drawn, and pauses them. */
    async waitUntilAllDrawn() {
      for (const layout of layouts) await this.waitUntilDrawn(layout)
      await evaluate(async () => {
        for (const widget of document.querySelectorAll('goodword-widget')) Reflect.get(widget, 'pause').call(widget)
      })
    },
    /** The lowest contrast of the matching texts. */
    async worstContrast({ of, background }: { of: string; background: number | null | undefined }) {
      const textLuminances = await this.luminances({ of, property: 'color' })
      expect(textLuminances.length, of).toBeGreaterThan(0)
      return Math.min(...textLuminances.map((text) => contrastOf(text, background)))
    },
    /** Waits 50 ms and two frames, so that everything that has started can happen. */
    settle: () =>
      evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }),
    /** The width of the page including overflow. */
    scrollWidth: () => evaluate(() => document.documentElement.scrollWidth),
    /** Whether the content between the widget's tags is visible. */
    isFallbackShown: () =>
      evaluate(() => {
        const inside = document.querySelector('goodword-widget > a')
        return inside !== null && inside.getBoundingClientRect().height > 0 && inside.checkVisibility()
      }),
  }
}

const typing = (text: string): Input[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** The WCAG contrast, from 1 to 21. 0 if one of the colours is invisible. */
export function contrastOf(text: number | null | undefined, background: number | null | undefined): number {
  if (typeof text !== 'number' || typeof background !== 'number') return 0
  return (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05)
}
