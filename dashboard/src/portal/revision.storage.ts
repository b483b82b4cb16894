import type { VersionSeen } from '#shared/portal.ts'
import { isRecord, isTextOrNull } from '../client/call.ts'
import type { Revision } from './revision.ts'

/**
 * Keeps edits in the tab's session storage, so that a reload or going back loses nothing. If the browser blocks storage,
 * only the page itself holds them, and nothing fails.
 */
export type RevisionStorage = { read: () => Unsent | null; write: (unsent: Unsent) => void; clear: () => void }

/** Edits, and what identifies the version they replace. */
export type Unsent = { revision: Revision; was: VersionSeen }

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')

function parseSeen(was: unknown): VersionSeen | null {
  if (!isRecord(was)) return null
  const { revisedAt, withdrawnAt } = was
  return isTextOrNull(revisedAt) && isTextOrNull(withdrawnAt) ? { revisedAt, withdrawnAt } : null
}

function parseUnsent(stored: string): Unsent | null {
  const unsent: unknown = JSON.parse(stored)
  if (!isRecord(unsent)) return null
  const revision = parseRevision(unsent['revision'])
  const was = parseSeen(unsent['was'])
  return revision && was && { revision, was }
}

function parseRevision(revision: unknown): Revision | null {
  if (typeof revision !== 'object' || revision === null) return null
  if (!('rating' in revision) || typeof revision.rating !== 'number') return null
  if (!('answers' in revision) || !isTextRecord(revision.answers)) return null
  const { rating, answers, ...lines } = revision
  if (!isTextRecord(lines) || ![0, 1, 2, 3, 4, 5].includes(rating)) return null
  const { customerName, testimonial, company = '', role = '' } = lines
  if (customerName === undefined || testimonial === undefined) return null
  return { customerName, rating, testimonial, company, role, answers }
}

export function openRevisionStorage(
  token: string,
  openStorage: () => Storage = () => window.sessionStorage,
): RevisionStorage {
  const key = `goodword-revision:${token}`
  const attempt = <T>(run: (storage: Storage) => T): T | null => {
    try {
      return run(openStorage())
    } catch {
      // Storage is blocked, full or holds something else: the page uses what it has in memory.
      return null
    }
  }
  return {
    read: () =>
      attempt((storage) => {
        const stored = storage.getItem(key)
        return stored === null ? null : parseUnsent(stored)
      }),
    write: (unsent) => void attempt((storage) => storage.setItem(key, JSON.stringify(unsent))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  }
}
