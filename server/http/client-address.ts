import { BlockList, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The client's network: the socket's address or, behind `trustedProxyHops` proxies, the address that the outermost of
 * them saw. `none` without a socket. An IPv6 address becomes its /64.
 */
export const clientAddress = (c: Context, trustedProxyHops: number): string =>
  addressBlock(clientIp(c, trustedProxyHops))

/** The same, but the exact address. */
export function clientIp(c: Context, trustedProxyHops: number): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const claimed = trustedProxyHops > 0 ? forwarded.at(-trustedProxyHops) : undefined
  return claimed || socketAddress(c)
}

function socketAddress(c: Context): string {
  const hasSocket = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return (hasSocket && getConnInfo(c).remote.address) || 'none'
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/**
 * Whether this machine or one of its network asks for itself, such as the proxy: what a proxy forwards names a visitor.
 */
export function isFromThisNetwork(c: Context): boolean {
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false
  const address = socketAddress(c).replace(/^::ffff:(?=\d+\.)/i, '')
  return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The address itself, or the /64 of an IPv6 address, because one customer controls all of it. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const [head = '', tail = ''] = bare.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = bare.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
