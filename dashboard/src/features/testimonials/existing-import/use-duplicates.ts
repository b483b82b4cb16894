import { useState } from 'react'
import useSWR from 'swr'
import { findExistingDuplicates } from '#shared/existing-import.ts'
import { newUuid } from '#shared/uuid.ts'
import { useApi } from '../../../lib/use-api.ts'
import { chunksOf } from './chunks.ts'
import type { CheckedRow } from './rows.ts'

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
  return useSWR<ReadonlyMap<number, string>, Error>(key, find, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
}
