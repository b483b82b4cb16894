import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

/** The font in a WOFF file, which is the same tables compressed (https://www.w3.org/TR/WOFF/). */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(file, HEADER_BYTES + index * ENTRY_BYTES))
  const header = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES)
  file.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  let offset = header.length
  for (const [index, { tag, checksum, data, length }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    header.writeUInt32BE(tag, entry)
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    offset += data.length
  }
  return Buffer.concat([header, ...tables.map(({ data }) => data)])
}

function readTable(file: Buffer, entry: number) {
  const field = (index: number) => file.readUInt32BE(entry + 4 * index)
  const [tag, offset, packed, length, checksum] = [field(0), field(1), field(2), field(3), field(4)]
  const bytes = file.subarray(offset, offset + packed)
  // Each table begins at a multiple of four bytes.
  const data = Buffer.alloc(Math.ceil(length / 4) * 4)
  data.set(packed < length ? inflateSync(bytes) : bytes)
  return { tag, checksum, data, length }
}
