import type { Log } from '#server/kernel/log.ts'
import type { OpenSession } from './open-session.ts'

export type SignInLog = {
  log?: Log | undefined
  /** Level of the line about a refused sign-in: `warn` by default. */
  refusalLevel?: 'info' | 'warn' | undefined
}

/** The lines about sign-ins: who, and how or why not. No addresses and no networks. */
export const createSignInLog = ({ log, refusalLevel = 'warn' }: SignInLog) => ({
  /** `account` is undefined for an address that has none. */
  refused: (line: { account: string | undefined; reason: string }) =>
    log?.[refusalLevel]({ security: 'sign_in_refused', ...line }, 'sign-in refused'),
  succeeded: ({ account, session }: OpenSession) =>
    log?.info(
      { security: 'signed_in', account: account.uid, session: session.id, factor: session.method },
      'signed in',
    ),
})
