import { AUTH_REDIRECT_STORAGE_KEY } from '#shared/constants.ts'
import { matchesPage, ownerPages, publicPages } from '#shared/pages.ts'
import { browserStorage } from './browser-storage.ts'

const MAX_LENGTH = 512

/** The path with query and hash when it leads to one of our own pages that is worth returning to, else null. */
export function safePath(path: string, origin: string): string | null {
  if (path.length > MAX_LENGTH || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  // `//host` is another origin to whoever resolves the path again.
  if (url.origin !== origin || url.pathname.includes('//')) return null
  const safe = url.pathname + url.search + url.hash
  return matchesPage(url.pathname, [...publicPages, ...ownerPages]) && safe.length <= MAX_LENGTH ? safe : null
}

/** Remembers where to go after signing in; a path that is not safe leaves what was remembered. */
export function savePath(path: string) {
  const safe = safePath(path, location.origin)
  if (safe) browserStorage.setItem(AUTH_REDIRECT_STORAGE_KEY, safe)
}

export function readSavedPath(): string | null {
  const path = browserStorage.getItem(AUTH_REDIRECT_STORAGE_KEY)
  return path === null ? null : safePath(path, location.origin)
}

export function clearSavedPath() {
  browserStorage.removeItem(AUTH_REDIRECT_STORAGE_KEY)
}
