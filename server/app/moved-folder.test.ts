import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { newFolder } from '#server/testing/folders.ts'
import { makeDataFolder } from './moved-folder.ts'

describe('a new data folder', () => {
  const make = (folder: string, fill: (unfinished: string) => Promise<void>) =>
    makeDataFolder({ folder, failpoints: noFailpoints, fill })

  test('is not there when its disk was full, and neither is what was begun', async () => {
    const folder = join(newFolder(), 'data')
    const full = Object.assign(new Error('no space'), { code: 'SQLITE_FULL' })
    await expect(make(folder, () => Promise.reject(full))).rejects.toThrow(/^The disk of .* is full/)
    expect(readdirSync(join(folder, '..'))).toEqual([])
  })

  test('takes the place of an empty one, and of nothing else', async () => {
    const folder = newFolder()
    await make(folder, async (unfinished) => writeFileSync(join(unfinished, 'letter'), ''))
    expect(readdirSync(folder).toSorted()).toEqual(['instance.lock', 'letter'])
    await expect(make(folder, async () => {})).rejects.toThrow('is not empty')
    await expect(make(join(folder, 'letter', 'new'), async () => {})).rejects.toThrow(
      /new\.moving can’t be made \(ENOTDIR/,
    )
    const other = join(newFolder(), 'other')
    mkdirSync(`${other}.moving`)
    writeFileSync(join(`${other}.moving`, 'letter'), '')
    await expect(make(other, async () => {})).rejects.toThrow('is in the way')
  })
})
