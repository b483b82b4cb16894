import { useAuth } from './auth/use-auth.ts'

/**
 * What was typed into a form and not sent, kept per account until the page is reloaded. Returns a hook; `subject`
 * separates forms about different things.
 */
export function createFormDrafts<Values extends object>() {
  const drafts = new Map<string, Values>()
  return function useFormDraft(subject = '') {
    const auth = useAuth()
    const key = JSON.stringify([auth.status === 'signedIn' ? auth.user.id : null, subject])
    return {
      read: () => drafts.get(key),
      keep: (values: Values) => void drafts.set(key, values),
      forget: () => void drafts.delete(key),
    }
  }
}
