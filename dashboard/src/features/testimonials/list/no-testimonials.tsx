import { Upload } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FirstSteps } from '../first-steps/first-steps.card.tsx'
import styles from './testimonial-list.module.css'

type NoTestimonialsProps = { onCreate: () => void; onImport: () => void }

/** Before anybody was asked: how to begin. */
export const NoTestimonials = ({ onCreate, onImport }: NoTestimonialsProps) => (
  <div className={styles.begin}>
    <EmptyState
      title="You don't have any testimonials currently."
      actions={
        <>
          <Button onClick={onCreate}>Ask your first client</Button>
          <Button variant="quiet" onClick={onImport}>
            <Upload />
            Import clients from CSV
          </Button>
        </>
      }
    >
      Write to one client you finished something for. The first answer makes the others easier to ask for.
    </EmptyState>
    <FirstSteps place="beside" onCreateRequest={onCreate} />
  </div>
)
