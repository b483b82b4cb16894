import { Bell, BellOff, BellRing, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { reminderWords } from './mail.words.ts'
import styles from './drawer.module.css'

const icons: Record<NonNullable<ReturnType<typeof reminderWords>>['kind'], LucideIcon> = {
  planned: Bell,
  stopped: BellOff,
  done: BellRing,
}

/** Whether the client is reminded, and a button to have it otherwise. */
export function DrawerReminder({ details }: { details: TestimonialDetails }) {
  const now = useMinute()
  const toast = useToast()
  const { changeReminders } = useTestimonialMutations()
  const [isBusy, setIsBusy] = useState(false)
  const reminder = reminderWords(details, { history: details.history, now })
  if (!reminder) return null
  const { kind, words } = reminder
  const Icon = icons[kind]

  const change = async (areOn: boolean) => {
    setIsBusy(true)
    try {
      await changeReminders(details.id, { areOn })
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.reminder}>
      <Icon />
      <p aria-live="polite">{words}</p>
      {kind !== 'done' && (
        <Button variant="line" size="small" isBusy={isBusy} onClick={() => void change(kind === 'stopped')}>
          {kind === 'stopped' ? 'Remind after all' : 'Don’t remind'}
        </Button>
      )}
    </div>
  )
}
