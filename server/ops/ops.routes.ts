import { type Context, Hono } from 'hono'
import { OPERATOR_ACTIONS, type OperatorAction } from '#shared/operator-report.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Metrics, MetricSources } from './metrics.ts'
import { noSuchAction } from './ops.errors.ts'
import { failurePage, operatorPage, questionPage } from './ops.page.ts'
import { readOpsStyles } from './ops.styles.ts'
import { type OpsReach, refuseOtherHosts, refuseOtherSites, requireOperator } from './ops-access.routes.ts'
import type { OperatorActions } from './operator-actions.service.ts'
import type { OperatorReports } from './operator-report.service.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Without it, forms would not say where they come from.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const ID = /^[\w-]{1,64}$/

export type OpsDeps = {
  reach: OpsReach
  metrics: Metrics
  sources: MetricSources
  reports: OperatorReports
  actions: OperatorActions
  /** Throws when the database doesn't answer. */
  ping: () => Promise<void>
  log: Log
}

/**
 * What operators read and do: `/metrics` for Prometheus, `/healthz` and `/readyz` for whatever starts the process, and the
 * operator's page with its actions. `/report.json` and actions with `accept: application/json` are for programs.
 */
export function createOpsApp({ reach, metrics, sources, reports, actions, ping, log }: OpsDeps): Hono {
  const app = new Hono()
  const styles = readOpsStyles()

  app.use(refuseOtherHosts(reach))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
  })

  const answerProbe = async (c: Context) => {
    await ping()
    return c.text('ok\n')
  }
  app.get('/healthz', answerProbe)
  app.get('/readyz', answerProbe)
  app.get('/metrics', async (c) => {
    const { text, of } = await metrics.write(sources)
    return c.body(text, 200, { 'content-type': of })
  })

  app.use(requireOperator(reach))
  app.get('/ops.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }))

  app.get('/', async (c) => {
    const { did, id } = c.req.query()
    const isDone = isAction(did) && ID.test(id ?? 'all')
    const done = isDone ? actions.sentenceFor(did, id ?? '') : undefined
    return c.html(operatorPage(await reports.read(), { done }))
  })

  app.get('/report.json', async (c) => c.json(await reports.read()))

  app.get('/actions/:action/:id?', async (c) => {
    const { action, id } = readAction(c)
    const question = await actions.ask(action, id)
    return isProgram(c) ? c.json(question) : c.html(questionPage(question, { action, id }))
  })

  app.post('/actions/:action/:id?', refuseOtherSites, async (c) => {
    const { action, id } = readAction(c)
    const message = await actions.act(action, id)
    if (isProgram(c)) return c.json({ message })
    const query = new URLSearchParams({ did: action, ...(id !== '' && { id }) })
    return c.redirect(`/?${query.toString()}`, 303)
  })

  app.notFound((c) => fail(c, noSuchAction()))
  app.onError((error, c) => {
    if (error instanceof AppError) {
      if (error.status === 401 || error.status === 403)
        log.warn({ security: 'operator_refused', code: error.code }, 'an operator’s call was refused')
      return fail(c, error)
    }
    log.error({ err: error, path: c.req.routePath }, 'an operator’s call failed')
    return c.text('This could not be read or done. The log says why.\n', 503)
  })
  return app
}

const isProgram = (c: Context) => c.req.header('accept') === 'application/json'

function fail(c: Context, { status, code, message }: AppError): Response | Promise<Response> {
  if (status === 401) c.header('www-authenticate', 'Basic realm="Goodword operator", charset="UTF-8"')
  return isProgram(c) ? c.json({ code, message }, status) : c.html(failurePage(message), status)
}

const isAction = (text: string | undefined): text is OperatorAction =>
  OPERATOR_ACTIONS.some((action) => action === text)

const isOfAll = (action: OperatorAction) =>
  action === 'retry-all-jobs' || action === 'pause-email' || action === 'resume-email'

function readAction(c: Context): { action: OperatorAction; id: string } {
  const action = c.req.param('action')
  const id = c.req.param('id') ?? ''
  if (!isAction(action) || isOfAll(action) !== (id === '') || (id !== '' && !ID.test(id))) throw noSuchAction()
  return { action, id }
}
