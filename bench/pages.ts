import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from '#server/testing/product-process.ts'
import { findChromium } from '../scripts/chromium.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, rounds: { type: 'string', default: '5' } },
})
if (values.help) {
  console.log(`Opens the public pages in a real Chromium as on a phone with slow 4G and a processor that is four times slower, each time with an
empty cache, and prints the medians of what Lighthouse reads: first and largest contentful paint, blocking and shifts. Ends
with 1 if a page's largest contentful paint is later than wanted.

  node bench/pages.ts [--rounds 5]

  CHROMIUM_PATH    the Chromium to use; the default is that of the browser tests. Build first: npm run build`)
  process.exit(0)
}

const rounds = Number(values.rounds)

/** The latest that the largest contentful paint may be, in milliseconds; null where only the figures are printed. */
const PAGES: Record<string, number | null> = { '/': 1800, '/sign-up': 2000, '/login': 2000, '/privacy-policy': null }

/** What Lighthouse applies for a mobile page when the browser itself slows down: "slow 4G". Latency is that of a request. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1638.4 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
}
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOWER = 4
/** After the last request: what is painted late still counts. */
const REST_MS = 1500
/** A task that takes longer blocks whoever presses something. */
const BLOCKS_FROM_MS = 50

type Figures = { firstPaint: number; largestPaint: number; blocked: number; shift: number }

declare global {
  interface Window {
    figures: Figures
  }
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript((blocksFrom) => {
    const figures = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 }
    window.figures = figures
    const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') figures.firstPaint = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (figures.largestPaint = startTime))
    watch('longtask', ({ duration }) => (figures.blocked += duration - blocksFrom))
    watch('layout-shift', (entry) => (figures.shift += Number(Reflect.get(entry, 'value'))))
  }, BLOCKS_FROM_MS)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST_MS)
  const figures = await page.evaluate(() => window.figures)
  await context.close()
  return figures
}

const folder = mkdtempSync(join(tmpdir(), 'goodword-pages-'))
const product = await startProduct({ dataDir: folder, environment: { LIMIT_FACTOR: '1000' } })
const browser = await chromium.launch({ executablePath: findChromium() })
try {
  for (const [path, wanted] of Object.entries(PAGES)) {
    const measured: Figures[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measure(browser, product.origin + path))
    const of = (name: keyof Figures) => median(measured.map((figures) => figures[name]))
    const largest = of('largestPaint')
    const isLate = wanted !== null && largest > wanted
    if (isLate) process.exitCode = 1
    console.log(
      `${path.padEnd(15)} largest paint ${largest.toFixed(0)} ms${wanted === null ? '' : ` (at most ${wanted}${isLate ? ': too late' : ''})`}, first paint ${of('firstPaint').toFixed(0)} ms, blocked ${of('blocked').toFixed(0)} ms, shift ${of('shift').toFixed(3)}`,
    )
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
