import type { Role } from '#shared/roles.ts'
import type { SignOffDecision, SignOffLink, SignOffOutcome, SignOffPage, SignOffSettings } from '#shared/sign-off.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { createHarness, type Harness, ORIGIN, type TestOwner } from './harness.ts'

export type Refusal = { code: string; error: string; message: string }
export type Created = { link: SignOffLink; url: string }
type Decided = { outcomes: { id: string; outcome: SignOffOutcome }[]; page: SignOffPage }

const tokenIn = (url: string) => url.split('/sign-off/')[1] ?? ''

/** A workspace of an agency with a plan that has sign-off links, and members in it. */
export async function setUpSignOff() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)

  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const widgetId = widgets.body.items[0]?.id

  async function addMember(role: Exclude<Role, 'owner'>) {
    const member = await h.signUp({ email: `${role}@feldmann.example`, firstName: 'Mira' })
    await h.insertRows(workspaceMembers, { workspaceId, userId: member.user.id, role })
    return member
  }

  const call = <T>(method: string, path: string, caller: TestOwner, body?: unknown) =>
    h.request<T & Refusal>(method, path, { token: caller.token, body, headers: { 'x-workspace-id': workspaceId } })

  return {
    h,
    owner,
    workspaceId,
    addMember,
    call,
    /** An answer that is undecided. */
    async answer(name: string, values: Record<string, unknown> = {}) {
      // They are shown in the order in which they came.
      h.clock.advance({ seconds: 1 })
      const { id } = await h.createRequest(owner, { customerEmail: `${name.toLowerCase()}@client.example` })
      await h.submit(id, { customerName: name, testimonial: `${name} liked it.`, ...values })
      return id
    },
    create: (values: Record<string, unknown> = {}, caller = owner) =>
      call<Created>('POST', '/goodword/sign-off-link/create', caller, {
        name: 'Jo',
        email: 'jo@lund.example',
        language: 'en',
        ...values,
      }),
    list: async () => (await call<SignOffSettings>('GET', '/goodword/sign-off-link/list', owner)).body,
    require: (isRequired: boolean, caller = owner) =>
      call<SignOffSettings>('PUT', '/goodword/sign-off-link/settings', caller, { isRequired }),
    approve: (id: string, caller: TestOwner) => call<Testimonial>('PUT', `/goodword/testimonial/${id}/approve`, caller),
    reject: (id: string, caller: TestOwner) => call<Testimonial>('PUT', `/goodword/testimonial/${id}/reject`, caller),
    /** What visitors read. */
    wall: async () =>
      (await h.request<{ items: { text: string }[] }>('GET', `/w/${widgetId}.json`)).body.items.map(({ text }) => text),
  }
}

/** What somebody with the link does. */
export const openSignOff = (h: Harness, url: string) => ({
  page: () => h.request<SignOffPage & Refusal>('GET', `/goodword/sign-off/${tokenIn(url)}`),
  decide: (decisions: (Omit<SignOffDecision, 'reason'> & Partial<SignOffDecision>)[], key?: string) =>
    h.request<Decided & Refusal>('POST', `/goodword/sign-off/${tokenIn(url)}/decisions`, {
      body: { decisions },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    }),
})

/** Addresses of sign-off pages in the emails to somebody, newest first. */
export const emailedLinks = async (h: Harness, recipient: string): Promise<string[]> =>
  (await h.emails())
    .filter((email) => email.recipient === recipient)
    .flatMap(({ text }) => /\S+\/sign-off\/\S+/.exec(text)?.[0] ?? [])
    .map((url) => (url.startsWith(ORIGIN) ? url : ''))
