import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#server/http/context.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { deviceName, type Visitor } from './visitor.ts'

const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60

/**
 * Reads and keeps the device cookie. It proves that an account was used in this browser before, so that nobody else can
 * lock its owner out by guessing. It signs nobody in.
 */
export function createDeviceCookie(publicUrl: () => string) {
  const isSecure = () => publicUrl().startsWith('https:')
  const nameOf = () => (isSecure() ? '__Host-device' : 'device')

  return {
    read(c: Context<AppEnv>): Visitor {
      const device = getCookie(c, nameOf())
      return {
        network: c.get('address'),
        deviceHash: device ? hashSecret(device) : null,
        deviceName: deviceName(c.req.header('user-agent')),
      }
    },

    /** The same, but gives a browser without the cookie a new one. Browsers without cookies ignore it. */
    readOrCreate(c: Context<AppEnv>): Visitor {
      const device = getCookie(c, nameOf()) || newSecret()
      setCookie(c, nameOf(), device, {
        path: '/',
        maxAge: DEVICE_COOKIE_SECONDS,
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure(),
      })
      return {
        network: c.get('address'),
        deviceHash: hashSecret(device),
        deviceName: deviceName(c.req.header('user-agent')),
      }
    },
  }
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>
