import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, openSync, readSync, closeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { create, extract, Parser, type ReadEntry } from 'tar'
import { BackupError } from './backup.errors.ts'
import { Manifest, MANIFEST_FILE, type Member } from './manifest.ts'

/** How every file of age begins: https://age-encryption.org/v1. */
const AGE_HEADER = 'age-encryption.org/v1\n'
const SYNC_EVERY_BYTES = 8 * 1024 * 1024
const MANIFEST_BYTES_MAX = 64 * 1024 * 1024

type Archive = { path: string; key: string | undefined }

/** Writes the members of a folder, manifest first, and waits until the disk has them. Nothing is read whole into memory. */
export async function writeArchive(folder: string, { path, key }: Archive, members: readonly Member[]): Promise<void> {
  const paths = [MANIFEST_FILE, ...members.map((member) => member.path)]
  const packed = Readable.from(create({ cwd: folder, portable: true, strict: true }, paths))
  await writeSteadily(path, key === undefined ? packed : await encrypt(packed, key))
}

/** Waits for the disk every few megabytes: otherwise a commit of the running product waits for all of the file. */
async function writeSteadily(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let waiting = 0
    for await (const chunk of content) {
      await file.writeFile(chunk)
      waiting += chunk.length
      if (waiting < SYNC_EVERY_BYTES) continue
      await file.datasync()
      waiting = 0
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(key)
  return Readable.fromWeb(asNode(await encrypter.encrypt(asBrowser(plain))))
}

/**
 * Reads an archive to its end without writing anything, and compares every member with the manifest. Throws BackupError
 * when the key is missing or wrong, when the file is torn, or when anything in it is not as it was.
 */
export async function verifyArchive(archive: Archive): Promise<Manifest> {
  const found: Member[] = []
  let manifest = ''
  const parser = new Parser({
    strict: true,
    onReadEntry(entry: ReadEntry) {
      if (entry.type === 'Directory') return void entry.resume()
      if (entry.type !== 'File' && entry.type !== 'OldFile') throw notABackup(archive)
      const hash = createHash('sha256')
      entry.on('data', (chunk: Buffer) => {
        hash.update(chunk)
        if (entry.path === MANIFEST_FILE && manifest.length < MANIFEST_BYTES_MAX) manifest += chunk.toString('latin1')
      })
      entry.on('end', () => void found.push({ path: entry.path, size: entry.size, sha256: hash.digest('hex') }))
    },
  })
  await feed(archive, parser)
  const parsed = Manifest.safeParse(jsonOf(Buffer.from(manifest, 'latin1').toString()))
  if (!parsed.success) throw notABackup(archive)
  const members = found.filter(({ path }) => path !== MANIFEST_FILE)
  if (!isSame(members, parsed.data.members)) throw damaged(archive)
  return parsed.data
}

const isSame = (found: readonly Member[], expected: readonly Member[]) => {
  const known = new Map(found.map((member) => [member.path, member]))
  const isUnchanged = ({ path, size, sha256 }: Member) =>
    known.get(path)?.size === size && known.get(path)?.sha256 === sha256
  return found.length === expected.length && known.size === expected.length && expected.every(isUnchanged)
}

/** Unpacks a verified archive into an empty folder. */
export async function unpackArchive(archive: Archive, folder: string): Promise<void> {
  await feed(archive, extract({ cwd: folder, strict: true, preserveOwner: false, dmode: 0o700, fmode: 0o600 }))
}

/** Passes an archive's tar stream on. Whatever can't be read is said in one sentence. */
async function feed(archive: Archive, reader: Parser): Promise<void> {
  const ended = Promise.race([once(reader, 'close'), once(reader, 'end')])
  ended.catch(() => undefined)
  let failure: unknown
  reader.once('error', (error: unknown) => (failure ??= error))
  try {
    for await (const chunk of await openPlain(archive)) {
      if (failure !== undefined) throw failure
      if (!reader.write(chunk)) await once(reader, 'drain')
    }
    reader.end()
    await ended
    if (failure !== undefined) throw failure
  } catch (error) {
    throw isTarError(error) ? damaged(archive) : error
  }
}

const isTarError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('TAR_')

async function openPlain(archive: Archive): Promise<Readable> {
  const { path, key } = archive
  const file = () => createReadStream(path)
  if (!isEncrypted(path)) return file()
  if (key === undefined) throw new BackupError(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  try {
    return decrypted(archive, await decrypter.decrypt(asBrowser(file())))
  } catch {
    throw new BackupError(`BACKUP_KEY is not the key that ${path} was made with, or the file is damaged. Check both.`)
  }
}

/** The library's errors at the first chunk that isn't as it was written. */
function decrypted(archive: Archive, stream: ReadableStream<Uint8Array>): Readable {
  async function* chunks() {
    try {
      for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    } catch {
      throw damaged(archive)
    }
  }
  return Readable.from(chunks())
}

function isEncrypted(path: string): boolean {
  const start = Buffer.alloc(AGE_HEADER.length)
  const file = openSync(path, 'r')
  try {
    readSync(file, start)
  } finally {
    closeSync(file)
  }
  return start.toString() === AGE_HEADER
}

const damaged = ({ path }: Archive) =>
  new BackupError(`${path} is damaged or was not written to its end. Use another backup.`)

const notABackup = ({ path }: Archive) => new BackupError(`${path} is not a backup that this version can read.`)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Safe: Node and the library mean the same streams, and each declares its own type.
const asBrowser = (stream: Readable) => Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
const asNode = (stream: globalThis.ReadableStream<Uint8Array>) => stream as unknown as ReadableStream<Uint8Array>
