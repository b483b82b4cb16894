import { useState } from 'react'
import { useAuth } from '../../lib/auth/use-auth.ts'
import styles from './testimonials.module.css'

/**
 * What was typed into a form and not sent, kept per account and workspace until the page is reloaded. Returns a hook;
 * `subject` separates forms about different things.
 */
export function createFormDrafts<Values extends object>() {
  const drafts = new Map<string, Values>()
  return function useFormDraft(subject = '') {
    const auth = useAuth()
    // What is typed belongs to the workspace in which the form was opened.
    const [workspaceId] = useState(() => auth.getWorkspace())
    const key = JSON.stringify([auth.status === 'signedIn' ? auth.user.id : null, workspaceId, subject])
    return {
      read: () => drafts.get(key),
      keep: (values: Values) => void drafts.set(key, values),
      forget: () => void drafts.delete(key),
    }
  }
}

/** Says that a form opened with a draft, and offers to empty it. */
export function DraftNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className={`row wrap text-13 muted ${styles.note}`}>
      We’ve restored what you typed before.{' '}
      <button type="button" onClick={onStartOver}>
        Start over
      </button>
    </p>
  )
}
