import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** A cookie that the browser sends only to us, and that scripts can't read. */
export type OwnCookie = { name: string; value: string; path: string; maxAgeSeconds: number }

/**
 * With HTTPS, cookies have the prefix `__Host-`, so that no other host of the same domain can set them. Browsers then
 * insist on the path `/`.
 */
export function createOwnCookies({ publicUrl }: { publicUrl: () => string }) {
  const isSecure = () => publicUrl().startsWith('https:')
  return {
    write(c: Context, { name, value, path, maxAgeSeconds: maxAge }: OwnCookie): void {
      const options = { maxAge, httpOnly: true, sameSite: 'Lax' } as const
      if (isSecure()) setCookie(c, name, value, { ...options, path: '/', secure: true, prefix: 'host' })
      else setCookie(c, name, value, { ...options, path })
    },
    read: (c: Context, name: string): string | undefined =>
      isSecure() ? getCookie(c, name, 'host') : getCookie(c, name),
  }
}
