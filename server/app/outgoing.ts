import { Socket } from 'node:net'
import { isLoopback } from '#server/config/reach.ts'

type Target = { host: string; port: string }

/** Where `socket.connect` with these arguments leads. Undefined for a pipe. */
function targetOf(args: readonly unknown[]): Target | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  const options: Record<string, unknown> =
    typeof first === 'object' && first !== null ? { ...first } : { port: first, host: second }
  if (options['path'] || (typeof first === 'string' && !/^\d+$/.test(first))) return undefined
  const host = typeof options['host'] === 'string' && options['host'] ? options['host'] : 'localhost'
  return { host: host.toLowerCase(), port: String(options['port']) }
}

/**
 * From now on, this process connects only to these hosts and follows no redirects, whichever library tries to: a fault
 * that lets a stranger choose an address must not reach anything. `.example.com` stands for all names below it, and
 * `:465` for that port of any host.
 */
export function restrictOutgoing({
  allowed,
  isLoopbackAllowed,
}: {
  allowed: readonly string[]
  /** Emulators are on this machine. */
  isLoopbackAllowed: boolean
}): void {
  const fits = ({ host, port }: Target, pattern: string) => {
    if (pattern.startsWith(':')) return port === pattern.slice(1)
    return pattern.startsWith('.') ? host.endsWith(pattern) : host === pattern
  }
  const isAllowed = (target: Target) =>
    (isLoopbackAllowed && isLoopback(target.host)) || allowed.some((pattern) => fits(target, pattern.toLowerCase()))

  const connect = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const target = targetOf(args)
    if (!target || isAllowed(target)) return Reflect.apply(connect, this, args)
    return this.destroy(new Error(`Goodword is not configured to connect to ${target.host}.`))
  }

  const send = globalThis.fetch
  globalThis.fetch = (input, init) => send(input, { redirect: 'error', ...init })
}
