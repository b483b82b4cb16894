import Bowser from 'bowser'

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
