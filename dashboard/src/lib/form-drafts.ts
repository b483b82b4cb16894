import { useAuth } from './auth/use-auth.ts'

/**
 * What was typed into one form and not sent, kept apart for each account until the page is loaded anew. The result is a
 * hook.
 */
export function createFormDrafts<Values extends object>() {
  const drafts = new Map<string, Values>()
  return function useFormDraft() {
    const auth = useAuth()
    const account = auth.status === 'signedIn' ? auth.user.id : ''
    return {
      read: () => drafts.get(account),
      keep: (values: Values) => void drafts.set(account, values),
      forget: () => void drafts.delete(account),
    }
  }
}
