import type { Language } from '#shared/languages.ts'
import type { ReadableStream } from 'node:stream/web'
import type { Context, Hono } from 'hono'
import type * as z from 'zod'
import { type Endpoint, type Params, worksFrozen } from '#shared/http/endpoint.ts'
import { isRoleEnough } from '#shared/roles.ts'
import { acceptedLanguage } from './accepted-language.ts'
import { JSON_BODY_MAX_BYTES, limitBody } from './body-limit.ts'
import type { Log } from '#server/kernel/log.ts'
import { type Member, roleTooLow, workspaceFrozen } from '#server/kernel/member.ts'
import { type PagedAnswer, streamJson } from '#server/kernel/json-pages.ts'
import type { AppEnv, MemberSession } from './context.ts'
import { createOwnCookies, type OwnCookie } from './own-cookies.ts'
import {
  bodyTooLarge,
  invalidIdempotencyKey,
  invalidRequest,
  malformedJson,
  noFile,
  wrongContentType,
  wrongFileType,
} from './request.errors.ts'
import type { Session } from './session.ts'

export type RequestFacts = {
  id: string
  address: string
  /** The caller's `Idempotency-Key`, with its format checked. */
  idempotencyKey: string | undefined
  /** The first language of the caller's browser that we have. */
  language: Language
}

type Input<Path extends string, Query extends z.ZodType, Body extends z.ZodType> = {
  params: Params<Path>
  query: z.output<Query>
  body: z.output<Body>
  /** The body of an upload as a stream. Calling it without `upload` in the contract is a bug. */
  openFile: () => ReadableStream
  request: RequestFacts
}

/** The endpoints of one app, in mounting order. */
export type MountedEndpoints = readonly Endpoint[]

/**
 * Connects contracts to an app. The contract parses both input and output, so nothing leaves the server that the
 * contract doesn't name. Endpoints for members get who calls before the handler runs, and refuse a role that is too low
 * and changes of a frozen workspace.
 */
export type Mount = ReturnType<typeof createMount>

