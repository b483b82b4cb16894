import type { NoticeFrame } from '#server/emails/templates/notices.service.ts'

/** Of an email to a member with one workspace. */
export const noticeFrame = ({ firstName, settingsLink }: { firstName: string; settingsLink: string }): NoticeFrame => ({
  firstName,
  workspaceName: null,
  linkTo: () => settingsLink,
})
