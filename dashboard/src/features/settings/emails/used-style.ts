import { type EmailSettings, MAIN_EMAIL_STYLE } from '#shared/emails.ts'

/** The style that a request goes out in which names none: where there may be one only, that is the main one. */
export const usedStyleId = ({ rights, defaultStyleId }: EmailSettings): string =>
  rights.stylesMax > 1 ? defaultStyleId : MAIN_EMAIL_STYLE
