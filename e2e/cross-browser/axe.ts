import { createRequire } from 'node:module'
import * as z from 'zod'
import type { TestBrowser } from './test-browser.ts'

// As in ../accessibility.ts, which is written for Playwright's pages.
const axePackage: unknown = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core')
const { source } = z.object({ source: z.string() }).parse(axePackage)

/** What axe has to say of a page: which rules it is against and where, and of how many texts it saw that they are readable. */
export type Findings = { violations: string[]; readable: number }

/** Brings axe to the page that is open and asks it. Places inside widgets are told with the widget that they are in. */
export async function askAxe(testBrowser: TestBrowser): Promise<Findings> {
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
