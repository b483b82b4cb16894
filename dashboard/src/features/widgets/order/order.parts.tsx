import { GripVertical, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { WidgetOrderDetails } from '#shared/widget-order.ts'
import { NUMBERS_NOTE, notShownMessage } from './order.messages.ts'
import { KEYS_ID } from './order.row.tsx'
import styles from './order.module.css'

type GroupProps = {
  title: string
  note: string
  count: number
  /** The position of its first testimonial. */
  start: number
  action?: ReactNode
  children: ReactNode[]
}

export const Group = ({ title, note, count, start, action, children }: GroupProps) => (
  <section className="stack gap-8" aria-label={title}>
    <header className="row wrap justify-between gap-16 rows-4">
      <div className="shrink">
        <h2 className={styles.heading}>
          {title} <span className="regular muted tabular">{count}</span>
        </h2>
        <p className="text-13 muted">{note}</p>
      </div>
      {action}
    </header>
    {count === 0 ? (
      <p className="pad-16 text-13 muted border round-card">
        None yet. Pin a testimonial, and it comes before all others.
      </p>
    ) : (
      <ol className={`card ${styles.list}`} start={start}>
        {children}
      </ol>
    )}
  </section>
)

export const Notes = ({ notShown }: Pick<WidgetOrderDetails, 'notShown'>) => {
  const isComplete = Object.values(notShown).every((count) => count === 0)
  return (
    <p className="flex gap-8 text-13 muted icons-14 icons-in-line">
      <Info />
      <span className="shrink">
        {!isComplete && `${notShownMessage(notShown)} `}
        {notShown.waiting > 0 && (
          <>
            <Link to="/testimonial/list?status=submitted">Review those that wait</Link>.{' '}
          </>
        )}
        {NUMBERS_NOTE}
      </span>
    </p>
  )
}

export const NothingShown = ({ notShown }: Pick<WidgetOrderDetails, 'notShown'>) => (
  <div className="stack gap-8 pad-24 border round-card">
    <p>This widget shows no testimonial yet, so there is nothing to put in order.</p>
    <Notes notShown={notShown} />
  </div>
)

const KEYS = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Home'], does: 'to the top' },
  { keys: ['Space'], does: 'drop' },
  { keys: ['Esc'], does: 'put back' },
]
const KEYS_BEFORE = [
  { keys: ['Space'], does: 'grab' },
  { keys: ['p'], does: 'pin' },
]

/** Says what happened, to everybody, and which keys work now. */
export const KeyBar = ({ message, isGrabbed }: { message: string; isGrabbed: boolean }) => (
  <div className={`border-above ${styles.keys}`}>
    <div className={`row wrap justify-between gap-24 rows-4 text-13 ${styles.bar}`}>
      <p className="row gap-8 icons-14" role="status">
        {message && <GripVertical />}
        {message}
      </p>
      <p className="row wrap gap-16 rows-4 muted" id={KEYS_ID}>
        {(isGrabbed ? KEYS : KEYS_BEFORE).map(({ keys, does }) => (
          <span key={does} className="row gap-4">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
      </p>
    </div>
  </div>
)
