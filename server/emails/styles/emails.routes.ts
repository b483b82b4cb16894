import { Hono } from 'hono'
import {
  createEmailStyle,
  getEmailSettings,
  removeEmailStyle,
  updateEmailSettings,
  updateEmailStyle,
} from '#shared/email-settings.ts'
import { previewEmail, sendTestEmail } from '#shared/email-previews.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { withoutImages, withProfile } from '#server/http/security-headers.ts'
import type { EmailSettingsService } from './email-settings.service.ts'
import { inTheme } from './preview.domain.ts'
import type { PreviewService } from './preview.service.ts'
import type { StylesService } from './styles.service.ts'
import type { TestEmailsService } from './test-emails.service.ts'

type Services = {
  emailSettings: EmailSettingsService
  styles: StylesService
  previews: PreviewService
  testEmails: TestEmailsService
}

export function mountEmails({ onOwner }: Mount, { emailSettings, styles, previews, testEmails }: Services): void {
  onOwner(getEmailSettings)(({ owner }) => emailSettings.getEmailSettings(owner.workspaceId))

  onOwner(updateEmailSettings)(({ owner, body }) =>
    emailSettings.updateEmailSettings({ workspaceId: owner.workspaceId, settings: body }),
  )

  onOwner(createEmailStyle)(async ({ owner: { workspaceId }, body, request }) => {
    const id = await styles.createStyle({ workspaceId, input: body, idempotencyKey: request.idempotencyKey })
    return { id, settings: await emailSettings.getEmailSettings(workspaceId) }
  })

  onOwner(updateEmailStyle)(async ({ owner: { workspaceId }, params, body }) => {
    await styles.updateStyle({ workspaceId, id: params.id, input: body })
    return emailSettings.getEmailSettings(workspaceId)
  })

  onOwner(removeEmailStyle)(async ({ owner: { workspaceId }, params }) => {
    await styles.removeStyle({ workspaceId, id: params.id })
    return emailSettings.getEmailSettings(workspaceId)
  })

  onOwner(previewEmail)(({ owner, body }) => previews.previewEmail({ workspaceId: owner.workspaceId, draft: body }))

  onOwner(sendTestEmail)(({ owner: { workspaceId, userId }, body }) =>
    testEmails.sendTest({ workspaceId, userId, draft: body }),
  )
}

/** Serves previewed emails for an iframe. */
export function emailPreviewRoutes(previews: PreviewService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/goodword/email-preview/:id', withProfile('email'), (c) => {
    const { theme, images } = c.req.query()
    const html = previews.getPreview(c.req.param('id'))
    if (images === 'off') withoutImages(c)
    return c.html(theme === 'light' || theme === 'dark' ? inTheme(html, theme) : html)
  })

  return app
}
