import type { Draft } from './draft.ts'

/**
 * Keeps one draft a request in the tab's session storage, so that a reload or a step back loses nothing. Where the
 * browser refuses storage, the page itself is the only place that holds the words, and nothing fails.
 */
export type DraftStorage = { read: () => Draft | null; write: (draft: Draft) => void; clear: () => void }

function parseDraft(stored: string): Draft | null {
  const draft: unknown = JSON.parse(stored)
  if (typeof draft !== 'object' || draft === null) return null
  if (!('customerName' in draft) || typeof draft.customerName !== 'string') return null
  if (!('rating' in draft) || typeof draft.rating !== 'number' || ![0, 1, 2, 3, 4, 5].includes(draft.rating))
    return null
  if (!('testimonial' in draft) || typeof draft.testimonial !== 'string') return null
  if (!('isPrivate' in draft) || typeof draft.isPrivate !== 'boolean') return null
  if (!('idempotencyKey' in draft)) return null
  const { customerName, rating, testimonial, isPrivate, idempotencyKey } = draft
  if (idempotencyKey !== null && typeof idempotencyKey !== 'string') return null
  return { customerName, rating, testimonial, isPrivate, idempotencyKey }
}

export function openDraftStorage(
  requestId: string,
  openStorage: () => Storage = () => window.sessionStorage,
): DraftStorage {
  const key = `goodword-draft:${requestId}`
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
        return stored === null ? null : parseDraft(stored)
      }),
    write: (draft) => void attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  }
}
