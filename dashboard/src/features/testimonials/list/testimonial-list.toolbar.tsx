import { Button } from '../../../components/button.tsx'
import { ExportMenu } from '../export/export.menu.tsx'
import type { ExportQuery } from '../export/use-export.tsx'
import styles from './testimonial-list.toolbar.module.css'

type ToolbarProps = { query: ExportQuery; onCreate: () => void }

/** What can be done with the list as a whole: bring clients in, take testimonials out, add one, ask for one. */
export function TestimonialListToolbar({ query, onCreate }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <ExportMenu query={query} />
      <Button onClick={onCreate}>+ Create</Button>
    </div>
  )
}
