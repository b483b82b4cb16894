import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { deletePartLesson, listPartLessons, type PartLesson } from '#shared/payment-corrections.ts'
import { listPayments } from '#shared/payments.ts'
import { WAIT } from '../../../../components/button.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { fullDate } from '../../../../lib/dates.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useEndpoint, useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import styles from './rules.module.css'

const readAs = { first: 'a deposit', last: 'a final payment' }

/** What was learned from corrections of payments. Nothing before the first. */
export function LessonsSection() {
  const { data, mutate } = useEndpoint(listPartLessons, {})
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [deleting, setDeleting] = useState<string>()
  const list = useRef<HTMLUListElement>(null)

  async function remove({ wording }: PartLesson) {
    setDeleting(wording)
    try {
      await call(deletePartLesson, { params: { wording } })
      await mutate()
      void refresh(listPayments)
      toast.success(`“${wording}” is read as before.`)
      list.current?.focus()
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setDeleting(undefined)
    }
  }

  if (!data || data.items.length === 0) return null
  return (
    <SettingsSection title="Learned words" hint="From your corrections of payments.">
      <ul className={`border-block ${styles.lessons}`} role="list" aria-label="Learned words" tabIndex={-1} ref={list}>
        {data.items.map((lesson) => (
          <li key={lesson.wording} className="row align-center justify-between gap-12">
            <span className="shrink anywhere">
              <bdi>“{lesson.wording}”</bdi> is {readAs[lesson.part]}
              <span className="block text-13 muted">Learned {fullDate(lesson.learnedAt)}</span>
            </span>
            <IconButton
              icon={X}
              label={`Delete: ${lesson.wording}`}
              tooltip="Delete"
              change="decide about payments"
              disabledReason={deleting === lesson.wording ? WAIT : undefined}
              onClick={() => void remove(lesson)}
            />
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
