import { workspaces } from '#server/db/schema/accounts.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { inDataFolder } from './data-folder.ts'

/** Two dead jobs, a delayed email, and a suspended workspace, in a data folder with one owner. */
export const fillForOperator = (dataDir: string) =>
  inDataFolder(dataDir, async ({ rows, insertRows }) => {
    const workspace = await rows(workspaces).one()
    await rows(workspaces).update({ sendingPausedAt: new Date() })
    const createdAt = new Date(Date.now() - 2_500_000)
    const nextAt = new Date(Date.now() + 3_600_000)
    const email = { workspaceId: workspace.id, status: 'queued', recipient: 'ana@client.example', createdAt } as const
    await insertRows(emailMessages, { ...email, id: 'msg_Ab31', kind: 'receipt', attempts: 4 })
    const job = { payload: { workspaceId: workspace.id }, createdAt, runAt: nextAt }
    await insertRows(
      jobs,
      { ...job, id: 'job_1', kind: 'emails.deliver', dedupeKey: 'msg_Ab31', lastError: 'The email service is busy.' },
      { ...job, id: 'job_7Qd2', kind: 'emails.remind', dedupeKey: 'a', ...gaveUp('The disk is full.') },
      {
        ...job,
        id: 'job_7Qe9',
        kind: 'workspaces.erase',
        dedupeKey: 'b',
        ...gaveUp('A statement failed (SQLITE_IOERR).'),
      },
    )
  })

const gaveUp = (lastError: string) => ({ attempts: 16, diedAt: new Date(Date.now() - 600_000), lastError })
