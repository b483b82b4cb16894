import { AUTH_REDIRECT_STORAGE_KEY } from '#shared/constants.ts'
import { invitationPage, matchesPage, ownerPages, publicPages } from '#shared/pages.ts'
import { browserStorage } from './browser-storage.ts'

const MAX_LENGTH = 512

/** Beside the path: who was signed in when it was saved. */
const OWNER_STORAGE_KEY = `${AUTH_REDIRECT_STORAGE_KEY}Owner`

let ownerHere: string | undefined

/** The path with query and hash when it leads to one of our own pages that is worth returning to, else null. */
export function safePath(path: string, origin: string): string | null {
  if (path.length > MAX_LENGTH || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  // `//host` is another origin to whoever resolves the path again.
  if (url.origin !== origin || url.pathname.includes('//')) return null
  const safe = url.pathname + url.search + url.hash
  return matchesPage(url.pathname, [...publicPages, ...ownerPages, invitationPage]) && safe.length <= MAX_LENGTH
    ? safe
    : null
}

/** Remembers where to go after signing in; a path that is not safe leaves what was remembered. */
export function savePath(path: string) {
  const safe = safePath(path, location.origin)
  if (!safe) return
  browserStorage.setItem(AUTH_REDIRECT_STORAGE_KEY, safe)
  if (ownerHere === undefined) browserStorage.removeItem(OWNER_STORAGE_KEY)
  else browserStorage.setItem(OWNER_STORAGE_KEY, ownerHere)
}

/** Null also for a path that somebody else left behind. */
export function readSavedPath(userId: string): string | null {
  const path = browserStorage.getItem(AUTH_REDIRECT_STORAGE_KEY)
  const owner = browserStorage.getItem(OWNER_STORAGE_KEY)
  return path === null || (owner !== null && owner !== userId) ? null : safePath(path, location.origin)
}

export function clearSavedPath() {
  ownerHere = undefined
  browserStorage.removeItem(AUTH_REDIRECT_STORAGE_KEY)
  browserStorage.removeItem(OWNER_STORAGE_KEY)
}

/** Somebody is signed in: a path that is saved from now on, in this tab, is theirs. */
export function arrive(userId: string) {
  clearSavedPath()
  ownerHere = userId
}
