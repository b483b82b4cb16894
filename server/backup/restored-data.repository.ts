import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DATABASE_FILE } from '#server/db/sqlite.ts'
import { IMAGES_FOLDER } from './manifest.ts'

/** How much there is of what an installation is there for. */
export type DataCounts = { accounts: number; workspaces: number; testimonials: number; pictures: number }

/** Counts what is in a data folder that no server uses. */
export function countData(dataDir: string): DataCounts {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true })
  const count = (of: string) => Number(raw.prepare(`select count(*) from ${of}`).pluck().get())
  try {
    return {
      accounts: count('users'),
      workspaces: count('workspaces'),
      testimonials: count('testimonials'),
      pictures: count(`images where state = 'ready'`),
    }
  } finally {
    raw.close()
  }
}

/** Whether SQLite finds the database whole, and how many pictures lack a file or a part of one. */
export function inspectData(dataDir: string): { isWhole: boolean; tornPictures: number } {
  const raw = new Sqlite(join(dataDir, DATABASE_FILE), { readonly: true })
  try {
    const pictures = raw
      .prepare<[], { id: string; bytes: number }>(`select id, bytes from images where state = 'ready'`)
      .all()
    return {
      isWhole: raw.pragma('integrity_check', { simple: true }) === 'ok',
      tornPictures: pictures.filter(({ id, bytes }) => sizeOf(join(dataDir, IMAGES_FOLDER, id)) < bytes).length,
    }
  } finally {
    raw.close()
  }
}

function sizeOf(folder: string): number {
  try {
    return readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)
  } catch {
    return 0
  }
}
