import { randomUUID } from 'node:crypto'
import { requestImagePath } from '#shared/image-uploads.ts'
import { type Answer, bodyOf, type Call, isAccepted } from './calls.ts'
import { OWNER } from './stage.ts'

/** How much of a round the product acknowledges. */
export const STEPS = 8
export const IMPORTED_ROWS = 5

export type Loop = { owner: string; client: string; requestId: string; refusals: string[] }
export type Act = (path: string, made: Call) => Promise<Answer>

/** What one owner and their client do, from the sign-up to an import. */
export async function goRound({
  number,
  photo,
  act,
  signIn,
}: {
  number: number
  photo: Uint8Array<ArrayBuffer>
  act: Act
  signIn: (owner: { email: string; password: string }) => Promise<string>
}): Promise<Loop> {
  const key = `chaos-${number}`.padEnd(12, '-')
  const owner = { ...OWNER, email: `owner${number}@studio.example` }
  const client = `client${number}@client.example`
  // The second of two may be told that the account exists.
  await act('/goodword/user/sign-up', { body: owner, key: `${key}-s` })
  const token = await signIn(owner)
  const request = { customerEmail: client, isAutoSendEnabled: true }
  const requested = await act('/goodword/testimonial/create', { token, key: `${key}-r`, body: request })
  const requestId = bodyOf<{ id: string }>(requested).id
  const imageUrl = requestImagePath({ requestId, uploadId: randomUUID() })
  const uploaded = await act(imageUrl, { method: 'PUT', bytes: photo })
  const path = `/goodword/testimonial/${requestId}`
  const answer = { customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.', isPrivate: false, imageUrl }
  const answered = await act(`${path}/submit`, { method: 'PUT', key: `${key}-a`, body: answer })
  // The second of two is told that it is approved; the count says whether it is.
  await act(`${path}/approve`, { method: 'PUT', token, body: {} })
  const plan = { total: IMPORTED_ROWS, receivedVia: 'Senja', tags: '', isAttested: true }
  const begun = await act('/goodword/import', { token, key: `${key}-i`, body: plan })
  const imported = `/goodword/import/${bodyOf<{ id: string }>(begun).id}`
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) => ({
    row: row + 2,
    customerName: `Client ${row}`,
    testimonial: `Never late, ${row} times, for owner ${number}.`,
  }))
  const received = await act(`${imported}/rows`, { method: 'PUT', token, body: { rows } })
  const ended = await act(`${imported}/finish`, { token })
  const all = { requested, uploaded, answered, begun, received, ended }
  const refusals = Object.entries(all).flatMap(([step, { status, message }]) =>
    isAccepted({ status }) ? [] : [`${owner.email}: ${step} was refused with ${status}: ${message}`],
  )
  return { owner: owner.email, client, requestId, refusals }
}
