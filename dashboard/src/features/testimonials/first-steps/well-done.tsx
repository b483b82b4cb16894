import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import styles from './first-steps.module.css'

/** Said once: whoever has seen it has put the list away. */
export function WellDone({ onShown }: { onShown: () => void }) {
  const [isClosed, setIsClosed] = useState(false)
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  if (isClosed) return null
  return (
    <section className={styles.wellDone} role="status">
      <CircleCheck />
      <p>
        <b>Well done, that is all it takes.</b> What you approve appears on your wall by itself.{' '}
        <Link to="/widgets">See your widgets</Link>
      </p>
      <Button variant="quiet" size="small" onClick={() => setIsClosed(true)}>
        Close
      </Button>
    </section>
  )
}
