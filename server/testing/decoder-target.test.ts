import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ImageProcessor } from '#server/images/image-processor.ts'
import { decoderTarget } from './decoder-target.ts'
import { newFolder } from './folders.ts'
import { createLastingDecoder, type Decoder } from './lasting-decoder.ts'

const GIF = Buffer.from('GIF89a')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test.each([
  ['one process for all', 1000],
  ['the product', 1],
])(
  'the decoder takes PNG and JPEG files, and refuses others and torn ones, as the fuzzer expects: by %s',
  async (_, ofProductEvery) => {
    const { seeds, read } = decoderTarget({ ofProductEvery })
    const files = (await seeds?.()) ?? []
    expect(files.map((file) => file.length).filter((length) => length < 2000)).toHaveLength(5)
    const [jpeg, png, webp] = files as [Buffer, Buffer, Buffer]
    for (const bytes of [GIF, jpeg, png.subarray(0, png.length / 2), webp]) await read(bytes)
  },
)

const done = ({ folder }: { folder: string }) => {
  for (const name of 'abcdef') writeFileSync(join(folder, name), '')
  return { kind: 'done', width: 1, height: 1, bytes: 6 } as const
}

test.each<[string, ImageProcessor, RegExp]>([
  [
    'ends it',
    async (of) => (of.folder.endsWith('tried') ? { kind: 'ended', detail: 'by SIGSEGV' } : done(of)),
    /neither/,
  ],
  ['does what is no image', async (of) => done(of), /Only PNG and JPEG/],
  [
    'ends another one',
    async (of) =>
      of.folder.endsWith('tried') ? { kind: 'refused', reason: 'unreadable' } : { kind: 'ended', detail: 'by SIGKILL' },
    /beside it is done/,
  ],
])('a file that %s is a fault of the product', async (_, product, why) => {
  await expect(decoderTarget({ product, ofProductEvery: 1 }).read(GIF)).rejects.toThrow(why)
})

const pixels = { width: 2, height: 2, channels: 3, bytes: 12 }

test.each<[string, Awaited<ReturnType<Decoder>>, RegExp]>([
  ['ends it', { kind: 'ended', detail: 'by SIGSEGV' }, /neither/],
  ['is larger than allowed', { kind: 'decoded', width: 10_000, height: 10_000, pixels }, /larger than allowed/],
  ['lacks pixels', { kind: 'decoded', width: 2, height: 2, pixels: { ...pixels, bytes: 11 } }, /Every pixel/],
])('a file that %s is a fault of the decoder', async (_, decoding, why) => {
  const { read } = decoderTarget({ product: async (of) => done(of), lasting: async () => decoding })
  await read(PNG)
  await expect(read(PNG)).rejects.toThrow(why)
})

describe('a process that lasts', () => {
  const decoderOf = (source: string, timeoutMs = 60_000) => {
    const program = join(newFolder(), 'program.mjs')
    writeFileSync(program, `process.on('message', (bytes) => { ${source} })`)
    return createLastingDecoder({ program, timeoutMs })
  }

  test('is the same one for all files, and a file that ends it gets the next one a new process', async () => {
    const decode = decoderOf(
      `if (bytes[0] === 0) process.kill(process.pid, 'SIGSEGV'); else process.send({ kind: 'refused', pid: process.pid })`,
    )
    const file = Buffer.from([1])
    const first = await decode(file)
    expect(await decode(file)).toEqual(first)
    expect(await decode(Buffer.from([0]))).toEqual({ kind: 'ended', detail: 'by SIGSEGV' })
    const next = await decode(file)
    expect(next).toMatchObject({ kind: 'refused', pid: expect.any(Number) })
    expect(next).not.toEqual(first)
  })

  test('that takes too long is ended', async () => {
    expect(await decoderOf('', 100)(PNG)).toEqual({ kind: 'ended', detail: 'by SIGKILL' })
  })
})
