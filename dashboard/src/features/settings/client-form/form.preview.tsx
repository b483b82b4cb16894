import { useId, useState } from 'react'
import type { Accent } from '#shared/submissions.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { usePaint } from '../accent/paint.ts'
import styles from './client-form.module.css'

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
          <Stars />
        </div>
        <div>
          <p className="medium below-8">How was your experience?</p>
          <p className={styles.quote}>
            <span />
          </p>
          <p className={`above-8 fit accent underline ${styles.prompt}`}>What changed for you?</p>
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
        <p className={`medium round-control max-full pad-8-16 justify-self-start ${styles.button}`}>
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

const star = 'M12 2.8l2.85 5.78 6.38.93-4.62 4.5 1.09 6.35L12 17.36l-5.7 3 1.09-6.35-4.62-4.5 6.38-.93z'

const Stars = () => (
  <div className={`flex gap-8 ${styles.stars}`}>
    {[1, 2, 3, 4, 5].map((value) => (
      <svg key={value} viewBox="0 0 24 24">
        <path d={star} />
      </svg>
    ))}
  </div>
)
