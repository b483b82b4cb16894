import { useId, useState } from 'react'
import type { Accent } from '#shared/submissions.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { usePaint } from '../accent/paint.ts'
import { Stars } from '../../../stars/stars.tsx'
import styles from './form-preview.module.css'

type Theme = 'light' | 'dark'

type FormPreviewProps = {
  user: CurrentUser
  /** Null for the default. */
  accent: Accent | null
  extraFields: { company: boolean; role: boolean; questions: string[] }
}

/** A picture of the form as clients see it, built with the same tokens; nothing in it can be pressed. */
export function FormPreview({ user, accent, extraFields }: FormPreviewProps) {
  const titleId = useId()
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  const ground = theme === 'light' ? 'var(--surface)' : 'var(--sunken)'
  const ref = usePaint<HTMLDivElement>({
    '--accent': accent?.[theme] ?? null,
    '--primary': accent && 'var(--accent)',
    '--on-primary': accent && ground,
  })
  const sender = user.organisationName ?? fullName(user)
  return (
    <figure className={`shrink gap-12 stack ${styles.figure}`} aria-labelledby={titleId}>
      <figcaption className="row justify-between gap-12 text-13 muted">
        <span id={titleId}>What your clients see</span>
        <Segments label="Preview theme" options={themeSegments} value={theme} onChange={setTheme} />
      </figcaption>
      <div
        ref={ref}
        className={`stack gap-16 pad-24 text-13 ink anywhere border ${styles.sheet}`}
        data-theme={theme}
        aria-hidden="true"
      >
        <Head user={user} sender={sender} />
        <p className={`serif-24 ${styles.title}`}>Thank you for working with {sender || '--'}</p>
        <div>
          <p className="medium below-8">Your rating</p>
          <div className="flex">
            <Stars rating={4} size="large" gap="gap-8" />
          </div>
        </div>
        <div>
          <p className="medium below-8">How was your experience?</p>
          <p className={styles.quote}>
            <span />
          </p>
          <p className={`above-8 accent underline ${styles.prompt}`}>What changed for you?</p>
        </div>
        {extraFields.questions.map((question, index) => (
          <Box key={index} label={question.trim() || '…'} isTall />
        ))}
        <Box label="Your name" value="Ana Ribeiro" />
        {(extraFields.company || extraFields.role) && (
          <div className={styles.pair}>
            {extraFields.company && <Box label="Your company" />}
            {extraFields.role && <Box label="Your role" />}
          </div>
        )}
        <div className={styles.choices}>
          <p className={styles.chosen}>Public</p>
          <p>Private</p>
        </div>
        <p className={`medium round-control max-full pad-block-8 pad-inline-16 ${styles.button}`}>
          Send to {sender || '--'}
        </p>
      </div>
    </figure>
  )
}

function Head({ user, sender }: { user: CurrentUser; sender: string }) {
  const [firstLetter = ''] = sender.trim()
  return (
    <div className={`row gap-8 ${styles.head}`}>
      {user.organisationImageUrl ? (
        <img src={user.organisationImageUrl} alt="" />
      ) : (
        <span className={`center ${styles.monogram}`}>{firstLetter.toLocaleUpperCase()}</span>
      )}
      <p className="shrink medium">
        {sender}
        {user.organisationName && <span>{fullName(user)}</span>}
      </p>
    </div>
  )
}

const Box = ({ label, value, isTall = false }: { label: string; value?: string; isTall?: boolean }) => (
  <div>
    <p className="medium below-8" dir="auto">
      {label}
    </p>
    <p className={isTall ? styles.tall : styles.box}>{value}</p>
  </div>
)
