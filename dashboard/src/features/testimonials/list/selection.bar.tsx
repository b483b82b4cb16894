import { Check, type LucideIcon, Send, X } from 'lucide-react'
import type { BulkAction, Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { ExportMenu } from '../export/export.menu.tsx'
import styles from './selection.bar.module.css'
import { rowsFor, severalActions, severalThings, severalWord } from './several.words.ts'
import type { PerformOnSeveral } from './use-several.tsx'

const icons: Record<BulkAction, LucideIcon> = { approve: Check, reject: X, resend: Send }

type SelectionBarProps = {
  selected: readonly Testimonial[]
  onAction: PerformOnSeveral
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the rows that are chosen: only what makes sense for some of them, and for how many. */
export function SelectionBar({ selected, onAction, onSelectAll, onClear }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="Selection">
      <b role="status">{selected.length} selected</b>
      <div className={styles.actions}>
        {severalActions.map((action) => {
          const rows = rowsFor(selected, action)
          const Icon = icons[action]
          if (rows.length === 0) return null
          const word = severalWord(action, rows)
          return (
            <Button
              key={action}
              variant="line"
              size="small"
              aria-label={`${word} ${rows.length} of ${severalThings(action, selected.length)} selected`}
              onClick={() => onAction(action)}
            >
              <Icon />
              {rows.length < selected.length ? `${word} ${rows.length} of ${selected.length}` : word}
            </Button>
          )
        })}
        {selected.length > 0 && <ExportMenu query={{}} selected={selected} />}
      </div>
      <Button variant="quiet" size="small" className={styles.all} onClick={onSelectAll}>
        Select all
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
