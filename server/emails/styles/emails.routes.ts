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
import { byMember } from '#server/kernel/actor.ts'
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

export function mountEmails({ onMember }: Mount, { emailSettings, styles, previews, testEmails }: Services): void {
  onMember(getEmailSettings)(({ member }) => emailSettings.getEmailSettings(member.workspaceId))

  onMember(updateEmailSettings)(({ member, body }) =>
    emailSettings.updateEmailSettings({ workspaceId: member.workspaceId, by: byMember(member), input: body }),
  )

  onMember(createEmailStyle)(async ({ member, body, request }) => {
    const { workspaceId } = member
    const { idempotencyKey } = request
    const id = await styles.createStyle({ workspaceId, by: byMember(member), input: body, idempotencyKey })
    return { id, settings: await emailSettings.getEmailSettings(workspaceId) }
  })

  onMember(updateEmailStyle)(async ({ member, params, body }) => {
    await styles.updateStyle({ workspaceId: member.workspaceId, by: byMember(member), id: params.id, input: body })
    return emailSettings.getEmailSettings(member.workspaceId)
  })

  onMember(removeEmailStyle)(async ({ member, params }) => {
    await styles.removeStyle({ workspaceId: member.workspaceId, by: byMember(member), id: params.id })
    return emailSettings.getEmailSettings(member.workspaceId)
  })

  onMember(previewEmail)(({ member, body }) => previews.previewEmail({ workspaceId: member.workspaceId, draft: body }))

  onMember(sendTestEmail)(({ member: { workspaceId, userId }, body }) =>
    testEmails.sendTest({ workspaceId, userId, draft: body }),
  )
}

/** Serves previewed emails for an iframe. */
export function emailPreviewRoutes(previews: PreviewService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.get('/goodword/email-preview/:id', withProfile('email'), async (c) => {
    const { theme, images } = c.req.query()
    const html = await previews.getPreview(c.req.param('id'))
    if (images === 'off') withoutImages(c)
    return c.html(theme === 'light' || theme === 'dark' ? inTheme(html, theme) : html)
  })

  return app
}
