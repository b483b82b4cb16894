import { Upload } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FirstSteps } from '../first-steps/first-steps.card.tsx'
import styles from './testimonial-list.module.css'

type NoTestimonialsProps = { onCreate: () => void; onImport: () => void }

/** Shown before the first request: how to begin. */
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
      Start with a client you’ve just finished work for. After the first answer, asking the others is easier.
    </EmptyState>
    <FirstSteps place="beside" onCreateRequest={onCreate} />
  </div>
)
