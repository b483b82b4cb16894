import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type StoredObject = { bytes: Buffer; type: string; changedAt: Date }

/** What a bucket has, in memory or in a folder. */
export type Objects = {
  put(key: string, object: StoredObject): void
  get(key: string): StoredObject | undefined
  delete(key: string): void
  /** In the order of their keys' bytes. */
  keys(): string[]
}

export const etagOf = ({ bytes }: Pick<StoredObject, 'bytes'>) => `"${createHash('md5').update(bytes).digest('hex')}"`

export function createObjectsInMemory(): Objects {
  const all = new Map<string, StoredObject>()
  return {
    put: (key, object) => void all.set(key, object),
    get: (key) => all.get(key),
    delete: (key) => void all.delete(key),
    keys: () => [...all.keys()].toSorted(),
  }
}

/** One file for each object; its type is beside it. Several processes can read it, and it outlives the server. */
export function createObjectsInFolder(folder: string): Objects {
  mkdirSync(folder, { recursive: true })
  const pathOf = (key: string) => join(folder, encodeURIComponent(key))
  return {
    put(key, { bytes, type }) {
      const path = pathOf(key)
      writeFileSync(`${path}.type!`, type)
      writeFileSync(`${path}.new!`, bytes)
      renameSync(`${path}.new!`, path)
    },
    get(key) {
      const path = pathOf(key)
      if (!existsSync(path)) return undefined
      return { bytes: readFileSync(path), type: readFileSync(`${path}.type!`, 'utf8'), changedAt: statSync(path).mtime }
    },
    delete(key) {
      for (const path of [pathOf(key), `${pathOf(key)}.type!`]) rmSync(path, { force: true })
    },
    keys: () =>
      readdirSync(folder)
        .filter((name) => !name.endsWith('!'))
        .map(decodeURIComponent)
        .toSorted(),
  }
}
