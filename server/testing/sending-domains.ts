import { expect } from 'vitest'
import type { SendingDomain } from '#shared/sending-domains.ts'
import { readSendingDomain, readVerifiedDomain } from '#server/emails/domains/domains.service.ts'
import type { SendingDomains } from '#server/emails/domains/sending-domains.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

export const DOMAIN = { name: 'mail.studio.example', localPart: 'hello' }

type Refusal = { code: string; message: string }

export async function withDomains(overrides?: Parameters<typeof createHarness>[0]) {
  const h = await createHarness(overrides)
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  return { h, owner, ...(await domainOf(h, owner)) }
}

export async function domainOf(h: Harness, owner: TestOwner) {
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  return {
    workspaceId,
    readDomain: () => h.deps.db.read((tx) => readSendingDomain(tx, workspaceId)),
    readVerified: () => h.deps.db.read((tx) => readVerifiedDomain(tx, { workspaceId, now: h.clock.now() })),
  }
}

export const addDomain = (h: Harness, { token }: TestOwner, body: unknown = DOMAIN) =>
  h.request<SendingDomain & Refusal>('POST', '/goodword/emails/domain', { token, body })
export const checkDomain = (h: Harness, { token }: TestOwner) =>
  h.request<SendingDomain & Refusal>('POST', '/goodword/emails/domain/check', { token })
export const removeDomain = (h: Harness, { token }: TestOwner) =>
  h.request<Refusal>('DELETE', '/goodword/emails/domain', { token })

export const emulated = (h: Harness) => h.deps.development?.email?.domains ?? expect.fail('Domains are not emulated.')
export const listAtService = (h: Harness) => emulated(h).listDomains()

export async function publishRecords(h: Harness, records: 'published' | 'away' = 'published') {
  const [domain] = await listAtService(h)
  const service = emulated(h)
  await (records === 'published' ? service.publishRecords : service.takeRecordsAway)(domain?.id ?? '')
}

/** Changes what the emulated service does; returns a function that ends this. */
export function replaceService(h: Harness, change: (service: SendingDomains) => Partial<SendingDomains>): () => void {
  const { service } = emulated(h)
  const original = { ...service }
  Object.assign(service, change(original))
  return () => void Object.assign(service, original)
}
