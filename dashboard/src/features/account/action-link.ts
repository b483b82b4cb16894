import * as z from 'zod'

const MAX_CODE_LENGTH = 512

/** What the link of an email asks for. Without a usable code it asks for nothing. */
export type ActionLink = { purpose: 'password' | 'email'; code?: string | undefined }

// A project of the hosted identity service has one address for all its links and names the purpose in `mode`.
const purposeOfMode = new Map<string | null, ActionLink['purpose']>([
  ['resetPassword', 'password'],
  ['verifyEmail', 'email'],
  ['verifyAndChangeEmail', 'email'],
  ['recoverEmail', 'email'],
])

const Kept = z.object({ code: z.string() })

/**
 * Reads the code from the address, or else from this history entry, where it was kept when it was removed from the
 * address. `page` is the purpose of the page, used where the address names none.
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
