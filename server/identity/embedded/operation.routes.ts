import type { Context } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '#server/http/context.ts'
import { wrongContentType } from '#server/http/request.errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Refusal } from './identity.domain.ts'
import { codeOf, errorAnswer } from './identity.protocol.ts'
import type { IdentityService } from './identity.service.ts'

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
    // A form of another site can send any other type without the browser asking us.
    if (mediaTypeOf(c) !== 'application/json') throw wrongContentType()
    const parsed = input.safeParse(await readJson(c))
    if (!parsed.success) return refusal(c, codeOf(parsed.error))
    const result = await run(parsed.data, c)
    return isRefusal(result) ? refusal(c, messageOf(result)) : c.json(answer(result))
  }
}

export const refusal = (c: Context<AppEnv>, code: string): Response => c.json(errorAnswer(code), 400)

const messageOf = ({ refused, sentence }: Refusal) => (sentence ? `${refused} : ${sentence}` : refused)

const isRefusal = (result: object): result is Refusal => 'refused' in result

/** Counts calls by one account before it pays for them. A call without a valid token is refused, but not counted. */
export const createAccountLimit =
  (identity: Pick<IdentityService, 'checkToken'>, limit: RateLimiter | undefined) =>
  async <Result>({ idToken }: { idToken: string }, run: () => Promise<Result | Refusal>): Promise<Result | Refusal> => {
    if (!limit) return run()
    const signedIn = await identity.checkToken(idToken)
    if ('refused' in signedIn) return signedIn
    await limit.consume(signedIn.account.uid)
    return run()
  }

const mediaTypeOf = (c: Context) => (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
