import { describe, expect, test } from 'vitest'
import { readMove } from './move-console.ts'

describe('where a move goes', () => {
  const folder = './data'
  const url = 'postgres://goodword:geheim@host/goodword'

  test.each<[{ from?: string; to?: string; imagesTo?: string }, RegExp]>([
    [{}, /^Say with --to where the data goes/],
    [{ from: url }, /^Say with --to where the data goes/],
    [{ to: '' }, /^--to must be an address like postgres:/],
    [{ to: folder }, /^--to must be an address like postgres:/],
    [{ to: 'mysql://goodword:geheim@host/goodword' }, /^--to must be an address/],
    [{ from: folder, to: 'other' }, /^--from must be an address/],
    [{ from: folder, to: url }, /^With --from, --to must be a folder/],
    [{ from: url, to: url }, /^With --from, --to must be a folder/],
    [{ from: url, to: 'postgres://geheim' }, /^With --from, --to must be a folder/],
    [{ imagesTo: '' }, /^--images-to must be store or folder/],
    [{ imagesTo: 's3://geheim/images' }, /^--images-to must be store or folder/],
    [{ to: url, imagesTo: 'store' }, /^--images-to moves images only/],
    [{ from: url, to: folder, imagesTo: 'folder' }, /^--images-to moves images only/],
  ])('can’t be read from %o, and no address is told', ({ from, to, imagesTo }, sentence) => {
    const read = () => readMove({ from, to, imagesTo })
    expect(read).toThrow(sentence)
    expect(read).not.toThrow('geheim')
  })

  test('is a database, or a folder from one, or images only', () => {
    expect(readMove({ from: undefined, to: url })).toEqual({ kind: 'to-postgres', url })
    expect(readMove({ from: url, to: folder })).toEqual({ kind: 'to-folder', url, folder })
    for (const imagesTo of ['store', 'folder'] as const)
      expect(readMove({ from: undefined, to: undefined, imagesTo })).toEqual({ kind: 'images', imagesTo })
  })
})
