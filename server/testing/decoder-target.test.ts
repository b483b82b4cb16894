import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ImageProcessor } from '#server/images/image-processor.ts'
import { decoderTarget } from './decoder-target.ts'

test('the decoder takes PNG and JPEG files, and refuses others and torn ones, as the fuzzer expects', async () => {
  const { seeds, read } = decoderTarget()
  const files = (await seeds?.()) ?? []
  expect(files.map((file) => file.length).filter((length) => length < 2000)).toHaveLength(5)
  const [jpeg, png, webp] = files as [Buffer, Buffer, Buffer]
  for (const bytes of [jpeg, png.subarray(0, png.length / 2), webp]) await read(bytes)
})

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
])('a file that %s is a fault', async (_, process, why) => {
  await expect(decoderTarget(process).read(Buffer.from('GIF89a'))).rejects.toThrow(why)
})
