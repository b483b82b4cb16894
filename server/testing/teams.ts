import type { Team, TeamInvitation } from '#shared/members.ts'
import type { Harness, TestOwner } from './harness.ts'

/** A Studio workspace, what its owner and others do to its team, and the links that were sent. */
export async function createTeam(h: Harness) {
  const owner = await h.signUp({
    email: 'nora@feldmann.example',
    firstName: 'Nora',
    lastName: 'Feldmann',
    organisationName: 'Lund Coffee',
  })
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const headers = { 'x-workspace-id': workspaceId }

  const call = <T = { code: string; message: string }>(
    as: Pick<TestOwner, 'token'> | null,
    method: string,
    path: string,
    body?: unknown,
  ) =>
    h.request<T>(method, `/goodword${path}`, {
      ...(as && { token: as.token }),
      ...(path.startsWith('/invitation') || path.startsWith('/user') ? {} : { headers }),
      body,
    })

  const invite = (emails: string[], { role = 'editor', as = owner }: { role?: string; as?: TestOwner } = {}) =>
    call<{ invited: TeamInvitation[]; skipped: { email: string; reason: string }[] }>(as, 'POST', '/team/invitation', {
      emails,
      role,
    })

  /** The token in the newest invitation that an address got. */
  async function tokenOf(email: string): Promise<string> {
    await h.drain()
    const sent = (await h.emails()).filter(({ recipient }) => recipient === email)
    return /\/invitation\/([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  }

  /** Somebody with an account joins. */
  async function join(email: string, role: string, firstName = 'Mira'): Promise<TestOwner> {
    const member = await h.signUp({ email, firstName, lastName: 'Castell' })
    await invite([email], { role })
    h.clock.advance({ seconds: 1 })
    const { status } = await call(member, 'POST', `/invitation/${await tokenOf(email)}/accept`)
    if (status !== 200) throw new Error(`Could not join: ${status}`)
    return member
  }

  const readTeam = async (as: TestOwner = owner) => (await call<Team>(as, 'GET', '/team')).body

  return { owner, workspaceId, headers, call, invite, tokenOf, join, readTeam }
}
