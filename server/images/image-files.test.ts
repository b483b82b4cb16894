import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { IMPATIENT, startImageStore } from '#server/testing/image-store.ts'
import type { ImageFiles } from './image-files.ts'
import { createImageFolder } from './image-folder.ts'
import { createImageStore } from './store/image-store.ts'

type Place = { files: ImageFiles; incoming: string }

function inFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { files: createImageFolder({ folder }), incoming: join(folder, 'incoming') }
}

async function inStore(): Promise<Place> {
  const { files, folder } = await startImageStore()
  return { files, incoming: folder }
}

const ID = 'img_AAAAAAAAAAAAAAAAAAAAA-'
const OTHER = 'img_AAAAAAAAAAAAAAAAAAAAA_'
const NAMES = ['96.webp', '96.jpg', '192.webp', '192.jpg', '512.webp', '512.jpg']
const LATER = new Date(Date.now() + 60_000)

async function makeVariants(files: ImageFiles, content: string): Promise<string> {
  const folder = await files.makeFolder()
  for (const name of NAMES) writeFileSync(join(folder, name), `${content} ${name}`)
  return folder
}

async function keep(files: ImageFiles, id: string, content = id): Promise<void> {
  const folder = await makeVariants(files, content)
  await files.keep(folder, id)
  await files.discard(folder)
}

const readAll = async (files: ImageFiles, id: string) =>
  Promise.all(NAMES.map(async (name) => (await files.read(id, name))?.toString()))

describe.each([
  ['in a folder', inFolder],
  ['in a store', inStore],
])('images %s', (_, open: () => Place | Promise<Place>) => {
  test('are read as they were kept, each variant of its own image', async () => {
    const { files } = await open()
    await keep(files, ID)
    await keep(files, OTHER)
    expect(await readAll(files, ID)).toEqual(NAMES.map((name) => `${ID} ${name}`))
    expect(await readAll(files, OTHER)).toEqual(NAMES.map((name) => `${OTHER} ${name}`))
  })

  test('are not there before they are kept, nor with another variant', async () => {
    const { files } = await open()
    await makeVariants(files, 'not kept')
    expect(await files.read(ID, '96.webp')).toBeUndefined()
    await keep(files, ID)
    expect(await files.read(ID, '1024.webp')).toBeUndefined()
  })

  test('are replaced when they are kept again', async () => {
    const { files } = await open()
    await keep(files, ID, 'first')
    await keep(files, ID, 'second')
    expect(await readAll(files, ID)).toEqual(NAMES.map((name) => `second ${name}`))
  })

  test('are removed whole, as often as somebody likes, and others stay', async () => {
    const { files } = await open()
    await keep(files, ID)
    await keep(files, OTHER)
    await files.remove(ID)
    await files.remove(ID)
    await files.remove('img_neverThere')
    expect(await readAll(files, ID)).toEqual(NAMES.map(() => undefined))
    expect(await files.read(OTHER, '96.webp')).toBeDefined()
    expect(await files.listOld(LATER)).toEqual([OTHER])
  })

  test('are listed once each when they are old enough', async () => {
    const { files } = await open()
    expect(await files.listOld(LATER)).toEqual([])
    await keep(files, ID)
    await keep(files, OTHER)
    expect((await files.listOld(LATER)).toSorted()).toEqual([ID, OTHER].toSorted())
    expect(await files.listOld(new Date(Date.now() - 60_000))).toEqual([])
  })

  test('come from files on this machine, which are counted, discarded and swept', async () => {
    const { files, incoming } = await open()
    const stream = () => new Response(Buffer.alloc(100, 'a')).body as never
    const file = await files.receive(stream(), { maxBytes: 100 })
    expect(file.firstBytes.toString()).toBe('aaaaaaaa')
    await files.discard(file.path)
    expect(readdirSync(incoming)).toEqual([])
    await expect(files.receive(stream(), { maxBytes: 99 })).rejects.toMatchObject({ code: 'images.too_large' })
    expect(readdirSync(incoming)).toEqual([])
    await files.receive(stream(), { maxBytes: 100 })
    await files.makeFolder()
    expect(await files.sweepIncoming(new Date(Date.now() - 60_000))).toBe(0)
    expect(await files.sweepIncoming(LATER)).toBe(2)
    expect(readdirSync(incoming)).toEqual([])
  })
})

