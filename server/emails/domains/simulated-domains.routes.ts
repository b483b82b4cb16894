import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnPage } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { domainProblemPage, domainsPage, domainsStyles } from './simulated-domains.page.ts'
import type { SimulatedDomains } from './simulated-domains.ts'

const GONE = 'This domain is not there any more.'
const FROM_ELSEWHERE = 'The answer did not come from this page. Open it again.'

const Change = z.object({ records: z.enum(['published', 'away']) })

/** The pages of the stand-in. Only for where no mail service is configured, and never in production. */
export function simulatedDomainsRoutes(deps: {
  simulatedDomains: SimulatedDomains
  publicUrl: () => string
  noteDomainChanged: (providerId: string) => Promise<void>
}): Hono<AppEnv> {
  const { simulatedDomains } = deps
  const app = new Hono<AppEnv>()

  app.get('/dev/domains', withProfile('payment'), async (c) =>
    c.html(domainsPage(await simulatedDomains.listDomains())),
  )

  app.get('/dev/domains.css', withProfile('payment'), (c) =>
    c.body(domainsStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.post('/dev/domains/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnPage(c, deps.publicUrl())) return c.html(domainProblemPage(FROM_ELSEWHERE), 403)
    const { data } = Change.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    if (!data) return c.html(domainProblemPage(GONE), 400)
    const { publishRecords, takeRecordsAway } = simulatedDomains
    const isThere = await (data.records === 'published' ? publishRecords(id) : takeRecordsAway(id))
    if (!isThere) return c.html(domainProblemPage(GONE), 404)
    // As a mail service would tell us by its webhook.
    await deps.noteDomainChanged(id)
    return c.redirect('/dev/domains', 303)
  })

  return app
}
