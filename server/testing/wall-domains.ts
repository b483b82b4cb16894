import { expect } from 'vitest'
import type { WallDomain, WallDomainSettings } from '#shared/wall-domains.ts'
import type { Harness, TestOwner } from './harness.ts'
import { openWall } from './walls.ts'

export const WALL_NAME = 'love.feldmann.example'

type Refusal = { code: string; message: string }

/** An owner on the Studio plan with a wall that shows one testimonial. */
export async function openStudioWall(answer?: Parameters<typeof openWall>[0]) {
  const opened = await openWall(answer)
  await opened.h.setPlan(opened.owner, 'studio')
  return opened
}

/** Everything that an owner does with the domain of a hosted wall, and what people do at their DNS provider. */
export function wallDomainOf({ h, owner: { token }, widgetId }: { h: Harness; owner: TestOwner; widgetId: string }) {
  const { dns } = h.deps.development?.email ?? expect.fail('The DNS is not emulated.')
  const path = '/goodword/wall-domain'
  return {
    read: async () => (await h.request<WallDomainSettings>('GET', path, { token })).body,
    add: (name = WALL_NAME) => h.request<WallDomain & Refusal>('POST', path, { token, body: { name, widgetId } }),
    check: () => h.request<WallDomain & Refusal>('POST', `${path}/check`, { token }),
    remove: () => h.request<Refusal>('DELETE', path, { token }),
    publish: (arePublished = true, name = WALL_NAME) => dns.publish(name, { arePublished }),
  }
}

/** Adds the domain, publishes its records and has them found. */
export async function confirmWallDomain(opened: Parameters<typeof wallDomainOf>[0], name = WALL_NAME) {
  const domain = wallDomainOf(opened)
  await domain.add(name)
  await domain.check()
  await domain.publish(true, name)
  expect((await domain.check()).body.status).toBe('confirmed')
  return domain
}

/** What somebody gets who opens an address at another name than ours. */
export const visit = (h: Harness, path: string, { host = WALL_NAME, method = 'GET' } = {}) =>
  h.request<string>(method, path, { headers: { host, accept: 'text/html' } })

/** What the proxy is told, which asks from this machine. */
export const askForCertificate = async (
  h: Harness,
  name: string,
  { from = '127.0.0.1', headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) => {
  const env = { incoming: { socket: { remoteAddress: from } } }
  return (await h.app.request(`/certificate-for?domain=${encodeURIComponent(name)}`, { headers }, env)).status
}