describe('a store of images', () => {
  test('has each variant with its type, under its prefix', async () => {
    const { files, server } = await startImageStore()
    await keep(files, ID)
    expect(server.keys()).toEqual(NAMES.map((name) => `tests/images/${ID}/${name}`).toSorted())
    expect(server.objectsOf()?.get(`tests/images/${ID}/96.webp`)?.type).toBe('image/webp')
    expect(server.objectsOf()?.get(`tests/images/${ID}/96.jpg`)?.type).toBe('image/jpeg')
  })

  test('is listed page by page, and what is not ours is left alone', async () => {
    const { files, server } = await startImageStore()
    const ids = Array.from({ length: 420 }, (_, index) => `img_${String(index).padStart(22, '0')}`)
    const object = { bytes: Buffer.from('x'), type: 'image/webp', changedAt: new Date() }
    for (const id of ids) for (const name of NAMES) server.objectsOf()?.put(`tests/images/${id}/${name}`, object)
    for (const key of ['tests/images/notes.txt', 'tests/imagesOfOthers/img_a/96.webp', 'other/images/img_b/96.webp'])
      server.objectsOf()?.put(key, object)
    expect((await files.listOld(LATER)).toSorted()).toEqual(ids)
    expect(server.requests).toHaveLength(3)
  })

  test('counts an image as young while any of its variants is', async () => {
    const { files, server } = await startImageStore()
    const put = (name: string, changedAt: string) =>
      server.objectsOf()?.put(`tests/images/${ID}/${name}`, {
        bytes: Buffer.from('x'),
        type: 'image/webp',
        changedAt: new Date(changedAt),
      })
    put('192.webp', '2026-01-01T00:00:00Z')
    put('96.webp', '2026-01-03T00:00:00Z')
    expect(await files.listOld(new Date('2026-01-02T00:00:00Z'))).toEqual([])
    expect(await files.listOld(new Date('2026-01-04T00:00:00Z'))).toEqual([ID])
  })

  test('keeps an image that one process has kept when another one fails to keep it too', async () => {
    const { files, server, client, folder } = await startImageStore(IMPATIENT)
    const second = createImageStore({ incoming: folder, client })
    await keep(files, ID)
    const failures = Array.from({ length: 30 }, () => ({ failure: 'cut', of: 'PutObject' }) as const)
    server.conditions.failures.push(...failures)
    await expect(keep(second, ID)).rejects.toMatchObject({ code: 'images.unavailable' })
    expect(await readAll(files, ID)).toEqual(NAMES.map((name) => `${ID} ${name}`))
  })

  test('is kept by two processes at once, whole', async () => {
    const { files, client, folder } = await startImageStore()
    const second = createImageStore({ incoming: folder, client })
    await Promise.all([keep(files, ID), keep(second, ID)])
    expect(await readAll(files, ID)).toEqual(NAMES.map((name) => `${ID} ${name}`))
  })

  test.each<[string, (files: ImageFiles) => Promise<unknown>]>([
    ['kept', (files) => keep(files, ID)],
    ['read', (files) => files.read(ID, '96.webp')],
    ['removed', (files) => files.remove(ID)],
    ['listed', (files) => files.listOld(LATER)],
  ])('says that it is away when an image is %s', async (_, work) => {
    const { files, server } = await startImageStore(IMPATIENT)
    await server.stop()
    await expect(work(files)).rejects.toMatchObject({ code: 'images.unavailable', status: 503, retryAfterSeconds: 60 })
  })
})
