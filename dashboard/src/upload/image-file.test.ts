import { describe, expect, it } from 'vitest'
import { describeFault, findFaults, type ImageRules } from './image-file.ts'
import { englishUploadTexts } from './english-upload-texts.ts'

type Chosen = { name?: string; type?: string; bytes?: number; start?: number[] }

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff, 0xe0]

function fileOf({ name = 'photo.png', type = 'image/png', bytes = 10, start = png }: Chosen) {
  const content = new Uint8Array(bytes)
  content.set(start.slice(0, bytes))
  return new File([content], name, { type })
}

const square = async () => ({ width: 400, height: 400 })

const faultsOf = (
  chosen: Chosen[],
  rules?: ImageRules,
  read: () => Promise<{ width: number; height: number } | null> = square,
) =>
  findFaults(chosen.map(fileOf), rules, read).then((faults) =>
    faults.map((fault) => describeFault(fault, { rules: rules ?? {}, texts: englishUploadTexts })),
  )

const wrongType = 'Supported file types: PNG, JPG, JPEG.'
const tooLarge = 'File exceeds maximum allowed size.'
const tooMany = 'You can only upload one file at a time.'

describe('a chosen picture', () => {
  it.each([
    { name: 'photo.png' },
    { name: 'photo.jpg', type: 'image/jpeg', start: jpeg },
    { name: 'PHOTO.JPEG', type: '' },
    { name: 'pasted', type: 'image/jpeg' },
  ])('is accepted: %o', async (chosen) => {
    expect(await faultsOf([chosen])).toEqual([])
  })

  it.each([
    { name: 'photo.gif', type: 'image/gif' },
    { name: 'photo.svg', type: 'image/svg+xml' },
    { name: 'photo.jpg', type: 'application/pdf' },
    { name: 'photo', type: '' },
    { name: 'png', type: '' },
    { bytes: 0 },
  ])('is of a wrong type: %o', async (chosen) => {
    expect(await faultsOf([chosen])).toEqual([wrongType])
  })

  it('is of a wrong type when it does not begin as one', async () => {
    expect(await faultsOf([{ start: [...new TextEncoder().encode('%PDF-1.7')] }])).toEqual([wrongType])
    expect(await faultsOf([{ start: [0x89, 0x50], bytes: 2 }])).toEqual([wrongType])
  })

  it('is not read where its dimensions do not matter', async () => {
    const fail = async () => Promise.reject(new Error('It was read.'))
    expect(await findFaults([fileOf({})], {}, fail)).toEqual([])
  })

  it('may have exactly 15 MB and not a byte more', async () => {
    expect(await faultsOf([{ bytes: 15 * 1024 * 1024 }])).toEqual([])
    expect(await faultsOf([{ bytes: 15 * 1024 * 1024 + 1 }])).toEqual([tooLarge])
  })

  it('may have another limit', async () => {
    expect(await faultsOf([{ bytes: 11 }], { maxBytes: 10 })).toEqual([tooLarge])
  })

  it('must have the dimensions that are asked for', async () => {
    expect(await faultsOf([{}], { dimensions: { width: 400, height: 400 } })).toEqual([])
    expect(await faultsOf([{}], { dimensions: { width: 400, height: 300 } })).toEqual([
      'Image dimensions must be 400px by 300px',
    ])
    expect(await faultsOf([{}], { dimensions: { width: 400, height: 400 } }, async () => null)).toEqual([
      'Image dimensions must be 400px by 400px',
    ])
  })
})

describe('several pictures', () => {
  it('are too many, whatever else is wrong, and each message comes once', async () => {
    expect(await faultsOf([{}, {}])).toEqual([tooMany])
    expect(await faultsOf([{ bytes: 0 }, {}, { bytes: 0 }])).toEqual([tooMany, wrongType])
  })
})
