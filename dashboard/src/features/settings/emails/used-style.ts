import { type EmailSettings, MAIN_EMAIL_STYLE } from '#shared/emails.ts'

/** The style for requests that name none; where only one is allowed, the main one. */
export const usedStyleId = ({ rights, defaultStyleId }: EmailSettings): string =>
  rights.stylesMax > 1 ? defaultStyleId : MAIN_EMAIL_STYLE
