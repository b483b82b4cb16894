import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import styles from './first-steps.module.css'

/** Shown only once: showing it also dismisses the list. */
export function WellDone({ onShown }: { onShown: () => void }) {
  const [isClosed, setIsClosed] = useState(false)
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  if (isClosed) return null
  return (
    <section className={`icons-20 icons-success ${styles.wellDone}`} role="status">
      <CircleCheck />
      <p>
        <b>Well done, that’s all it takes.</b> Testimonials you approve appear on your wall automatically.{' '}
        <Link to="/widgets">See your widgets</Link>
      </p>
      <Button variant="quiet" size="small" onClick={() => setIsClosed(true)}>
        Close
      </Button>
    </section>
  )
}
