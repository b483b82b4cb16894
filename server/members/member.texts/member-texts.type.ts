import type { GivenRole } from '#shared/members.ts'

/** Names are made safe before. */
type Names = { product: string; workspace: string; actor: string }

/** The workspace was offered, was taken over, or was deleted, or the member was removed. */
export type MemberNoticeKind = 'removed' | 'deleted' | 'transfer_offered' | 'transferred'

/** Texts of the emails to members and to people who are invited, in one language. */
export type MemberTexts = {
  /** In which dates are written. */
  locale: string
  greeting: string
  linkHint: string
  /** Stands for a workspace without a name that can be shown. */
  unnamed: string
  /** Stands for somebody without a name that can be shown. */
  someone: string
  invitation: {
    subject: (of: Names) => string
    invites: (of: Names) => string
    lifetime: (day: string) => string
    otherwise: string
    button: string
  }
  /** What somebody with the role can do. */
  roles: Record<GivenRole, string>
  notices: Record<
    MemberNoticeKind,
    { subject: (of: Names) => string; happened: (of: Names) => string; advice: (of: Names) => string; button: string }
  >
  /** Why the recipient gets it. */
  entered: (url: string) => string
  aboutMembership: (url: string) => string
}
