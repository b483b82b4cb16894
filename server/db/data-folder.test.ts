import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { applySettings } from './sqlite.ts'
import { DataFolderInUse, openDataFolder, readDataFolder } from './data-folder.ts'
import { DataFolderOutdated } from './sqlite-migrating.ts'

describe('a data folder', () => {
  const inFolder = (visit: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'goodword-db-'))
    try {
      visit(join(folder, 'made', 'here'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('is made when it is not there, and keeps its data', () => {
    inFolder((folder) => {
      openDataFolder(folder).close()
      openDataFolder(folder).close()
      expect(readdirSync(folder)).toContain('goodword.db')
    })
  })

  test('of an older numbering of migrations is refused, and not touched', () => {
    inFolder((folder) => {
      mkdirSync(folder, { recursive: true })
      const path = join(folder, 'goodword.db')
      const old = new Sqlite(path)
      old.exec(`create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric);
        insert into __drizzle_migrations (hash, created_at) values ('of-an-older-release', 1);
        create table users (id text primary key)`)
      old.close()
      const before = readFileSync(path)
      expect(() => openDataFolder(folder)).toThrow(DataFolderOutdated)
      expect(() => readDataFolder(folder)).toThrow(DataFolderOutdated)
      expect(readFileSync(path).equals(before)).toBe(true)
    })
  })

  test('belongs to one process at a time', () => {
    inFolder((folder) => {
      const first = openDataFolder(folder)
      expect(() => openDataFolder(folder)).toThrow(DataFolderInUse)
      first.close()
      openDataFolder(folder).close()
    })
  })

  test('writes every commit through to the disk and checks references', () => {
    const raw = new Sqlite(':memory:')
    applySettings(raw)
    expect(raw.pragma('synchronous', { simple: true })).toBe(2)
    expect(raw.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(raw.pragma('busy_timeout', { simple: true })).toBe(250)
  })
})
