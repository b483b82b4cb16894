import { createRequire } from 'node:module'
import * as z from 'zod'
import type { TestBrowser } from './test-browser.ts'

// As in ../accessibility.ts, which is written for Playwright's pages.
const axePackage: unknown = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core')
const { source } = z.object({ source: z.string() }).parse(axePackage)

/** What axe found on a page: broken rules with their places, and how many texts have enough contrast. */
export type Findings = { violations: string[]; readable: number }

/** Injects axe into the open page and runs it. A place inside a widget is reported with the widget that contains it. */
export async function runAxe(testBrowser: TestBrowser): Promise<Findings> {
  const found = await testBrowser.evaluate(`async () => {
    if (!('axe' in window)) { ${source} }
    const { violations, passes } = await axe.run(document, { resultTypes: ['violations', 'passes'] })
    return JSON.stringify({
      violations: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.flat().join(' > '))),
      readable: passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes).length,
    })
  }`)
  return z.object({ violations: z.array(z.string()), readable: z.number() }).parse(JSON.parse(found))
}
