import { CircleSlash, Gauge, ShieldCheck } from 'lucide-react'
import type { Form } from '#shared/forms.ts'
import { Button } from '../../components/button.tsx'
import { useModal } from '../../components/modal.tsx'
import { AccessDialog } from './access.dialog.tsx'
import { answersMessage, removedMessage, toConfirmMessage } from './answers.messages.ts'
import styles from './forms.module.css'

const icons = { open: ShieldCheck, closed: CircleSlash, full: Gauge }

/** Whether the link takes answers, and how many today. */
export function AnswersNote({ form }: { form: Form }) {
  const modal = useModal()
  const Icon = icons[form.state]
  const openDialog = () => modal.open(<AccessDialog form={form} onClose={modal.close} />)
  return (
    <div className={`row wrap gap-8 above-16 text-13 muted ${styles.note}`}>
      <p className="beside gap-8 shrink icons-in-line">
        <Icon />
        <span>
          {answersMessage(form)} {toConfirmMessage(form.answersToConfirm)} {removedMessage(form.removedAnswers)}
        </span>
      </p>
      <Button variant="quiet" size="small" change="change the collection link" onClick={openDialog}>
        {form.state === 'closed' ? 'Open the link' : 'Change limit or close'}
      </Button>
    </div>
  )
}
