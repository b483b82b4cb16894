/**
 * Leads a process that loads this first (`--import`) to `CHAOS_GOOGLE`, a host and port, whenever it connects to Google. It says
 * which names it asked for, and checks the certificate, as before.
 */
import { Socket } from 'node:net'

const GOOGLE = '.googleapis.com'
const { hostname: host, port } = new URL(`https://${process.env['CHAOS_GOOGLE']}`)

const isOptions = (given: unknown): given is { host: string } =>
  typeof given === 'object' && given !== null && 'host' in given && typeof given.host === 'string'

const elsewhere = (given: unknown) =>
  isOptions(given) && given.host.endsWith(GOOGLE) ? { ...given, host, port: Number(port) } : given

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const [first, ...others] = args
  // node:net hands over its arguments as a list, which it recognises by a symbol.
  if (Array.isArray(first)) first[0] = elsewhere(first[0])
  return Reflect.apply(connect, this, [Array.isArray(first) ? first : elsewhere(first), ...others])
}
