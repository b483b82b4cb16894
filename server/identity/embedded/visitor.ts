import Bowser from 'bowser'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#server/http/context.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'

const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60
const USER_AGENT_MAX_LENGTH = 512

/** The browser that a call comes from. */
export type Visitor = {
  /** Its network address: an IPv4 address or the /64 of an IPv6 address. */
  network: string
  /** Hash of its device cookie. Null for a client without cookies. */
  deviceHash: string | null
  /** The browser and the system, such as "Firefox on Windows". */
  deviceName: string
}

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

/** Names the browser and the system of a `User-Agent` header. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device'
  const parsed = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX_LENGTH))
  const browser = parsed.browser.name
  const system =
    parsed.platform.model === 'iPhone' || parsed.platform.model === 'iPad' ? parsed.platform.model : parsed.os.name
  if (!browser) return 'Unknown device'
  return system ? `${browser} on ${system}` : browser
}

/** What its owner is shown of a network address: `91.64.x.x`, or the first half of an IPv6 block. */
export function shortNetwork(network: string): string {
  const [first, second, ...rest] = network.split('.')
  if (rest.length === 2) return `${first}.${second}.x.x`
  const groups = network.replace(/::\/64$/, '').split(':')
  return groups.length > 2 ? `${groups.slice(0, 2).join(':')}:x:x` : network
}
