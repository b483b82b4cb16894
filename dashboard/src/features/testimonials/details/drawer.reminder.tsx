import { Bell, BellOff, BellRing, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import { reminderMessage } from './email.messages.ts'
import styles from './drawer.module.css'

const icons: Record<NonNullable<ReturnType<typeof reminderMessage>>['kind'], LucideIcon> = {
  planned: Bell,
  stopped: BellOff,
  done: BellRing,
}

/** Whether the client is reminded, and a button to change that. */
export function DrawerReminder({ details }: { details: TestimonialDetails }) {
  const now = useMinute()
  const toast = useToast()
  const { changeReminders } = useTestimonialMutations()
  const [isBusy, setIsBusy] = useState(false)
  const reminder = reminderMessage(details, { history: details.history, now })
  if (!reminder) return null
  const { kind, text } = reminder
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
    <div className={`row wrap gap-8-12 icons-muted ${styles.reminder}`}>
      <Icon />
      <p aria-live="polite">{text}</p>
      {kind !== 'done' && (
        <Button variant="line" size="small" isBusy={isBusy} onClick={() => void change(kind === 'stopped')}>
          {kind === 'stopped' ? 'Resume reminders' : 'Stop reminders'}
        </Button>
      )}
    </div>
  )
}
