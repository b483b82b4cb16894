import { isRecord, isText, isTextOrNull } from '../client/call.ts'
import { keptText } from '../client/kept-text.ts'
import { parsePhoto } from '../client/photo/photo.ts'
import type { Draft } from './draft.ts'

/** Keeps the draft of one collection link on this device, because a visitor may have to come back another day. */
export type DraftStorage = {
  read: () => Draft | null
  /** Whether it is kept now. */
  write: (draft: Draft) => boolean
  clear: () => void
}

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
  return hasAll
    ? { ...(draft as Draft), photo: parsePhoto(draft['photo']), step: isText(draft['step']) ? draft['step'] : null }
    : null
}

export function openDraftStorage(slug: string, openStorage: () => Storage = () => window.localStorage): DraftStorage {
  const kept = keptText(`goodword-collect:${slug}`, parseDraft, openStorage)
  return { ...kept, write: (draft) => kept.write(JSON.stringify(draft)) }
}
