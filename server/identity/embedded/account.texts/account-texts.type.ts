/** What happened to an account: `place` is a device, a network and a time. */
export type Happening = {
  product: string
  email: string
  place: string
  /** The address that the account changed to; empty in other notices. */
  newEmail: string
  /** The name of a passkey; empty in other notices. */
  detail: string
}

/** `advice` says what to do; it is shown after the subject in an inbox. */
type NoticeTexts<Of> = { subject: (product: string) => string; happened: (of: Of) => string; advice: string }

/** The events that are emailed. A new password has one notice, however it was set. */
export type NoticeKind =
  | 'new_device'
  | 'password_changed'
  | 'email_changed'
  | 'stolen_session_ended'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_created'
  | 'recovery_code_used'
  | 'wrong_second_factor'
  | 'passkey_added'
  | 'passkey_removed'

/** The same for what the operator of the installation did. */
export type OperatorNoticeKind = 'session_ended' | 'two_factor_off'

type CodeTexts = {
  subject: (product: string) => string
  asked: (of: { product: string; email: string }) => string
  otherwise: string
}

/** Texts of the emails about an account in one language. */
export type AccountTexts = {
  /** In which dates are written. */
  locale: string
  greeting: string
  linkHint: string
  unknownDevice: string
  device: (browser: string, system: string) => string
  place: (of: { device: string; network: string; time: string }) => string
  /** `time` is in UTC. */
  time: (time: string) => string
  /** After `within`. */
  hours: (count: number) => string
  lifetime: (hours: string) => string
  reset: CodeTexts & { how: string }
  confirmation: CodeTexts
  change: CodeTexts
  /** Why the recipient gets it. */
  entered: (url: string) => string
  aboutSafety: (url: string) => string
  buttons: { reset: string; confirm: string; security: string; recover: string }
  notices: Record<NoticeKind, NoticeTexts<Happening>>
  operator: Record<OperatorNoticeKind, NoticeTexts<{ email: string; time: string }>>
}
