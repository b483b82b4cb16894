/** Who does something in a workspace. */
export type Actor =
  | { kind: 'member'; userId: string }
  | { kind: 'client' }
  /** A rule for payments. */
  | { kind: 'rule' }
  /** Somebody without an account who has a sign-off link, by the name that the link was made for. */
  | { kind: 'sign_off'; name: string }
  | { kind: 'system' }

/** The signed-in member of a call. */
export const byMember = ({ userId }: { userId: string }): Actor => ({ kind: 'member', userId })
