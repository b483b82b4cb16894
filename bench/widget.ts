import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { openWidgetPages, type WidgetPages } from './widget-pages.ts'
import { median } from './quantiles.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' }, rounds: { type: 'string', default: '9' } } })
if (values.help) {
  console.log(`Shows 50, 500 and 5,000 testimonials in a real Chromium, once with the built widget and once by setting innerHTML to all of
them, alternating in one tab: the time from requesting the feed to a forced layout, and to the frame after it. Then counts what
a page with a wall requests, what moves while it loads, and what moves when a visitor shows more.

  node bench/widget.ts [--rounds 9]

  CHROMIUM_PATH    the Chromium to use; the default is that of the browser tests. Build first: npm run build`)
  process.exit(0)
}

const COUNTS = [50, 500, 5000]
const WANTED: Record<number, number> = { 50: 1.3, 5000: 0.1 }
const WARM_UP = 2
const rounds = Number(values.rounds)

type Times = { layoutMs: number; frameMs: number }

type Sending = { way: 'widget' | 'html'; url: string; count: number }

async function measure(page: Page, turn: Sending) {
  return page.evaluate(async ({ way, url, count }: Sending): Promise<Times> => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const box = document.createElement('section')
    document.body.append(box)
    await frame()
    const started = performance.now()
    if (way === 'widget') {
      const ready = new Promise((resolve) => box.addEventListener('goodword:ready', resolve, { once: true }))
      const element = document.createElement('goodword-widget')
      element.setAttribute('loading', 'eager')
      element.setAttribute('widget', `${count}`)
      box.append(element)
      await ready
    } else {
      const { items } = await (await fetch(`${url}/w/${count}.json`, { credentials: 'omit' })).json()
      const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
      const star = 'M12 2.8l2.9 5.8 6.4.9-4.6 4.5 1 6.4-5.7-3-5.7 3 1-6.4-4.6-4.5 6.4-.9z'
      const cards = items.map(
        (item: { author: string; rating: number; text: string; date: string; company: string }) => {
          const quote = item.text.split('\n\n').map((wording) => `<p dir="auto">${escape(wording)}</p>`)
          const stars = `<svg viewBox="0 0 126 24" width="84" height="16">${`<path d="${star}"/>`.repeat(5)}</svg>`
          const head = `<div>${stars}<time datetime="${item.date}">${item.date}</time></div>`
          const who = `<figcaption><span>${item.author.slice(0, 2)}</span><div><bdi>${escape(item.author)}</bdi><bdi>${escape(item.company ?? '')}</bdi></div></figcaption>`
          return `<li><figure>${head}<blockquote>${quote.join('')}</blockquote>${who}</figure></li>`
        },
      )
      const list = document.createElement('ul')
      list.style.cssText = 'columns: 3 280px; column-gap: 16px; list-style: none; padding: 0'
      list.innerHTML = cards.join('')
      for (const item of list.children) if (item instanceof HTMLElement) item.style.breakInside = 'avoid'
      box.append(list)
    }
    box.getBoundingClientRect()
    const layoutMs = performance.now() - started
    await frame()
    const frameMs = performance.now() - started
    box.remove()
    return { layoutMs, frameMs }
  }, turn)
}

async function compare(browser: Browser, pages: WidgetPages): Promise<void> {
  for (const count of COUNTS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(pages.site)
    await page.waitForFunction(() => customElements.get('goodword-widget'))
    const times: { widget: Times[]; html: Times[] } = { widget: [], html: [] }
    for (let round = 0; round < rounds + WARM_UP; round += 1) {
      const ways = round % 2 === 0 ? (['widget', 'html'] as const) : (['html', 'widget'] as const)
      for (const way of ways) {
        const taken = await measure(page, { way, url: pages.product, count })
        if (round >= WARM_UP) times[way].push(taken)
      }
    }
    const of = (way: 'widget' | 'html', key: keyof Times) => median(times[way].map((taken) => taken[key]))
    const ratio = (key: keyof Times) =>
      median(times.widget.map((taken, round) => taken[key] / (times.html[round]?.[key] ?? Number.NaN)))
    const wanted = WANTED[count] ? `   wanted at most ${WANTED[count]}` : ''
    console.log(
      `${`${count}`.padStart(5)} cards   widget ${of('widget', 'layoutMs').toFixed(1).padStart(7)} ms (frame ${of('widget', 'frameMs').toFixed(0)})   innerHTML of all ${of('html', 'layoutMs').toFixed(1).padStart(7)} ms (frame ${of('html', 'frameMs').toFixed(0)})   ratio ${ratio('layoutMs').toFixed(2)} (frame ${ratio('frameMs').toFixed(2)})${wanted}`,
    )
    await page.close()
  }
}

async function countRequestsAndMoves(browser: Browser, pages: WidgetPages): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${pages.site}/wall/60`)
  const cards = page.locator('goodword-widget figure')
  await cards.nth(23).waitFor()
  const places = () =>
    cards.evaluateAll((all) =>
      all.slice(0, 24).map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect()
        return [x + scrollX, Math.round((y + scrollY) * 100) / 100, width, height].join(' ')
      }),
    )
  const more = page.getByRole('button', { name: /^Show/ })
  await more.scrollIntoViewIfNeeded()
  const before = await places()
  await more.click()
  await cards.nth(47).waitFor()
  const after = await places()
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  const paths = asked.filter((url) => url.startsWith(pages.product)).map((url) => url.replace(pages.product, ''))
  const foreign = asked.filter(
    (url) => !url.startsWith(pages.product) && !url.startsWith(pages.site) && !url.startsWith('data:'),
  )
  console.log(
    `requests: ${paths.join(', ')}   of the shell and the feed ${paths.filter((path) => !path.startsWith('/widget/')).length}, wanted at most 2   to third parties ${foreign.length}, wanted 0`,
  )
  console.log(
    `layout shift with the height reserved ${shifts.reduce((sum, value) => sum + value, 0).toFixed(4)}, wanted 0   cards that moved when more were shown ${before.filter((place, index) => place !== after[index]).length} of ${before.length}, wanted 0`,
  )
  await page.close()
}

const pages = await openWidgetPages()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  await compare(browser, pages)
  await countRequestsAndMoves(browser, pages)
} finally {
  await browser.close()
  pages.close()
}
