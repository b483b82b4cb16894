import { isRecord, isText, isTextOrNull } from '../client/call.ts'
import type { Draft } from './draft.ts'

/**
 * Keeps the draft of one collection link on this device, because a visitor may have to come back another day. If the
 * browser blocks storage, only the page itself holds the text, and nothing fails.
 */
export type DraftStorage = { read: () => Draft | null; write: (draft: Draft) => void; clear: () => void }

const TEXTS = ['customerName', 'customerEmail', 'testimonial', 'company', 'role', 'openedToken'] as const
const CHOICES = ['isPrivate', 'isCompanyShown', 'areAnswersShown'] as const

function parseDraft(stored: string): Draft | null {
  const draft: unknown = JSON.parse(stored)
  if (!isRecord(draft)) return null
  const { rating, answers, idempotencyKey } = draft
  const hasAll =
    TEXTS.every((name) => isText(draft[name])) &&
    CHOICES.every((name) => typeof draft[name] === 'boolean') &&
    (rating === 0 || [1, 2, 3, 4, 5].some((stars) => stars === rating)) &&
    isRecord(answers) &&
    Object.values(answers).every(isText) &&
    isTextOrNull(idempotencyKey)
  // Safe: every field was checked.
  return hasAll ? (draft as Draft) : null
}

export function openDraftStorage(slug: string, openStorage: () => Storage = () => window.localStorage): DraftStorage {
  const key = `goodword-collect:${slug}`
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
        return stored === null ? null : parseDraft(stored)
      }),
    write: (draft) => void attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  }
}
