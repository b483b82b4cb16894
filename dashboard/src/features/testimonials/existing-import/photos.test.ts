import { zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { claimSize } from '../import/workbook.fake.ts'
import { guessReading } from './columns.ts'
import { photoOf, readPhotos } from './photos.ts'
import { readExistingFile } from './read-existing.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const png = (name: string) => new File([PNG], name, { type: 'image/png' })
const zip = (files: Zippable) => new File([zipSync(files)], 'photos.zip')

describe('photos', () => {
  test.each([
    ['Ana.PNG', 'ana.png'],
    ['ana', 'ana.png'],
    ['photos\\ana.png', 'ana.png'],
    ['https://cdn.example/u/An%C3%A1.png?size=96#x', 'Aná.png'],
    ['https://cdn.example/%E0%A4%A.png', '%E0%A4%A.png'],
    ['Ana\u0301.png', 'Aná.png'],
  ])('named %s are the file %s', async (cell, name) => {
    expect(photoOf(cell, await readPhotos([png(name)]))?.file?.name).toBe(name)
  })

  test('that are named and not chosen, or are no photos, are problems of the row; no name is none', async () => {
    const large = new File([PNG, new Uint8Array(15 * 1024 * 1024)], 'large.png', { type: 'image/png' })
    const photos = await readPhotos([png('a.png'), png('A.PNG'), new File(['<svg/>'], 'b.png'), large])
    expect(photoOf('a.png', photos)?.problem).toBe('Two of the files are named “A.PNG”.')
    expect(photoOf('b.png', photos)?.problem).toBe('“b.png” isn’t a PNG or JPEG.')
    expect(photoOf('large.png', photos)?.problem).toBe('“large.png” is larger than 15 MB.')
    expect(photoOf('u/c.png', photos)?.problem).toBe('No photo named “c.png” is chosen.')
    expect(photoOf('', photos)).toBeNull()
  })

  test('are taken from a ZIP file, without what Macs add and what is too large', async () => {
    const photos = await readPhotos([
      zip({
        'team/ana.png': PNG,
        '__MACOSX/team/._ana.png': PNG,
        'team/.hidden.png': PNG,
        'notes.txt': PNG,
        'large.png': new Uint8Array(16 * 1024 * 1024),
        'fake.jpg': new Uint8Array([1, 2, 3]),
      }),
      png('ben.png'),
    ])
    expect([...photos.keys()].toSorted()).toEqual(['ana.png', 'ben.png', 'fake.jpg', 'large.png'])
    expect(photoOf('ana.png', photos)?.file?.type).toBe('image/png')
    expect(photoOf('large.png', photos)?.problem).toBe('“large.png” is larger than 15 MB.')
    expect(photoOf('fake.jpg', photos)?.problem).toBe('“fake.jpg” isn’t a PNG or JPEG.')
  })

  test('that can’t be read are refused with a sentence', async () => {
    const many = Array.from({ length: 501 }, (_, index) => png(`${index}.png`))
    await expect(readPhotos(many)).rejects.toThrow('At most 500 photos can be imported at once.')
    const packed = Object.fromEntries(many.map(({ name }) => [name, PNG]))
    await expect(readPhotos([zip(packed)])).rejects.toThrow('At most 500 photos can be imported at once.')
    const heavy = zipSync(Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`${index}.png`, PNG])))
    const claiming = new File([claimSize(heavy, 15 * 1024 * 1024)], 'photos.zip')
    await expect(readPhotos([claiming])).rejects.toThrow('larger than 400 MB together')
    const damaged = new File([zipSync({ 'a.png': PNG }).subarray(0, 40)], 'photos.zip')
    await expect(readPhotos([damaged])).rejects.toThrow('The ZIP file is damaged.')
    await expect(readPhotos([zip({ 'a.txt': PNG })])).rejects.toThrow('There are no photos among these files.')
  })

  test('have a column that is found by its title, also in exports of other services', async () => {
    const columnOf = async (text: string) => guessReading(await readExistingFile(new Blob([text]))).columns.photo
    expect(await columnOf('Name,Testimonial,Photo\nAna,Precise.,ana.png\n')).toBe(2)
    expect(await columnOf('customer_name,text,rating,customer_tagline,customer_avatar\nAna,Precise.,5,,a.png\n')).toBe(
      4,
    )
    expect(await columnOf('Name,Testimonial,Picture URLs\nAna,Precise.,a.png\n')).toBeNull()
  })
})
