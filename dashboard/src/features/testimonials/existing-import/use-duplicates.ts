import { useState } from 'react'
import useSWR from 'swr'
import { findExistingDuplicates, type ExistingSketches, listExistingSketches } from '#shared/existing-import.ts'
import { newUuid } from '#shared/uuid.ts'
import { useApi } from '../../../lib/use-api.ts'
import { chunksOf } from './chunks.ts'
import { createAlikeIndex, findAlike } from './alike.ts'
import type { CheckedRow } from './rows.ts'
import type { Duplicate } from './selection.ts'

const ONCE = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

/**
 * Which testimonials rows repeat, by the row's number. Rows are looked for once, as they were first read: a row that is
 * corrected afterwards is compared with the file only.
 */
export function useDuplicates(rows: readonly CheckedRow[]) {
  const call = useApi()
  const [key] = useState(() => ['import-duplicates', newUuid()])
  const find = async (): Promise<ReadonlyMap<number, string>> => {
    const named = rows.flatMap(({ row }) =>
      row ? [{ row: row.row, customerName: row.customerName, testimonial: row.testimonial }] : [],
    )
    const duplicates = new Map<number, string>()
    for (const chunk of chunksOf(named)) {
      const answer = await call(findExistingDuplicates, { body: { rows: chunk } })
      for (const { row, id } of answer.duplicates) duplicates.set(row, id)
    }
    return duplicates
  }
  return useSWR<ReadonlyMap<number, string>, Error>(key, find, ONCE)
}

/**
 * What rows almost repeat, by the row's number, in the file and the workspace. Nothing waits for it. It waits until duplicates
 * are found, because the server does one costly thing at a time for a workspace.
 */
export function useAlike(rows: readonly CheckedRow[], { isWaiting }: { isWaiting: boolean }) {
  const call = useApi()
  const [key] = useState(() => ['import-alike', newUuid()])
  const find = async (): Promise<ReadonlyMap<number, Duplicate>> => {
    const index = createAlikeIndex()
    let after: string | null | undefined
    while (after !== null) {
      const page: ExistingSketches = await call(listExistingSketches, { query: after === undefined ? {} : { after } })
      for (const { id, customerName: name, sketch, letters } of page.items)
        index.add({ about: { name, sketch, letters }, duplicate: { of: 'workspace', id } })
      after = page.next
    }
    return findAlike(rows, index)
  }
  return useSWR<ReadonlyMap<number, Duplicate>, Error>(isWaiting ? null : key, find, ONCE)
}
