/** Texts of the notice of a report in one language. `month` is like “October 2026”, `brand` the workspace's name. */
export type ReportNoticeTexts = {
  subject: (of: { brand: string; month: string }) => string
  preheader: string
  /** `name` is the member's first name; null without one. */
  greeting: (name: string | null) => string
  figures: (of: { asked: number; answered: number }) => string
  share: string
  button: string
  linkHint: string
  reason: (brand: string) => string
  /** Label of the link that leads to where such emails can be turned off. */
  settings: string
}
