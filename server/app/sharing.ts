import type { Config } from '#server/config/config.ts'
import { createNotifications } from '#server/db/postgres/notifications.ts'
import { createSharedTurns } from '#server/db/postgres/shared-turns.ts'
import { createTurns } from '#server/kernel/queue.ts'
import type { Deps } from './deps.ts'

const JOBS_CHANNEL = 'goodword_jobs'

export type Sharing = Pick<Deps, 'signal' | 'turns' | 'stopSharing'>

/** What a process needs to work with the others on its database, if there can be any. */
export function shareWork({ isShared, databaseUrl }: Pick<Config, 'isShared' | 'databaseUrl'>): Sharing {
  if (!isShared || databaseUrl === undefined) return workAlone()
  const signal = createNotifications(databaseUrl, JOBS_CHANNEL)
  const { turns, close } = createSharedTurns(databaseUrl)
  return {
    signal,
    turns,
    async stopSharing() {
      await Promise.all([signal.close(), close()])
    },
  }
}

export const workAlone = (): Sharing => ({ signal: undefined, turns: createTurns(), stopSharing: async () => {} })
