import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import * as z from 'zod'

// Its own builder hands the source over again for every scan and sums up in a page of its own: ten times the work.
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))

/** Brings axe to a document, once; a frame of another origin looks after itself. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(source)
}

/** What is scanned: all of it, or only what depends on the theme, on a page whose other theme was scanned for all. */
type Scope = 'all' | 'colours'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Whether a frame could answer: axe waits half a second for each that lets no script in, and scans it as an element. */
const areFramesAsked = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll('iframe')].some(
      (inner) => !inner.hasAttribute('sandbox') || inner.sandbox.contains('allow-scripts'),
    ),
  )

async function findViolations(page: Page, scope: Scope) {
  const [main, ...inner] = page.frames()
  if (main) await bringAxe(main)
  const iframes = main !== undefined && inner.length > 0 && (await areFramesAsked(main))
  // A frame may be on its way elsewhere.
  if (iframes) for (const frame of inner) await bringAxe(frame).catch(() => {})
  const options = {
    resultTypes: ['violations'],
    iframes,
    // What no rule looks at that is on: style sheets are fetched again for it.
    preload: { assets: ['media'] },
    ...(scope === 'colours' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  }
  const violations = await page.evaluate(async (asked) => {
    const axe: unknown = Reflect.get(window, 'axe')
    if (!axe || typeof axe !== 'object') return undefined
    const run: unknown = Reflect.get(axe, 'run')
    if (typeof run !== 'function') return undefined
    const results: unknown = await Reflect.apply(run, axe, [document, asked])
    return results && typeof results === 'object' ? Reflect.get(results, 'violations') : undefined
  }, options)
  return Violations.parse(violations)
}

/** What fades in is scanned as it stays: half-way it has colours of its own. Animations without an end are left to run. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    let animations: Animation[]
    do {
      // What the end of one begins is there in the next frame.
      await new Promise(requestAnimationFrame)
      animations = running()
      // One that is cancelled is over as well.
      await Promise.allSettled(animations.map(({ finished }) => finished))
    } while (animations.length > 0)
  })
}

/** Scans the page as it is once nothing moves any more. */
export async function expectAccessible(page: Page, scope: Scope = 'all'): Promise<void> {
  await waitForAnimations(page)
  const violations = await findViolations(page, scope)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Sees that the page is no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(overflow), `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0)
}

const themes = ['dark', 'light'] as const

/** Scans the page in both themes: for all in one, which takes turns with each width, and for colours in the other. */
export async function expectAccessibleInBothThemes(page: Page, { turn }: { turn: number }): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, index === turn % themes.length ? 'all' : 'colours')
  }
}

/** Scans the page in both themes and at these widths, and sees that at none it must be scrolled sideways. */
export async function expectSound(page: Page, { widths = [360, 1280] }: { widths?: number[] } = {}): Promise<void> {
  const before = page.viewportSize()
  for (const [turn, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleInBothThemes(page, { turn })
    await expectNoSidewaysScrolling(page)
  }
  if (before) await page.setViewportSize(before)
}
