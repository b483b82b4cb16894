import type { ErrorResponse } from '#shared/http/errors.ts'
import type { KnownClient } from '#shared/known-clients.ts'
import { DEFAULT_RETENTION, type Retention } from '#shared/retention.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

export const ANA = 'ana@client.example'

export async function setUpRetention() {
  const h = await createHarness()
  const owner = await h.signUp()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  return { h, owner, workspaceId, ...keepingOf(h, owner) }
}

/** What an owner does about what is kept. */
export function keepingOf(h: Harness, owner: TestOwner) {
  const { email, password } = owner
  // Tokens don't live as long as these tests.
  const token = () => h.signIn({ email, password })
  const call = async <T = ErrorResponse>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, path, { token: await token(), body })
  return {
    call,
    save: (change: Partial<Retention> & { deletesNow?: boolean } = {}) =>
      call<Retention & ErrorResponse>('PUT', '/goodword/retention', { ...DEFAULT_RETENTION, ...change }),
    log: async () => (await call<{ items: ActivityItem[] }>('GET', '/goodword/workspace/activity')).body.items,
    known: async (...customerEmails: string[]) =>
      (await call<{ items: KnownClient[] }>('POST', '/goodword/testimonial/known-clients', { customerEmails })).body
        .items,
  }
}

export async function passTime(h: Harness, time: { months?: number; days?: number }): Promise<void> {
  h.clock.advance({ days: (time.days ?? 0) + (time.months ?? 0) * 31 })
  await h.housekeeping.run()
  await h.drain()
}

export const ask = async (h: Harness, owner: TestOwner, customerEmail = ANA) =>
  h.createRequest({ ...owner, token: await h.signIn(owner) }, { customerEmail, isAutoSendEnabled: true })
