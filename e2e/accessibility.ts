import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import * as z from 'zod'

// AxeBuilder injects axe again for every scan and collects the results in a new page, which takes ten times as long.
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))

/** Injects axe into a document, once. A frame from another origin gets its own copy. */
async function injectAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(source)
}

/** Which rules run: all of them, or only the rules about colours if all rules already ran in the other theme. */
type Scope = 'all' | 'colours'

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Axe waits half a second for every frame in which scripts cannot run, so such frames are scanned only as elements. */
const hasScriptedFrames = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll('iframe')].some(
      (inner) => !inner.hasAttribute('sandbox') || inner.sandbox.contains('allow-scripts'),
    ),
  )

async function findViolations(page: Page, scope: Scope) {
  const [main, ...inner] = page.frames()
  if (main) await injectAxe(main)
  const iframes = main !== undefined && inner.length > 0 && (await hasScriptedFrames(main))
  // The frame may be navigating.
  if (iframes) for (const frame of inner) await injectAxe(frame).catch(() => {})
  const options = {
    resultTypes: ['violations'],
    iframes,
    // None of these rules needs the style sheets, and axe would fetch them again.
    preload: { assets: ['media'] },
    ...(scope === 'colours' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  }
  const violations = await page.evaluate(async (given) => {
    const axe: unknown = Reflect.get(window, 'axe')
    if (!axe || typeof axe !== 'object') return undefined
    const run: unknown = Reflect.get(axe, 'run')
    if (typeof run !== 'function') return undefined
    const results: unknown = await Reflect.apply(run, axe, [document, given])
    return results && typeof results === 'object' ? Reflect.get(results, 'violations') : undefined
  }, options)
  return Violations.parse(violations)
}

/** Waits until animations have ended, because colours differ half-way through a fade. Endless animations keep running. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    let animations: Animation[]
    do {
      // An animation that starts when another one ends exists in the next frame.
      await new Promise(requestAnimationFrame)
      animations = running()
      // A cancelled animation rejects, and is over as well.
      await Promise.allSettled(animations.map(({ finished }) => finished))
    } while (animations.length > 0)
  })
}

/** Controls that can't be used now and don't say why in a tooltip, of their own or of a part around them. */
const findUnexplained = (page: Page) =>
  page.evaluate(() => {
    // A popover says why; what describes the control says it to screen readers.
    const isFrozen = (control: HTMLElement) =>
      control.matches('[data-frozen-change]') &&
      (document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '').trim() !== ''
    return [...document.querySelectorAll<HTMLElement>(':is(button, input, select, textarea, [role=link])')]
      .filter((control) => control.matches(':disabled, [aria-disabled=true]') && !control.closest('[aria-busy=true]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[title]'))
      .filter((control) => !isFrozen(control))
      .map(({ outerHTML }) => outerHTML)
  })

/** Scans the page after its animations have ended. */
export async function expectAccessible(page: Page, scope: Scope = 'all'): Promise<void> {
  await waitForAnimations(page)
  if (scope === 'all') expect(await findUnexplained(page), 'disabled controls without a reason').toEqual([])
  const violations = await findViolations(page, scope)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Expects the page to be no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(overflow), `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0)
}

const themes = ['dark', 'light'] as const

/** Scans the page in both themes: with all rules in one theme, which alternates by `round`, and for colours in the other. */
export async function expectAccessibleInBothThemes(page: Page, { round }: { round: number }): Promise<void> {
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, index === round % themes.length ? 'all' : 'colours')
  }
}

/** Scans the page in both themes at each of these widths, and expects that it never scrolls sideways. */
export async function expectAccessibleAndNoOverflow(
  page: Page,
  { widths = [360, 1280] }: { widths?: number[] } = {},
): Promise<void> {
  const before = page.viewportSize()
  for (const [round, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleInBothThemes(page, { round })
    await expectNoSidewaysScrolling(page)
  }
  if (before) await page.setViewportSize(before)
}
