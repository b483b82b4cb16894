import { EmailContent } from '../client/client-page.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import { UnsentTestimonial } from './unsent-testimonial.tsx'
import styles from '../client/screen.module.css'

/** Cancelled, erased or never existed: the page doesn't reveal which. */
export function UnknownRequestPage({ unsentText }: { unsentText: string }) {
  const { nowhere } = useSubmitTexts()
  return (
    <EmailContent title={nowhere.pageTitle}>
      <div className={styles.screen}>
        <h1>{nowhere.title}</h1>
        <p className={styles.note}>{nowhere.note}</p>
        <UnsentTestimonial text={unsentText} />
      </div>
    </EmailContent>
  )
}
