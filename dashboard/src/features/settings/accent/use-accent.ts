import useSWR from 'swr'
import { previewAccent } from '#shared/form-settings.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'

const DEBOUNCE_MS = 120

/** The adjusted colours for light and dark backgrounds; while loading, those of the previous colour. */
export function useAccent(color: string | null) {
  const call = useApi()
  const asked = useDebounced(color, DEBOUNCE_MS)
  const { data, error } = useSWR(
    color === null || asked === null ? null : ['accent', asked],
    async ([, each]) => ({ color: each, accent: await call(previewAccent, { query: { color: each } }) }),
    { keepPreviousData: true, revalidateIfStale: false, revalidateOnFocus: false },
  )
  return { known: color === null ? null : data, isUnknown: color !== null && !data && error !== undefined }
}