export function createMount(app: Hono<AppEnv>, session: Session, site: { publicUrl: () => string; log: Log }) {
  const mounted: Endpoint[] = []
  const cookies = createOwnCookies(site)

  function register(endpoint: Endpoint, handle: (c: Context<AppEnv>) => Promise<unknown>) {
    mounted.push(endpoint)
    // Uploads count their own bytes while streaming.
    if (endpoint.method !== 'GET' && !endpoint.upload) {
      app.on(endpoint.method, [endpoint.path], limitBody(endpoint.maxBodyBytes ?? JSON_BODY_MAX_BYTES))
    }
    app.on(endpoint.method, [endpoint.path], async (c) => {
      const result = await handle(c)
      if (!endpoint.response) return c.body(null, 204)
      if (result instanceof SentInPages) return sendInPages(c, endpoint.response, result.answer)
      return c.json(endpoint.response.parse(result) as object, endpoint.status ?? 200)
    })
  }

  function sendInPages(c: Context<AppEnv>, schema: z.ZodType, answer: PagedAnswer<unknown>): Response {
    c.header('content-type', 'application/json')
    if (c.req.method === 'HEAD') {
      answer.end()
      return c.body(null)
    }
    const requestId = c.get('requestId')
    const body = streamJson(schema, answer, (err) => site.log.error({ err, requestId }, 'answer cut off'))
    return c.body(body)
  }

  /** Throws `request.role_too_low` (403), `workspaces.frozen` (402), and what `requireMember` throws. */
  async function requireRole(
    endpoint: Pick<Endpoint, 'access' | 'method' | 'path' | 'checksRevocation' | 'worksFrozen'>,
    c: Context<AppEnv>,
  ) {
    const { access, path, checksRevocation } = endpoint
    if (access === 'public') throw new Error(`${path} is a public endpoint.`)
    const signedIn = await session.requireMember(c, checksRevocation ? 'now' : 'offline')
    if (access !== 'account' && !isRoleEnough(signedIn.member.role, access)) throw roleTooLow(access)
    if (signedIn.member.isFrozen && !worksFrozen(endpoint)) throw workspaceFrozen()
    return signedIn
  }

  return {
    endpoints: mounted as MountedEndpoints,

    onPublic:
      <Path extends string, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
        endpoint: Endpoint<Path, Query, Body, Response>,
      ) =>
      (handle: (input: Input<Path, Query, Body>) => Promise<z.input<Response>>) => {
        if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not a public endpoint.`)
        register(endpoint as unknown as Endpoint, async (c) => handle(await readInput(endpoint, c)))
      },

    onMember:
      <Path extends string, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
        endpoint: Endpoint<Path, Query, Body, Response>,
      ) =>
      (
        handle: (
          input: Input<Path, Query, Body> & {
            member: Member
            session: MemberSession
            setCookie: (cookie: OwnCookie) => void
          },
        ) => Promise<z.input<Response>>,
      ) => {
        register(endpoint as unknown as Endpoint, async (c) => {
          const signedIn = await requireRole(endpoint, c)
          return handle({
            ...(await readInput(endpoint, c)),
            ...signedIn,
            setCookie: (cookie) => cookies.write(c, cookie),
          })
        })
      },

    /** For an answer that can be large. It is parsed and sent in pages, and other requests are answered in between. */
    onMemberInPages:
      <Path extends string, Query extends z.ZodType, Body extends z.ZodType, Response extends z.ZodType>(
        endpoint: Endpoint<Path, Query, Body, Response>,
      ) =>
      (handle: (input: Input<Path, Query, Body> & { member: Member }) => Promise<PagedAnswer<z.input<Response>>>) => {
        register(endpoint as unknown as Endpoint, async (c) => {
          const { member } = await requireRole(endpoint, c)
          return new SentInPages(await handle({ ...(await readInput(endpoint, c)), member }))
        })
      },
  }
}

/** Tells a paged answer from a result. */
class SentInPages {
  readonly answer: PagedAnswer<unknown>

  constructor(answer: PagedAnswer<unknown>) {
    this.answer = answer
  }
}

async function readInput<Path extends string, Query extends z.ZodType, Body extends z.ZodType>(
  endpoint: Endpoint<Path, Query, Body>,
  c: Context<AppEnv>,
): Promise<Input<Path, Query, Body>> {
  const file = endpoint.upload && readFile(c, endpoint.upload)
  const input = {
    params: c.req.param(),
    query: endpoint.query && parse(endpoint.query, readQuery(c)),
    body: endpoint.body && parse(endpoint.body, await readJson(c)),
    openFile: () => file ?? refuseToOpen(endpoint.path),
    request: {
      id: c.get('requestId'),
      address: c.get('address'),
      idempotencyKey: readIdempotencyKey(c),
      language: acceptedLanguage(c.req.header('accept-language')),
    },
  }
  // Safe: each part was parsed by the schema that its type comes from, and the router filled in the path's parameters.
  return input as unknown as Input<Path, Query, Body>
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidRequest(result.error.issues.map(describeIssue))
}

function describeIssue(issue: z.core.$ZodIssue): { path: string; message: string } {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return { path, message: `Unknown field: ${issue.keys.join(', ')}.` }
  // The contract has no better message.
  if (/^(Invalid|Too|Unrecognized)\b/.test(issue.message)) return { path, message: describeField(path, issue) }
  return { path, message: issue.message }
}

function describeField(path: string, issue: z.core.$ZodIssue): string {
  if (!path) return 'The body must be a JSON object.'
  if (issue.code === 'invalid_type') return `The field ${path} must be of type ${issue.expected}.`
  if (issue.code === 'invalid_value') return `The field ${path} must be one of: ${issue.values.join(', ')}.`
  return `The field ${path} is not valid.`
}

function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries())
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  if (mediaTypeOf(c) !== 'application/json') throw wrongContentType()
  try {
    return JSON.parse(text)
  } catch {
    throw malformedJson()
  }
}

/** The stream may be longer than declared, so its reader counts. */
function readFile(c: Context, { types, maxBytes }: NonNullable<Endpoint['upload']>): ReadableStream {
  if (!types.includes(mediaTypeOf(c))) throw wrongFileType(types)
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw bodyTooLarge(`${maxBytes / 1024 ** 2} MB`)
  const body = c.req.raw.body
  if (!body) throw noFile()
  // Safe: both are streams of the same standard; Node's type is wider.
  return body as ReadableStream
}

function refuseToOpen(path: string): never {
  throw new Error(`${path} does not accept a file.`)
}

const mediaTypeOf = (c: Context) => (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key === undefined || /^[\w-]{8,128}$/.test(key)) return key
  throw invalidIdempotencyKey()
}
