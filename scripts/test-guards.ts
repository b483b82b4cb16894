// Runs before each test file. A test fails when it writes to console.error or console.warn, or opens a connection
// outside this machine, unless it replaced that console method itself and so expects it.
import { Socket } from 'node:net'
import { afterAll, afterEach, expect } from 'vitest'

// Dates are written in the manner of the reader, whatever the machine's language is.
Object.defineProperty(globalThis.navigator, 'language', { value: 'en-GB', configurable: true })

const complaints: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    complaints.push(`console.${level}: ${args.map(String).join(' ')}`)
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '::1', ''])

/** The host in the arguments of `socket.connect`; a pipe or a port alone stays on this machine. */
function hostOf(args: readonly unknown[]): string {
  const [target, host] = Array.isArray(args[0]) ? args[0] : args
  if (typeof target === 'object' && target !== null) return 'host' in target ? String(target.host ?? '') : ''
  return typeof host === 'string' ? host : ''
}

const connect = Socket.prototype.connect
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args)
  if (loopback.has(host) || host.endsWith('.localhost')) return Reflect.apply(connect, this, args)
  complaints.push(`a connection to ${host}`)
  return this.destroy(new Error(`A test must not connect to ${host}.`))
}

afterEach(() => {
  expect(complaints.splice(0), 'unexpected console output or outside connection').toEqual([])
})

// The tests of a file leave databases on the server, where they run on PostgreSQL.
if (process.env['DATABASE_URL']) {
  const { dropTestDatabases } = await import('#server/testing/postgres-test-database.ts')
  afterAll(dropTestDatabases)
}
