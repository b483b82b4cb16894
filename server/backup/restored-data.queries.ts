import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DATABASE_FILE } from '#server/db/data-folder.ts'
import { IMAGES_FOLDER } from './manifest.ts'

/** How much there is of what an installation is there for. */
export type DataCounts = { accounts: number; workspaces: number; testimonials: number; images: number }

/** Counts what is in a data folder that no server uses. */
export function countData(dataDir: string): DataCounts {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true })
  const count = (of: string) => Number(raw.prepare(`select count(*) from ${of}`).pluck().get())
  try {
    return {
      accounts: count('users'),
      workspaces: count('workspaces'),
      testimonials: count('testimonials'),
      images: count(`images where state = 'ready'`),
    }
  } finally {
    raw.close()
  }
}

/** Whether SQLite finds the database whole. */
export function isDatabaseWhole(dataDir: string): boolean {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true })
  try {
    return raw.pragma('integrity_check', { simple: true }) === 'ok'
  } finally {
    raw.close()
  }
}

/** How many images lack a file or a part of one. The server may be running. */
export function countTornImages(dataDir: string): number {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true })
  const isTorn = ({ id, bytes }: ImageRow) => sizeOf(join(dataDir, IMAGES_FOLDER, id)) < bytes
  try {
    const rows = raw.prepare<[], ImageRow>(`select id, bytes from images where state = 'ready'`).all()
    const isNamed = raw.prepare<[string]>('select 1 from images where id = ?')
    // One that is gone by now was removed meanwhile.
    return rows.filter((row) => isTorn(row) && isNamed.get(row.id)).length
  } finally {
    raw.close()
  }
}

type ImageRow = { id: string; bytes: number }

function sizeOf(folder: string): number {
  try {
    return readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)
  } catch {
    return 0
  }
}
