import { setImmediate as nextTurn } from 'node:timers/promises'
import { EXISTING_SKETCHES_MAX } from '#shared/existing-import.ts'
import { likened } from '#shared/likeness.ts'
import type { Database } from '#server/db/database.ts'
import { listAnswersAfter, type Place } from './imported.repository.ts'

/** Texts whose fingerprints are made in one turn of the event loop: 8 ms for the longest ones. */
const BATCH_TEXTS = 100

type ListedSketch = { id: string; customerName: string; sketch: number[]; letters: number }

export type SketchesService = ReturnType<typeof createSketchesService>

/** Fingerprints are made when they are asked for, so nothing has to be kept up to date. */
export function createSketchesService({ db }: { db: Database }) {
  return {
    async listSketches({ workspaceId, after }: { workspaceId: string; after: string | null }) {
      const items: ListedSketch[] = []
      let place = after === null ? null : placeOf(after)
      while (items.length < EXISTING_SKETCHES_MAX) {
        const answers = await db.read((tx) => listAnswersAfter(tx, { workspaceId, after: place, limit: BATCH_TEXTS }))
        for (const { id, customerName, text } of answers) {
          const { sketch, letters } = likened({ name: customerName, text })
          items.push({ id, customerName, sketch: [...sketch], letters })
        }
        place = answers.at(-1) ?? place
        if (answers.length < BATCH_TEXTS) return { items, next: null }
        await nextTurn()
      }
      return { items, next: place && `${place.submittedAt.getTime()}_${place.id}` }
    },
  }
}

function placeOf(after: string): Place {
  const [, at = '', id = ''] = /^(-?\d+)_(.*)$/u.exec(after) ?? []
  return { submittedAt: new Date(Number(at)), id }
}
