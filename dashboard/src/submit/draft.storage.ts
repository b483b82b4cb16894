import type { Draft, Photo } from './draft.ts'

/**
 * Keeps one draft per request in the tab's session storage, so that a reload or going back loses nothing. If the browser
 * blocks storage, only the page itself holds the text, and nothing fails.
 */
export type DraftStorage = {
  read: () => Draft | null
  write: (draft: Draft) => void
  clear: () => void
  /** Path of the client portal, once the server has accepted the answer. */
  readPortal: () => string | null
  writePortalPath: (path: string) => void
}

function parsePhoto(photo: unknown): Photo | null {
  if (typeof photo !== 'object' || photo === null) return null
  if (!('id' in photo) || typeof photo.id !== 'string') return null
  if (!('name' in photo) || typeof photo.name !== 'string') return null
  if (!('totalBytes' in photo) || typeof photo.totalBytes !== 'number') return null
  if (!('downloadUrl' in photo) || typeof photo.downloadUrl !== 'string') return null
  const { id, name, totalBytes, downloadUrl } = photo
  return { id, name, totalBytes, downloadUrl }
}

const textOr = <T>(value: unknown, other: T) => (typeof value === 'string' ? value : other)

function parseAnswers(answers: unknown): Draft['answers'] {
  if (typeof answers !== 'object' || answers === null) return {}
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Fields that drafts of an earlier version of the page lack: their text is kept anyway. */
function parseLaterParts(stored: object) {
  const fields = new Map<string, unknown>(Object.entries(stored))
  return {
    company: textOr(fields.get('company'), ''),
    role: textOr(fields.get('role'), ''),
    answers: parseAnswers(fields.get('answers')),
    isCompanyShown: fields.get('isCompanyShown') === true,
    areAnswersShown: fields.get('areAnswersShown') === true,
    photo: parsePhoto(fields.get('photo')),
    openedToken: textOr(fields.get('openedToken'), null),
  }
}

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
  return { customerName, rating, testimonial, isPrivate, idempotencyKey, ...parseLaterParts(draft) }
}

const parsePortalPath = (stored: string) => (stored.startsWith('/testimonial/mine/') ? stored : null)

export function openDraftStorage(
  requestId: string,
  openStorage: () => Storage = () => window.sessionStorage,
): DraftStorage {
  const key = `goodword-draft:${requestId}`
  const portalKey = `goodword-own-page:${requestId}`
  const attempt = <T>(run: (storage: Storage) => T): T | null => {
    try {
      return run(openStorage())
    } catch {
      // Storage is blocked, full or holds something else: the page uses what it has in memory.
      return null
    }
  }
  const readBy = <T>(name: string, parse: (stored: string) => T | null) =>
    attempt((storage) => {
      const stored = storage.getItem(name)
      return stored === null ? null : parse(stored)
    })
  return {
    read: () => readBy(key, parseDraft),
    write: (draft) => void attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
    readPortal: () => readBy(portalKey, parsePortalPath),
    writePortalPath: (path) => void attempt((storage) => storage.setItem(portalKey, path)),
  }
}
