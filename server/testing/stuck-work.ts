import { noteBackup, noteDrill } from '#server/backup/last-backup.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages, suppressions } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'
import { inDataFolder } from './data-folder.ts'
import type { InsertRows } from './rows.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Filling = { workspaceId: string; insertRows: InsertRows }

/** Two dead jobs, delayed emails, webhooks, an old backup and a suspended workspace, in a data folder with one owner. */
export async function fillForOperator(dataDir: string): Promise<void> {
  noteBackup(dataDir, { at: ago(31 * HOUR_MS), path: '/mnt/backups/goodword.tar', bytes: 4_000_000 })
  noteDrill(dataDir, { at: ago(12 * 24 * HOUR_MS), path: '/mnt/backups/goodword.tar' })
  await inDataFolder(dataDir, async ({ rows, insertRows }) => {
    const workspace = await rows(workspaces).one()
    await rows(workspaces).update({ sendingPausedAt: ago(20 * HOUR_MS) })
    const filling = { workspaceId: workspace.id, insertRows }
    await addDeadJobs(filling)
    await addDelayedEmails(filling)
    await addComplaints(filling)
    await addEvents(filling)
  })
}

const ago = (ms: number) => new Date(Date.now() - ms)
const inAnHour = () => new Date(Date.now() + HOUR_MS)

const gaveUp = (lastError: string) => ({ attempts: 16, diedAt: ago(10 * MINUTE_MS), lastError })

function addDeadJobs({ workspaceId, insertRows }: Filling) {
  const job = { payload: { workspaceId }, createdAt: ago(42 * MINUTE_MS), runAt: inAnHour() }
  return insertRows(
    jobs,
    { ...job, id: 'job_7Qd2', kind: 'emails.remind', dedupeKey: 'a', ...gaveUp('The disk is full.') },
    {
      ...job,
      id: 'job_7Qe9',
      kind: 'workspaces.erase',
      dedupeKey: 'b',
      ...gaveUp('A statement failed (SQLITE_IOERR).'),
    },
  )
}

async function addDelayedEmails({ workspaceId, insertRows }: Filling) {
  const email = { workspaceId, status: 'queued', createdAt: ago(42 * MINUTE_MS), attempts: 4 } as const
  const delayed = [
    { id: 'msg_Ab31', kind: 'receipt', recipient: 'ana@client.example' },
    { id: 'msg_Ab58', kind: 'request', recipient: 'bo@large.example' },
    { id: 'msg_Ac02', kind: 'request', recipient: 'cleo@large.example' },
    { id: 'msg_Ad17', kind: 'reminder', recipient: 'dan@large.example' },
  ] as const
  await insertRows(emailMessages, ...delayed.map((one) => ({ ...email, ...one })))
  const lastError = 'The email service is busy.'
  const delivery = { kind: 'emails.deliver', payload: {}, createdAt: email.createdAt, runAt: inAnHour(), lastError }
  await insertRows(
    jobs,
    ...delayed.map(({ id }) => ({ ...delivery, id: id.replace('msg', 'job'), dedupeKey: id, queue: 'email' })),
  )
}

async function addComplaints({ workspaceId, insertRows }: Filling) {
  const email = { workspaceId, kind: 'request', status: 'sent', recipient: 'eva@client.example' } as const
  const sent = Array.from({ length: 41 }, (_, index) => ({
    ...email,
    id: `msg_sent_${index}`,
    createdAt: ago((index + 1) * HOUR_MS),
    delivery: index < 2 ? ('complained' as const) : ('delivered' as const),
  }))
  await insertRows(emailMessages, ...sent)
  const complaint = { workspaceId, reason: 'complained', createdAt: ago(20 * HOUR_MS) } as const
  await insertRows(
    suppressions,
    { ...complaint, id: 'sup_1', addressHash: 'one' },
    { ...complaint, id: 'sup_2', addressHash: 'two' },
  )
}

function addEvents({ insertRows }: Filling) {
  const event = { accountId: null, type: 'invoice.paid', isLive: true, foundBy: 'webhook' } as const
  const at = ago(HOUR_MS)
  const statuses = [...Array.from({ length: 12 }, () => 'done' as const), 'ignored', 'ignored', 'dead'] as const
  return insertRows(
    stripeEvents,
    ...statuses.map((status, index) => ({
      ...event,
      source: 'link',
      eventId: `evt_${index}`,
      status,
      occurredAt: at,
      receivedAt: at,
    })),
  )
}
