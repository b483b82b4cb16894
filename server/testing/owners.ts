import type { Notices } from '#shared/notices.ts'
import { users, workspaces } from '#server/db/schema/accounts.ts'
import type { Harness, TestOwner } from './harness.ts'

type OwnerOf = { h: Harness; owner: TestOwner }

/** Signs up an owner who gets no notice of answers, so that all emails are the clients'. */
export async function signUpWithoutNotices(h: Harness, profile?: Parameters<Harness['signUp']>[0]): Promise<TestOwner> {
  const owner = await h.signUp(profile)
  await chooseNotices({ h, owner }, { newTestimonial: false })
  return owner
}

/** Chooses which of our emails the owner gets. */
export const chooseNotices = ({ h, owner }: OwnerOf, notices: Partial<Notices>) =>
  h.request('PUT', '/goodword/notices', { token: owner.token, body: notices })

/** The owner has clicked the link in the email that confirms the address. */
export const confirmEmail = ({ h, owner }: OwnerOf) =>
  h.rows(users, { id: owner.user.id }).update({ isEmailVerified: true })

/** The owner has not confirmed the address any more, as after a change at the identity service. */
export const unconfirmEmail = ({ h, owner }: OwnerOf) =>
  h.rows(users, { id: owner.user.id }).update({ isEmailVerified: false })

/** The owner's address has become another one. */
export const changeEmail = ({ h, owner }: OwnerOf, email: string) =>
  h.rows(users, { id: owner.user.id }).update({ email })

/** Emails to the owner's clients are paused, as after complaints. */
export const pauseSending = ({ h, owner }: OwnerOf) =>
  h.rows(workspaces, { ownerUserId: owner.user.id }).update({ sendingPausedAt: h.clock.now() })

/** The pause is over, as when an operator ends it. */
export const resumeSending = ({ h, owner }: OwnerOf) =>
  h.rows(workspaces, { ownerUserId: owner.user.id }).update({ sendingPausedAt: null })

/** What the owner reads about the own account. */
export const readMe = async (h: Harness, owner: TestOwner) =>
  (await h.request<Record<string, unknown>>('GET', '/goodword/user/me', { token: await h.signIn(owner) })).body
