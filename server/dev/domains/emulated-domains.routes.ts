import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnOrigin } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { domainProblemPage, domainsPage, domainsStyles } from './emulated-domains.page.ts'
import type { EmulatedDns } from './emulated-dns.ts'
import type { EmulatedDomains } from './emulated-domains.ts'

const GONE = 'This domain no longer exists.'
const FROM_ELSEWHERE = 'This form was not sent from this page. Open the page again.'

const Change = z.object({ records: z.enum(['published', 'away']) })

/** Pages of the emulated domain service. Only without an email service, and never in production. */
export function emulatedDomainsRoutes(deps: {
  emulatedDomains: EmulatedDomains
  emulatedDns: EmulatedDns
  publicUrl: () => string
  noteDomainChanged: (providerId: string) => Promise<void>
}): Hono<AppEnv> {
  const { emulatedDomains, emulatedDns } = deps
  const app = new Hono<AppEnv>()

  app.get('/dev/domains', withProfile('payment'), async (c) =>
    c.html(domainsPage({ domains: await emulatedDomains.listDomains(), names: await emulatedDns.listNames() })),
  )

  app.get('/dev/domains.css', withProfile('payment'), (c) =>
    c.body(domainsStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.post('/dev/domains/names/:name', withProfile('payment'), async (c) => {
    if (!isFromOwnOrigin(c, deps.publicUrl())) return c.html(domainProblemPage(FROM_ELSEWHERE), 403)
    const { data } = Change.safeParse(await c.req.parseBody())
    if (!data) return c.html(domainProblemPage(GONE), 400)
    const arePublished = data.records === 'published'
    const isThere = await emulatedDns.publish(c.req.param('name'), { arePublished })
    return isThere ? c.redirect('/dev/domains', 303) : c.html(domainProblemPage(GONE), 404)
  })

  app.post('/dev/domains/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnOrigin(c, deps.publicUrl())) return c.html(domainProblemPage(FROM_ELSEWHERE), 403)
    const { data } = Change.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    if (!data) return c.html(domainProblemPage(GONE), 400)
    const { publishRecords, takeRecordsAway } = emulatedDomains
    const isThere = await (data.records === 'published' ? publishRecords(id) : takeRecordsAway(id))
    if (!isThere) return c.html(domainProblemPage(GONE), 404)
    // Like a real email service's webhook.
    await deps.noteDomainChanged(id)
    return c.redirect('/dev/domains', 303)
  })

  return app
}
