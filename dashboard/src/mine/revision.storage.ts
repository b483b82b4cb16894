import type { Revision } from './revision.ts'

/**
 * Keeps words that are being changed in the tab's session storage, so that a reload or a step back loses nothing. Where the
 * browser refuses storage, the page itself is the only place that holds them, and nothing fails.
 */
export type RevisionStorage = { read: () => Revision | null; write: (revision: Revision) => void; clear: () => void }

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')

function parseRevision(stored: string): Revision | null {
  const revision: unknown = JSON.parse(stored)
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
      // Storage is blocked, full or holds something else: the page goes on with what it has in memory.
      return null
    }
  }
  return {
    read: () =>
      attempt((storage) => {
        const stored = storage.getItem(key)
        return stored === null ? null : parseRevision(stored)
      }),
    write: (revision) => void attempt((storage) => storage.setItem(key, JSON.stringify(revision))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  }
}
