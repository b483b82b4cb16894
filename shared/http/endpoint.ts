import type * as z from 'zod'
import type { Role } from '../roles.ts'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path parameters of an endpoint's path, by name. */
export type Params<Path extends string> = { [Name in Names<Path>]: string }

/**
 * Who may call an endpoint: anybody (`public`), anybody who is signed in, about the own account (`account`), or a member
 * of the workspace with at least this role.
 */
export type Access = 'public' | 'account' | Role

/**
 * One description of one HTTP endpoint. The server mounts it, the dashboard calls it, and the OpenAPI document is
 * generated from it. An endpoint without `query`, `body` or `response` doesn't have one.
 */
export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  access: Access
  /** One sentence for the API reference. */
  summary: string
  query?: Query
  body?: Body
  /** Maximum size of a JSON body in bytes; 32 KB by default. */
  maxBodyBytes?: number
  /** The body is a raw file: its media types and maximum size in bytes. */
  upload?: { types: readonly string[]; maxBytes: number }
  response?: Response
  /** Status of a successful answer. The default is 200, or 204 without a response. */
  status?: 200 | 201
  /**
   * Also checks with the identity service that the token has not just been revoked. For actions that can't be undone.
   */
  checksRevocation?: true
  /**
   * Whether it works in a frozen workspace, one for which the payer's plan has no room. By default, calls that read do, and
   * calls about the own account.
   */
  worksFrozen?: boolean
  /** Error codes specific to this endpoint (`feature.reason`). */
  errors?: readonly string[]
}

type Omittable<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

/** What a caller passes: `params`, `query` and `body`, each only if the endpoint has it. */
export type Call<Path extends string, Query extends z.ZodType, Body extends z.ZodType> = Omittable<{
  params: [Names<Path>] extends [never] ? undefined : Params<Path>
  query: z.input<Query>
  body: z.input<Body>
}>

export const defineEndpoint = <
  const Path extends string,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodVoid,
>(
  endpoint: Endpoint<Path, Query, Body, Response>,
) => endpoint

/** Whether a call works while the workspace is frozen. */
export function worksFrozen(endpoint: Pick<Endpoint, 'worksFrozen' | 'method' | 'access'>): boolean {
  const { method, access } = endpoint
  return endpoint.worksFrozen ?? (method === 'GET' || access === 'account' || access === 'public')
}
