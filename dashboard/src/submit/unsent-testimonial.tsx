import { useSubmitTexts } from './submit-texts.ts'
import styles from './unsent-testimonial.module.css'
/** Text from this tab that can no longer be sent, so that the client can copy it. */
export function UnsentTestimonial({ text: wording }: { text: string }) {
  const { thanks } = useSubmitTexts()
  if (wording.trim() === '') return null
  return (
    <details className={`above-24 pad-16 card ${styles.unsent}`}>
      <summary className="text-14 medium pointer">{thanks.unsent}</summary>
      <p dir="auto">{wording}</p>
    </details>
  )
}
