import { EXISTING_IMPORT_CHUNK_ROWS } from '#shared/existing-import.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { ImportedApproval, ImportedToApprove } from '#shared/imported-approval.ts'
import type { Role } from '#shared/roles.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import { createHarness } from './harness.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    customerName: `Client ${index}`,
    customerEmail: `client${index}@client.example`,
    testimonial: `Precise, funny, never late, ${index}.`,
    rating: index % 6,
    service: index % 2 === 0 ? 'Label' : null,
    tags: index % 3 === 0 ? ['press'] : [],
  }))

/** Ends the job as a crash would, once. */
function createInterruption() {
  let left: number | undefined
  const failpoints: Failpoints = {
    reach(name) {
      if (name !== 'approval.after-commit' || left === undefined) return
      left -= 1
      if (left > 0) return
      left = undefined
      throw new Error('The process has ended.')
    },
  }
  return { failpoints, after: (pieces: number) => (left = pieces) }
}

/** A Studio workspace with an import whose testimonials wait for a decision. */
export async function setUpImportedApproval({ count = 6 } = {}) {
  const interruption = createInterruption()
  const h = await createHarness({ overrides: { failpoints: interruption.failpoints } })
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const call = async <T>(method: string, path: string, body?: unknown, caller = owner) =>
    h.request<T & ErrorResponse>(method, `/goodword${path}`, {
      token: await h.signIn(caller),
      body,
      headers: { 'x-workspace-id': workspaceId },
    })
  const { body: begun } = await call<{ id: string }>('POST', '/import', {
    total: count,
    receivedVia: 'Senja',
    isAttested: true,
  })
  const { id } = begun
  const rows = rowsOf(count)
  for (let start = 0; start < count; start += EXISTING_IMPORT_CHUNK_ROWS)
    await call('PUT', `/import/${id}/rows`, { rows: rows.slice(start, start + EXISTING_IMPORT_CHUNK_ROWS) })
  await call('POST', `/import/${id}/finish`)
  await h.drain()

  const read = async (query = '', caller = owner) =>
    (await call<ImportedToApprove>('GET', `/import/${id}/to-approve${query}`, undefined, caller)).body
  const start = (body: object, caller = owner) => call<ImportedApproval>('POST', `/import/${id}/approve`, body, caller)
  const cancel = (caller = owner) => call<ImportedApproval>('POST', `/import/${id}/approve/cancel`, undefined, caller)
  /** Reads, starts, and lets the server finish. */
  async function approveAll(caller = owner) {
    const { readAt } = await read('', caller)
    await start({ readAt }, caller)
    await h.drain()
    return (await read('', caller)).approval
  }
  /** The job ends after some pieces, as in a crash. */
  async function approveSome(pieces: number, caller = owner) {
    interruption.after(pieces)
    return approveAll(caller)
  }
  /** It is tried again. */
  async function goOn() {
    h.clock.advance({ minutes: 1 })
    await h.drain()
    return (await read()).approval
  }
  const statuses = async () => {
    const counted = Object.groupBy(await h.rows(testimonials).list(), ({ status }) => status)
    return { approved: counted.approved?.length ?? 0, submitted: counted.submitted?.length ?? 0 }
  }
  async function addMember(role: Exclude<Role, 'owner'>) {
    const member = await h.signUp({ email: `${role}@feldmann.example`, firstName: 'Mira', lastName: 'Castell' })
    await h.insertRows(workspaceMembers, { workspaceId, userId: member.user.id, role })
    return member
  }
  return { h, owner, workspaceId, call, id, read, start, cancel, approveAll, approveSome, goOn, statuses, addMember }
}
