import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { images } from '#server/db/schema/images.ts'
import { newFolder } from '#server/testing/folders.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { startStoreServer, storeSettingsOf } from '#server/testing/image-store.ts'
import { runProgramOn, uploadLogo } from '#server/testing/kept-data.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { checkImageStore } from './doctor-images.ts'

const PATIENCE_MS = 60_000

async function doctorsWords(dataDir: string, environment: Record<string, string>): Promise<string[]> {
  const found: string[] = []
  for await (const { state, says } of checkImageStore(readConfig({ DATA_DIR: dataDir, ...environment })))
    found.push(`${state} ${says}`)
  return found
}

const REACHED = 'ok The store at IMAGES_URL can be written, read, listed and deleted from.'
const NO_VERSIONS = 'ok The bucket keeps no old versions, so what is erased is gone there.'
const NOT_BACKED_UP = 'open npm run backup doesn’t copy the images in the store. Check that something else does.'

describe('with images in a store', { timeout: PATIENCE_MS }, () => {
  test('a backup has all but them and says so, and a restore finds them again', async () => {
    const store = await startStoreServer()
    const environment = storeSettingsOf(store)
    const [dataDir, backups] = [newFolder(), newFolder()]
    const product = await startProduct({ dataDir, environment })
    const logo = await uploadLogo(product.origin)
    const path = join(backups, 'goodword.tar')
    const backup = await runProgramOn('backup', [path], { dataDir, environment })
    expect(backup.output).toContain(
      'Images are in the store at IMAGES_URL and not in this backup. Copy the bucket with the store’s own tools.\n',
    )
    expect(backup.output).not.toContain('missing')
    await product.stop()
    rmSync(dataDir, { recursive: true })

    expect(await runProgramOn('restore', [path], { dataDir })).toMatchObject({
      code: 1,
      output: `${path} has no images, because they were in a store. Set IMAGES_URL to that store, or to a copy of it.\n`,
    })
    expect(await runProgramOn('restore', [path, '--drill'], { dataDir, environment })).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 image, '),
    })
    const restored = await runProgramOn('restore', [path], { dataDir, environment })
    expect(restored.output).toContain(
      'Images stay in the store at IMAGES_URL. npm run doctor says whether all are there.\n',
    )
    const again = await startProduct({ dataDir, environment })
    onTestFinished(async () => void (await again.stop()))
    expect((await fetch(again.origin + logo)).status).toBe(200)
  })

  test('the doctor says whether all are there', async () => {
    const store = await startStoreServer()
    const environment = storeSettingsOf(store)
    const dataDir = newFolder()
    expect(await doctorsWords(dataDir, environment)).toEqual([REACHED, NO_VERSIONS, NOT_BACKED_UP])
    const product = await startProduct({ dataDir, environment })
    await uploadLogo(product.origin)
    await product.stop()
    expect(await doctorsWords(dataDir, environment)).toEqual([
      REACHED,
      NO_VERSIONS,
      'ok Every image is there.',
      NOT_BACKED_UP,
    ])
    const { id } = await inDataFolder(dataDir, ({ rows }) => rows(images).one())
    store.objectsOf()?.delete(`tests/images/${id}/512.jpg`)
    store.conditions.hasVersions = true
    expect(await doctorsWords(dataDir, environment)).toEqual([
      REACHED,
      'open The bucket keeps old versions, so erased images stay there. Turn versions off, or let old ones expire after a few days.',
      'problem 1 image is incomplete in the store. Restore a copy of the bucket, or ask for a new upload.',
      NOT_BACKED_UP,
    ])
    store.conditions.denied.add('GetBucketVersioning')
    expect((await doctorsWords(dataDir, environment))[1]).toBe(
      'open The key may not see whether the bucket keeps old versions. If it does, erased images stay there: turn versions off, or let old ones expire.',
    )
    store.conditions.denied.add('PutObject')
    expect(await doctorsWords(dataDir, environment)).toEqual([expect.stringMatching(/^problem .* right s3:PutObject/)])
  })

  test('the doctor finds images that were left in the folder', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'images/pictures/img_1'), { recursive: true })
    writeFileSync(join(dataDir, 'images/pictures/img_1/96.webp'), 'image')
    const environment = storeSettingsOf(await startStoreServer())
    expect(await doctorsWords(dataDir, environment)).toEqual([
      expect.stringMatching(/^problem IMAGES_URL is set, and .* still has images that nobody would see\./),
    ])
    expect(await doctorsWords(dataDir, {})).toEqual([])
  })
})
