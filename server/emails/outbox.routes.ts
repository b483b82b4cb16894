import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { outboxMailPage, outboxPage, outboxStyles } from './outbox.page.ts'
import type { OutboxService } from './outbox.service.ts'

/** The reader of the embedded mail service, as pages and as JSON. Exists only while no mail service is configured. */
export function outboxRoutes(outbox: OutboxService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/dev/outbox', withProfile('dev'), async (c) => c.html(outboxPage(await outbox.listMails())))

  app.get('/dev/outbox.css', withProfile('dev'), (c) =>
    c.body(outboxStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get('/dev/outbox.json', withProfile('dev'), async (c) => {
    const mails = await outbox.listMails()
    return c.json({
      items: mails.map(({ id, recipient, subject, text, receivedAt }) => ({
        id,
        to: recipient,
        subject,
        text,
        receivedAt,
      })),
    })
  })

  app.get('/dev/outbox/:id', withProfile('dev'), async (c) =>
    c.html(outboxMailPage(await outbox.getMail(c.req.param('id')))),
  )

  app.get('/dev/outbox/:id/html', withProfile('mail'), async (c) =>
    c.html((await outbox.getMail(c.req.param('id'))).html),
  )

  return app
}
