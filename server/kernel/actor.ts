/** Who does something in a workspace. */
export type Actor =
  | { kind: 'member'; userId: string }
  | { kind: 'client' }
  /** A rule of the workspace, for payments or for approval. */
  | { kind: 'rule' }
  /** Somebody without an account who has a sign-off link, by the name that the link was made for. */
  | { kind: 'sign_off'; name: string }
  | { kind: 'system' }

export const BY_CLIENT: Actor = { kind: 'client' }
export const BY_RULE: Actor = { kind: 'rule' }
/** What follows by itself, such as a delivery report or a reversed payment. */
export const BY_SYSTEM: Actor = { kind: 'system' }

/** How an actor is stored, besides the name. */
export const actorColumns = (actor: Actor): { actor: Actor['kind']; actorUserId: string | null } => ({
  actor: actor.kind,
  actorUserId: actor.kind === 'member' ? actor.userId : null,
})

/** The signed-in member of a call. */
export const byMember = ({ userId }: { userId: string }): Actor => ({ kind: 'member', userId })
