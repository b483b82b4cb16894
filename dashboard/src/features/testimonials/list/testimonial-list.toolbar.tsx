import { Button } from '../../../components/button.tsx'
import styles from './testimonial-list.toolbar.module.css'

type ToolbarProps = { onCreate: () => void }

/** What can be done with the list as a whole: bring clients in, take testimonials out, add one, ask for one. */
export function TestimonialListToolbar({ onCreate }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button onClick={onCreate}>+ Create</Button>
    </div>
  )
}
