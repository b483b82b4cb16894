import type { Context } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import type { Refusal } from './identity.domain.ts'
import { codeOf, errorAnswer } from './identity.protocol.ts'

/** One operation of the protocol: its input, what it does, and its answer. */
export function operation<Input, Result extends object>({
  input,
  run,
  answer,
}: {
  input: z.ZodType<Input>
  run: (input: Input, c: Context<AppEnv>) => Promise<Result | Refusal>
  answer: (result: Result) => object
}) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const parsed = input.safeParse(await readJson(c))
    if (!parsed.success) return refusal(c, codeOf(parsed.error))
    const result = await run(parsed.data, c)
    return isRefusal(result) ? refusal(c, result.refused) : c.json(answer(result))
  }
}

export const refusal = (c: Context<AppEnv>, code: string): Response => c.json(errorAnswer(code), 400)

const isRefusal = (result: object): result is Refusal => 'refused' in result

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
