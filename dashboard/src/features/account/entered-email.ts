import { useLocation } from 'react-router-dom'
import * as z from 'zod'

const EnteredEmail = z.object({ email: z.string() })

/** The address typed on the previous account page, so that nobody types it twice; empty when there is none. */
export function useEnteredEmail(): string {
  const { state } = useLocation()
  const entered = EnteredEmail.safeParse(state)
  return entered.success ? entered.data.email : ''
}
