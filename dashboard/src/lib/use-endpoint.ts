import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type * as z from 'zod'
import type { Call, Endpoint } from '#shared/http/endpoint.ts'
import { urlOf } from './api.ts'
import { useAuth } from './auth/use-auth.ts'
import { useApi } from './use-api.ts'

/** The answer of a GET endpoint, kept in the cache under its address. An owner's endpoint waits until somebody is signed in. */
export function useEndpoint<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(endpoint: Endpoint<Path, Query, Body, Response>, input: Call<Path, Query, Body>) {
  const call = useApi()
  const { status } = useAuth()
  const isEnabled = endpoint.access === 'public' || status === 'signedIn'
  return useSWR<z.output<Response>, Error>(isEnabled ? urlOf(endpoint, input) : null, () => call(endpoint, input))
}

/** `refresh(endpoint)`: asks again for every answer of that endpoint that is in the cache, whatever its query. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  return useCallback(
    ({ path }: { path: string }) =>
      mutate((key) => typeof key === 'string' && (key === path || key.startsWith(`${path}?`))),
    [mutate],
  )
}
