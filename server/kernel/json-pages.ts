import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'

/** A value in which lists may be read in pages while it is being sent. */
export type InPages<T> = T extends readonly (infer Item)[]
  ? T | AsyncIterable<InPages<Item>[]>
  : T extends object
    ? { [Key in keyof T]: InPages<T[Key]> }
    : T

/** An answer that is read while it is sent. `end` is called once: when all of it was sent, or nobody wants the rest. */
export type PagedAnswer<T> = { content: InPages<T>; end: () => void }

/** Smaller pieces are collected, because each one sent has its cost. */
const PIECE_LENGTH = 64 * 1024

/**
 * The text that `JSON.stringify(schema.parse(value))` gives, in pieces. Each page of a list is parsed and written in a
 * turn of the event loop of its own.
 */
export async function* writeJson(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  let text = ''
  for await (const piece of writeValue(schema, value)) {
    text += piece
    if (text.length < PIECE_LENGTH) continue
    yield text
    text = ''
  }
  yield text
}

async function* writeValue(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  if (isPaged(value) && schema instanceof z.ZodArray) yield* writeList(schema, value)
  else if (holdsPages(value) && schema instanceof z.ZodObject) yield* writeObject(schema, value)
  else yield JSON.stringify(schema.parse(value))
}

async function* writeList({ element }: z.ZodArray, pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  // Safe: zod types the elements of an unknown list by its core, of which its own schemas are the only ones here.
  const items = element as z.ZodType
  let separator = ''
  yield '['
  for await (const page of pages) {
    for (const item of page) {
      yield separator
      separator = ','
      if (holdsPages(item)) yield* writeValue(items, item)
      else yield JSON.stringify(items.parse(item))
    }
    await nextTurn()
  }
  yield ']'
}

async function* writeObject(schema: z.ZodObject, value: Record<string, unknown>): AsyncGenerator<string> {
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(schema.shape, name))
  if (unknown !== undefined) throw new Error(`The contract has no field ${unknown}.`)
  let separator = '{'
  for (const [name, field] of Object.entries(schema.shape)) {
    yield `${separator}${JSON.stringify(name)}:`
    separator = ','
    // Safe, as above.
    yield* writeValue(field as z.ZodType, value[name])
  }
  yield '}'
}

const isPaged = (value: unknown): value is AsyncIterable<unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const holdsPages = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some((field) => isPaged(field) || holdsPages(field))

/** However slowly it is read, it ends after this time, because what it reads from is held until then. */
const SENDING_MAX_MS = 10 * 60_000

/** The body of a paged answer. `onFailure` is told about an error after which the answer can only be cut off. */
export function streamJson<T>(
  schema: z.ZodType,
  { content, end }: PagedAnswer<T>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const pieces = writeJson(schema, content)
  const encoder = new TextEncoder()
  let isEnded = false
  function finish(): void {
    if (isEnded) return
    isEnded = true
    clearTimeout(timer)
    end()
  }
  async function stop(): Promise<void> {
    await pieces.return(undefined).catch(onFailure)
    finish()
  }
  const timer = setTimeout(() => void stop(), SENDING_MAX_MS)
  timer.unref()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (!done) return controller.enqueue(encoder.encode(value))
          // Stopped before its end, it must not look complete.
          if (isEnded) throw new Error('The answer was not read in time.')
          finish()
          controller.close()
        } catch (error) {
          finish()
          onFailure(error)
          controller.error(new Error('The answer was cut off.'))
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
}
