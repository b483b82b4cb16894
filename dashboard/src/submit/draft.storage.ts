import { isRecord, isText, isTextOrNull } from '../client/call.ts'
import { keptText } from '../client/kept-text.ts'
import { parsePhoto } from '../client/photo/photo.ts'
import type { Draft } from './draft.ts'

/** Keeps one draft per request in the tab's session storage, so that a reload or going back loses nothing. */
export type DraftStorage = {
  read: () => Draft | null
  /** Whether it is kept now. */
  write: (draft: Draft) => boolean
  clear: () => void
  /** Path of the client portal, once the server has accepted the answer. */
  readPortal: () => string | null
  writePortalPath: (path: string) => void
}

const textOr = <T>(value: unknown, other: T) => (isText(value) ? value : other)

const parseAnswers = (answers: unknown): Draft['answers'] =>
  Object.fromEntries(
    Object.entries(isRecord(answers) ? answers : {}).filter((entry): entry is [string, string] => isText(entry[1])),
  )

/** The fields from `company` on are missing in drafts of an earlier version of the page: their text is kept anyway. */
function parseDraft(stored: string): Draft | null {
  const draft: unknown = JSON.parse(stored)
  if (!isRecord(draft)) return null
  const { customerName, rating, testimonial, isPrivate, idempotencyKey } = draft
  if (!isText(customerName) || !isText(testimonial) || typeof isPrivate !== 'boolean') return null
  if (typeof rating !== 'number' || ![0, 1, 2, 3, 4, 5].includes(rating) || !isTextOrNull(idempotencyKey)) return null
  return {
    customerName,
    rating,
    testimonial,
    isPrivate,
    idempotencyKey,
    company: textOr(draft['company'], ''),
    role: textOr(draft['role'], ''),
    answers: parseAnswers(draft['answers']),
    isCompanyShown: draft['isCompanyShown'] === true,
    areAnswersShown: draft['areAnswersShown'] === true,
    photo: parsePhoto(draft['photo']),
    openedToken: textOr(draft['openedToken'], null),
  }
}

const parsePortalPath = (stored: string) => (stored.startsWith('/testimonial/mine/') ? stored : null)

export function openDraftStorage(
  requestId: string,
  openStorage: () => Storage = () => window.sessionStorage,
): DraftStorage {
  const draft = keptText(`goodword-draft:${requestId}`, parseDraft, openStorage)
  const portal = keptText(`goodword-own-page:${requestId}`, parsePortalPath, openStorage)
  return {
    read: draft.read,
    write: (filled) => draft.write(JSON.stringify(filled)),
    clear: draft.clear,
    readPortal: portal.read,
    writePortalPath: portal.write,
  }
}
