import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import Sqlite from 'better-sqlite3'

// The minimum that stores a post before answering: one prepared insert behind node:http, nothing verified.
const raw = new Sqlite(join(process.argv[2] ?? '.', 'bare.db'))
raw.pragma('journal_mode = WAL')
raw.pragma('synchronous = FULL')
raw.exec('create table events (id integer primary key, body text not null) strict')
const insert = raw.prepare('insert into events (body) values (?)')

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    insert.run(Buffer.concat(chunks).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}')
  })
})
server.listen(0, '127.0.0.1', () => {
  // Safe: it listens on a port.
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('disconnect', () => process.exit(0))
