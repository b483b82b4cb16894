import * as z from 'zod'

const MAX_CODE_LENGTH = 512

/** What the link of a mail asks for. Without a usable code it asks for nothing. */
export type ActionLink = { purpose: 'password' | 'email'; code?: string | undefined }

// A project of the hosted identity service has one address for all its links, and names the purpose in `mode`.
const purposeOfMode = new Map<string | null, ActionLink['purpose']>([
  ['resetPassword', 'password'],
  ['verifyEmail', 'email'],
  ['verifyAndChangeEmail', 'email'],
  ['recoverEmail', 'email'],
])

const Kept = z.object({ code: z.string() })

/**
 * Reads the link from the address, else the code that was kept for this entry of the history when it was taken out of the
 * address. `page` is what the address was made for, where it names no purpose.
 */
export function readActionLink({
  search,
  state,
  page,
}: {
  search: string
  state: unknown
  page: ActionLink['purpose']
}): ActionLink {
  const query = new URLSearchParams(search)
  const kept = Kept.safeParse(state)
  const mode = query.get('mode')
  const purpose = purposeOfMode.get(mode)
  if (mode !== null && !purpose) return { purpose: page }
  const code = query.get('oobCode') ?? (kept.success ? kept.data.code : null)
  const isUsable = code !== null && code !== '' && code.length <= MAX_CODE_LENGTH
  return { purpose: purpose ?? page, code: isUsable ? code : undefined }
}
