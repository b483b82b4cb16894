import type { Context } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import { createOwnCookies } from '#server/http/own-cookies.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { deviceName, type Visitor } from './visitor.ts'

const DEVICE_COOKIE = { name: 'device', path: '/', maxAgeSeconds: 400 * 24 * 60 * 60 }

/**
 * Reads and keeps the device cookie. It proves that an account was used in this browser before, so that nobody else can
 * lock its owner out by guessing. It signs nobody in.
 */
export function createDeviceCookie(publicUrl: () => string) {
  const cookies = createOwnCookies({ publicUrl })

  const visitorOf = (c: Context<AppEnv>, device: string | undefined): Visitor => ({
    network: c.get('address'),
    deviceHash: device ? hashSecret(device) : null,
    deviceName: deviceName(c.req.header('user-agent')),
  })

  return {
    read: (c: Context<AppEnv>): Visitor => visitorOf(c, cookies.read(c, DEVICE_COOKIE.name)),

    /** The same, but gives a browser without the cookie a new one. Browsers without cookies ignore it. */
    readOrCreate(c: Context<AppEnv>): Visitor {
      const device = cookies.read(c, DEVICE_COOKIE.name) || newSecret()
      cookies.write(c, { ...DEVICE_COOKIE, value: device })
      return visitorOf(c, device)
    },
  }
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>
