import type * as z from 'zod'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path parameters of an endpoint's path, by name. */
export type Params<Path extends string> = { [Name in Names<Path>]: string }

/** Who may call an endpoint: anybody, or a signed-in owner. */
export type Access = 'public' | 'owner'

/**
 * One description of one HTTP endpoint. The server mounts it, the dashboard calls it, and the OpenAPI document is made
 * from it. A `query`, `body` or `response` that is left out does not exist on the wire.
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
  /** The most bytes that a JSON body may have; 32 KB when left out. */
  maxBodyBytes?: number
  /** The body is a file, sent as it is: its media types, and the most bytes it may have. */
  upload?: { types: readonly string[]; maxBytes: number }
  response?: Response
  /** Status of a successful answer. 200 when left out, 204 when there is no response. */
  status?: 200 | 201
  /**
   * The token is checked with the identity service itself, so that one that was revoked a moment ago is refused: for what
   * cannot be undone.
   */
  checksRevocation?: true
  /** Codes of the failures that are particular to this endpoint (`feature.reason`). */
  errors?: readonly string[]
}

type Omittable<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

/** What a caller of an endpoint passes: `params`, `query` and `body`, each only where the endpoint has it. */
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
