import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type * as z from 'zod'
import type { Call, Endpoint } from '#shared/http/endpoint.ts'
import { matchesPage } from '#shared/pages.ts'
import { urlOf } from './api.ts'
import { useAuth } from './auth/use-auth.ts'
import { useApi } from './use-api.ts'

/**
 * The answer of an endpoint that only reads, kept in the cache under its address, its body and the visit of the signed-in
 * user, so that nobody is shown an answer that was given to somebody else. An owner's endpoint waits until somebody is
 * signed in, and every endpoint waits while the input is null.
 */
export function useEndpoint<
  Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(endpoint: Endpoint<Path, Query, Body, Response>, input: Call<Path, Query, Body> | null) {
  const call = useApi()
  const visit = useVisit()
  const isOpen = endpoint.access === 'public' || visit !== null
  const key: CacheKey | null = isOpen && input !== null ? [visit, urlOf(endpoint, input), bodyOf(input)] : null
  return useSWR<z.output<Response>, Error>(key, input === null ? null : () => call(endpoint, input))
}

function useVisit(): number | null {
  const auth = useAuth()
  return auth.status === 'signedIn' ? auth.visit : null
}

type CacheKey = [visit: number | null, url: string, body: string | undefined]

const bodyOf = (input: object) => ('body' in input ? JSON.stringify(input.body) : undefined)

const isOf = (visit: number | null, key: unknown): key is CacheKey => Array.isArray(key) && key[0] === visit

const hasPath = ({ key, path }: { key: unknown; path: string }) => {
  const url: unknown = Array.isArray(key) ? key[1] : undefined
  return typeof url === 'string' && matchesPage(url.split('?')[0] ?? '', [path])
}

/** `refresh(endpoint)`: asks again for every answer of that endpoint that is in the cache, whatever its parameters. */
export function useRefresh() {
  const { mutate } = useSWRConfig()
  return useCallback(({ path }: { path: string }) => mutate((key) => hasPath({ key, path })), [mutate])
}

/**
 * `change(endpoint, patch)`: changes every answer of that endpoint that is in the cache, without asking for it again.
 * A call that ends after the visit in which it began changes nothing of the next one.
 */
export function useCacheChange() {
  const { mutate } = useSWRConfig()
  const visit = useVisit()
  return useCallback(
    <Path extends string, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
      { path }: Endpoint<Path, Query, Body, Response>,
      patch: (answer: z.output<Response>) => z.output<Response>,
    ) =>
      mutate<z.output<Response>>(
        (key) => isOf(visit, key) && hasPath({ key, path }),
        (answer) => (answer === undefined ? undefined : patch(answer)),
        { revalidate: false },
      ),
    [mutate, visit],
  )
}

/** `change({ endpoint, input }, patch)`: as `useCacheChange`, the one answer that was given to that input. */
export function useAnswerChange() {
  const { mutate } = useSWRConfig()
  const visit = useVisit()
  return useCallback(
    <Path extends string, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
      { endpoint, input }: { endpoint: Endpoint<Path, Query, Body, Response>; input: Call<Path, Query, Body> },
      patch: (answer: z.output<Response>) => z.output<Response>,
    ) =>
      mutate<z.output<Response>>(
        (key) => isOf(visit, key) && key[1] === urlOf(endpoint, input),
        (answer) => (answer === undefined ? undefined : patch(answer)),
        { revalidate: false },
      ),
    [mutate, visit],
  )
}
