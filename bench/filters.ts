import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { makeFeed, makeItem } from '#server/testing/feeds.ts'
import { findChromium } from '../scripts/chromium.ts'
import { openWidgetPages } from './widget-pages.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    rounds: { type: 'string', default: '9' },
    count: { type: 'string', default: '5000' },
    slower: { type: 'string', default: '4' },
  },
})
if (values.help) {
  console.log(`Filters and searches a wall of 5,000 testimonials on a real Chromium's phone screen, and prints how long the main thread of a slower
phone is busy from the visitor's choice to the end of the frame after it. Ends with exit code 1 if the median of a choice is above 50 ms.
What is drawn later, out of view, is the longest piece of it.

The thread's own time is multiplied by --slower. Chromium's throttling goes by the clock on the wall: with other programs on
the machine, the same loop took it 340 to 840 ms, which is 168 ms of the thread's time, give or take one.

  node bench/filters.ts [--rounds 9] [--count 5000] [--slower 4]

  CHROMIUM_PATH    the Chromium to use; the default is that of the browser tests. Build first: npm run build`)
  process.exit(0)
}

const WANTED_MS = 50
const WARM_UP = 2
const [rounds, count, slower] = [Number(values.rounds), Number(values.count), Number(values.slower)]
/** The widget's own, and that of the hosted page. */
const PAGE_SIZES = [24, 120]
const SERVICES = ['One label', 'A range of up to six', 'Name, mark and range', 'Label School']

type Choice = { part: string; value: string }

/** Each follows the one before it. */
const CHOICES: readonly Choice[] = [
  { part: 'service', value: 'One label' },
  { part: 'service', value: 'Label School' },
  { part: 'rating', value: '5' },
  { part: 'order', value: 'oldest' },
  { part: 'service', value: '' },
  { part: 'search', value: 'h' },
  { part: 'search', value: 'harvest' },
  { part: 'search', value: '' },
  { part: 'rating', value: '' },
  { part: 'order', value: '' },
]

/** How long the main thread of the slower phone was busy since the page began, in milliseconds. */
async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * slower
}

/** Makes the choice, or none, and waits until the frame after it is drawn. */
const choose = (page: Page, choice: Choice | null) =>
  page.evaluate(async (made) => {
    const root = document.querySelector('goodword-widget')?.shadowRoot
    const field = made && root?.querySelector<HTMLInputElement | HTMLSelectElement>(`[part=${made.part}]`)
    if (made && field) {
      field.value = made.value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  }, choice)

/** Whether a wall shows all that it shows without being asked for more. */
const isComplete = (page: Page, pageSize: number) =>
  page.evaluate((size) => {
    const root = document.querySelector('goodword-widget')?.shadowRoot
    const [cards, places] = [root?.querySelectorAll('figure').length ?? 0, root?.querySelectorAll('li').length ?? 0]
    return cards === places && (!!root?.querySelector('[part=status]')?.textContent || cards >= size)
  }, pageSize)

async function measure(page: Page, session: CDPSession, choice: Choice | null): Promise<number> {
  const before = await busyMs(session)
  await choose(page, choice)
  return (await busyMs(session)) - before
}

/** Resolves to the medians. */
async function measurePages(site: string, pageSize: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.goto(site)
  await page.evaluate(
    async ({ widget, size }) => {
      const element = document.createElement('goodword-widget')
      for (const [name, value] of Object.entries({ widget, 'page-size': size, loading: 'eager' }))
        element.setAttribute(name, value)
      document.body.append(element)
    },
    { widget: `${count}`, size: `${pageSize}` },
  )
  await page.getByRole('searchbox').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times = CHOICES.map((): number[] => [])
  const later = CHOICES.map((): number[] => [])
  const idle: number[] = []
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    idle.push(await measure(page, session, null))
    for (const [index, choice] of CHOICES.entries()) {
      times[index]?.push(await measure(page, session, choice))
      const pieces = [0]
      while (!(await isComplete(page, pageSize))) pieces.push(await measure(page, session, null))
      later[index]?.push(Math.max(...pieces))
    }
  }
  const rest = median(idle)
  console.log(
    `${count} testimonials, ${pageSize} a page, ${slower} times slower (idle frames of ${rest.toFixed(1)} ms are left out)`,
  )
  const medians: number[] = []
  for (const [index, { part, value }] of CHOICES.entries()) {
    const [first = 0, ...others] = (times[index] ?? []).map((time) => Math.max(0, time - rest))
    const usual = median(others.slice(WARM_UP - 1))
    medians.push(usual)
    const name = `${part} ${value === '' ? 'any' : `“${value}”`}`
    console.log(
      `  ${name.padEnd(24)} median ${usual.toFixed(1).padStart(6)} ms   first ${first.toFixed(1).padStart(6)} ms   longest later ${Math.max(
        0,
        median(later[index] ?? []) - rest,
      )
        .toFixed(1)
        .padStart(6)} ms   wanted at most ${WANTED_MS}`,
    )
  }
  await page.close()
  return medians
}

const pages = await openWidgetPages((items, origin) =>
  makeFeed(items, {
    wallUrl: `${origin}/wall/${items}`,
    options: { ...makeFeed(0).options, hasVisitorTools: true },
    items: Array.from({ length: items }, (_, index) =>
      makeItem(index, { service: SERVICES[index % SERVICES.length] ?? null }),
    ),
  }),
)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  for (const pageSize of PAGE_SIZES)
    if ((await measurePages(pages.site, pageSize)).some((usual) => usual > WANTED_MS)) process.exitCode = 1
} finally {
  await browser.close()
  pages.close()
}
