import type { EmailSettings, EmailStyle } from '#shared/emails.ts'

type Choice = Pick<EmailSettings, 'styles' | 'defaultStyleId'>

/** A style that was removed is replaced by the default one, as it is when the email is sent. */
export function chosenStyle({ styles, defaultStyleId }: Choice, id: string | null): EmailStyle {
  const style = [id, defaultStyleId].map((each) => styles.find((one) => one.id === each)).find(Boolean) ?? styles[0]
  if (!style) throw new Error('A workspace has at least one style.')
  return style
}
