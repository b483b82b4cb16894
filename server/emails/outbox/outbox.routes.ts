import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { withoutPictures, withProfile } from '#server/http/security-headers.ts'
import { outboxMailPage, outboxPage } from './outbox.page.ts'
import type { OutboxService } from './outbox.service.ts'
import { outboxStyles } from './outbox.styles.ts'
import { inTheme } from '#server/emails/styles/preview.domain.ts'

const Look = z.object({
  view: z.enum(['mail', 'text', 'source']).catch('mail'),
  width: z.enum(['desktop', 'phone']).catch('desktop'),
  theme: z.enum(['yours', 'light', 'dark']).catch('yours'),
  images: z.enum(['on', 'off']).catch('on'),
})

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

  app.get('/dev/outbox/:id', withProfile('dev'), async (c) => {
    const id = c.req.param('id')
    const mail = await outbox.getMail(id)
    const source = await outbox.getSource(id)
    const look = Look.parse(c.req.query())
    return c.html(outboxMailPage(mail, { look, source: source.toString(), ...(await outbox.findNeighbours(id)) }))
  })

  app.get('/dev/outbox/:id/html', withProfile('mail'), async (c) => {
    const { html } = await outbox.getMail(c.req.param('id'))
    const { theme, images } = Look.parse(c.req.query())
    if (images === 'off') withoutPictures(c)
    return c.html(theme === 'yours' ? html : inTheme(html, theme))
  })

  app.get('/dev/outbox/:id/mail.eml', withProfile('dev'), async (c) => {
    const source = await outbox.getSource(c.req.param('id'))
    return c.body(new Uint8Array(source), 200, {
      'content-type': 'message/rfc822',
      'content-disposition': 'attachment; filename="mail.eml"',
    })
  })

  return app
}
