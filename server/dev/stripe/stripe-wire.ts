import * as z from 'zod'

/** The fields of a call's body or query: nested, and all text. */
export type Fields = { [name: string]: Field }
type Field = string | Fields | Field[]

/** An error answer of Stripe's. */
export class StripeProblem extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown, message: string) {
    super(message)
    this.status = status
    this.body = body
  }
}

type ProblemOptions = { status?: number; code?: string; param?: string; type?: string }

export const problem = (message: string, options: ProblemOptions = {}) => {
  const { status = 400, type = 'invalid_request_error', ...rest } = options
  return new StripeProblem(status, { error: { message, ...rest, type } }, message)
}

export const missing = ({ what, id, param = 'id' }: { what: string; id: string; param?: string }) =>
  problem(`No such ${what}: '${id}'`, { status: param === 'id' ? 404 : 400, code: 'resource_missing', param })

export const oauthProblem = (error: string, { status = 400, message }: { status?: number; message: string }) =>
  new StripeProblem(status, { error, error_description: message }, message)

/** Parses `a[b][0][c]=d` like Stripe does. */
export function readFields(encoded: URLSearchParams): Fields {
  const root: Fields = Object.create(null)
  for (const [name, value] of encoded) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = root
    for (const [index, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(at).length) : part
      if (index === path.length - 1) {
        at[key] = value
        break
      }
      const next = at[key]
      const inner: Fields = typeof next === 'object' && !Array.isArray(next) ? next : Object.create(null)
      at[key] = inner
      at = inner
    }
  }
  return withLists(root)
}

function withLists(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asList(value)]))
}

function asList(value: Field): Field {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const keys = Object.keys(value)
  const isList = keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
  return isList ? Object.values(value).map(asList) : withLists(value)
}

/** How a call's fields are written. */
export const text = z.string().max(5000)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number)
export const metadata = z.union([z.record(z.string(), z.string()), z.literal('').transform(() => ({}))])
/** Known to Stripe, without effect here. */
export const anything = z.unknown()
export const since = z.union([
  whole.transform((at) => ({ gte: at, lte: at })),
  z.object({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
])
export type Since = z.output<typeof since>

export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

/** Parses the fields with the schema, with Stripe's errors. */
export function parseFields<Schema extends z.ZodObject>(schema: Schema, fields: Fields): z.output<Schema> {
  const { expand: _, ...rest } = fields
  const parsed = schema.strict().safeParse(rest)
  if (parsed.success) return parsed.data as z.output<Schema>
  const issue = parsed.error.issues[0]
  const path = issue?.path ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? ''])
    throw problem(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = nameOf(path)
  if (valueAt(rest, path) === undefined)
    throw problem(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  throw problem(`Invalid ${param}: ${issue?.message ?? ''}`, { code: 'parameter_invalid', param })
}

function valueAt(fields: Fields, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    fields,
  )
}

export const isWithin = (created: number, range: Since | undefined) =>
  !range ||
  ((!('gt' in range) || range.gt === undefined || created > range.gt) &&
    (range.gte === undefined || created >= range.gte) &&
    (!('lt' in range) || range.lt === undefined || created < range.lt) &&
    (range.lte === undefined || created <= range.lte))

type Page = { limit?: number | undefined; starting_after?: string | undefined; ending_before?: string | undefined }

/** A page of a list, newest first. */
export function pageOf<T extends { id: string }>(all: readonly T[], { url, page }: { url: string; page: Page }) {
  const { limit = 10, starting_after: after, ending_before: before } = page
  const indexOf = (id: string, param: string) => {
    const index = all.findIndex((one) => one.id === id)
    if (index < 0) throw missing({ what: 'object', id, param })
    return index
  }
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list' as const, data: all.slice(start, end), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1
  return {
    object: 'list' as const,
    data: all.slice(start, start + limit),
    has_more: start + limit < all.length,
    url,
  }
}
