import { join } from 'node:path'
import { vi } from 'vitest'
import { outboxEmails } from '#server/dev/schema/emails.ts'
import { inDataFolder } from './data-folder.ts'
import { answerRequest, portalOf, runProgramOn, send, signUpAt, untilQuiet, uploadPhoto } from './kept-data.ts'
import { startProduct } from './product-process.ts'

export const ERASED_WORDS = 'Words that were erased after the backup'

const ask = (origin: string, token: string, customerEmail: string) =>
  send<{ id: string }>(`${origin}/goodword/testimonial/create`, {
    token,
    body: { customerEmail, isAutoSendEnabled: true },
  })

const planRequest = (origin: string, token: string, customerEmail: string) =>
  send(`${origin}/goodword/batch`, {
    token,
    body: { name: 'clients.csv', timing: { kind: 'days', days: 1 }, rows: [{ row: 2, customerEmail }] },
  })

const emailsTo = (dataDir: string, recipient: string) =>
  inDataFolder(dataDir, ({ devRows }) => devRows(outboxEmails, { recipient }).count())

export type BackedUp = {
  dataDir: string
  /** The file. */
  backup: string
  /** What `npm run backup` printed. */
  output: string
  token: string
  /** Ids of requests: approved before, erased after, and with an email that was queued before and sent after. */
  kept: string
  erased: string
  queued: string
}

/** The data of one installation, its backup, and what happened after it. Starts the product three times. */
export async function makeBackedUp(newFolder: () => string): Promise<BackedUp> {
  const dataDir = newFolder()
  const first = await startProduct({ dataDir })
  const token = await signUpAt(first.origin)
  const { id: kept } = await ask(first.origin, token, 'ana@client.example')
  const imageUrl = await uploadPhoto(first.origin, kept)
  await answerRequest(first.origin, { id: kept, testimonial: 'Kept.', imageUrl })
  await send(`${first.origin}/goodword/testimonial/${kept}/approve`, { method: 'PUT', token })
  const { id: erased } = await ask(first.origin, token, 'bo@client.example')
  await answerRequest(first.origin, { id: erased, testimonial: ERASED_WORDS })
  await planRequest(first.origin, token, 'dan@client.example')
  await untilQuiet(dataDir)
  await first.stop()

  // It is killed when it is about to send the email, so the backup has it in the queue.
  const second = await startProduct({ dataDir, environment: { FAILPOINT: 'email.claimed' } })
  const { id: queued } = await ask(second.origin, token, 'cleo@client.example')
  await second.ended
  const backup = join(newFolder(), 'goodword.tar')
  const { output } = await runProgramOn('backup', [backup], { dataDir })

  const third = await startProduct({ dataDir })
  await vi.waitUntil(async () => (await emailsTo(dataDir, 'cleo@client.example')) === 1, { timeout: 20_000 })
  await send(`${third.origin}/goodword/portal/${portalOf(dataDir, erased)}`, { method: 'DELETE' })
  await untilQuiet(dataDir)
  await third.stop()
  return { dataDir, backup, output, token, kept, erased, queued }
}
