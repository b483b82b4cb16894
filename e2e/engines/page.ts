import { expect } from 'vitest'
import type { Diary } from './diary.ts'
import type { Engine, Input } from './engine.ts'

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

export type EnginePage = ReturnType<typeof createPage>

/** What a check does with a page and asks of it, the same in both browsers. */
export function createPage(engine: Engine) {
  async function evaluate<Result, Given = undefined>(
    look: (find: Find, given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const find = `(selector) => [...document.querySelectorAll('goodword-widget')].flatMap((widget) => [...(widget.shadowRoot?.querySelectorAll(selector) ?? [])])`
    const text = await engine.evaluate(
      `async () => JSON.stringify({ value: await (${look})(${find}, ${JSON.stringify(given)}) })`,
    )
    return JSON.parse(text).value
  }
  const pointer = (actions: object[]): Input[] => [{ type: 'pointer', id: 'mouse', actions }]
  return {
    engine: engine.name,
    evaluate,
    resize: engine.resize,
    screenshot: engine.screenshot,
    open: (url: string) => engine.open(url),

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
      await engine.perform(
        pointer([
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', ...button },
          { type: 'pointerUp', ...button },
        ]),
      )
    },
    async point(place: { x: number; y: number }) {
      await engine.perform(pointer([{ type: 'pointerMove', ...place }]))
    },
    async press(key: keyof typeof KEYS) {
      await engine.perform(typing(KEYS[key]))
    },
    async type(words: string) {
      await engine.perform(typing(words))
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
    diary: () => evaluate((): Diary => Reflect.get(window, 'diary')),
    /** Waits until this many widgets of the layout stand, and whatever moves them is there. */
    async waitUntilDrawn(layout: Layout, count = 1) {
      await expect.poll(() => this.count(LAYOUTS[layout]), { message: `${layout} drawn` }).toBe(count)
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

const typing = (words: string): Input[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...words].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
