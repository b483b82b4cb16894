import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { withoutImages, withProfile } from '#server/http/security-headers.ts'
import { outboxEmailPage, outboxPage } from './outbox.page.ts'
import type { OutboxService } from './outbox.service.ts'
import { outboxStyles } from './outbox.styles.ts'
import { inTheme } from '#server/emails/styles/preview.domain.ts'

const Appearance = z.object({
  view: z.enum(['email', 'text', 'source']).catch('email'),
  width: z.enum(['desktop', 'phone']).catch('desktop'),
  theme: z.enum(['yours', 'light', 'dark']).catch('yours'),
  images: z.enum(['on', 'off']).catch('on'),
})

/** Shows the embedded email service's outbox, as pages and as JSON. Only without a configured email service. */
export function outboxRoutes(outbox: OutboxService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/dev/outbox', withProfile('dev'), async (c) => c.html(outboxPage(await outbox.listEmails())))

  app.get('/dev/outbox.css', withProfile('dev'), (c) =>
    c.body(outboxStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get('/dev/outbox.json', withProfile('dev'), async (c) => {
    const messages = await outbox.listEmails()
    return c.json({
      items: messages.map(({ id, recipient, subject, text, receivedAt }) => ({
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
    const sentEmail = await outbox.getEmail(id)
    const source = await outbox.getSource(id)
    const look = Appearance.parse(c.req.query())
    return c.html(outboxEmailPage(sentEmail, { look, source: source.toString(), ...(await outbox.findNeighbours(id)) }))
  })

  app.get('/dev/outbox/:id/html', withProfile('email'), async (c) => {
    const { html } = await outbox.getEmail(c.req.param('id'))
    const { theme, images } = Appearance.parse(c.req.query())
    if (images === 'off') withoutImages(c)
    return c.html(theme === 'yours' ? html : inTheme(html, theme))
  })

  app.get('/dev/outbox/:id/message.eml', withProfile('dev'), async (c) => {
    const source = await outbox.getSource(c.req.param('id'))
    return c.body(new Uint8Array(source), 200, {
      'content-type': 'message/rfc822',
      'content-disposition': 'attachment; filename="message.eml"',
    })
  })

  return app
}
