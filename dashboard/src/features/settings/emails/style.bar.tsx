import { Plus } from 'lucide-react'
import type { EmailSettings } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { PlanLine } from './plan.line.tsx'
import styles from './style-bar.module.css'

type StyleBarProps = {
  settings: EmailSettings
  chosenId: string
  onChoose: (id: string) => void
  onAdd: () => void
}

/** The styles of a workspace, one of which is edited. Not there where there is one and can be no other. */
export function StyleBar({
  settings: { rights, styles: all, defaultStyleId },
  chosenId,
  onChoose,
  onAdd,
}: StyleBarProps) {
  if (all.length < 2 && rights.stylesMax < 2) return null
  return (
    <section className={styles.bar} aria-label="Styles">
      <ul role="list">
        {all.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={id === chosenId || undefined}
              onClick={() => onChoose(id)}
            >
              <span>{name}</span>
              {id === defaultStyleId && <span className={styles.default}>Default</span>}
            </button>
          </li>
        ))}
        <li>
          <Button variant="quiet" size="small" aria-disabled={all.length >= rights.stylesMax} onClick={onAdd}>
            <Plus />
            Add a style
          </Button>
        </li>
      </ul>
      {rights.stylesMax < 2 && <PlanLine plan="Studio" what="several styles" isKept />}
      {rights.stylesMax > 1 && all.length >= rights.stylesMax && (
        <p className={styles.full}>These are the {rights.stylesMax} that there can be.</p>
      )}
    </section>
  )
}
