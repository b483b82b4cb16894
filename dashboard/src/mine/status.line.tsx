import { Clock, EyeOff, Globe, Lock, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnAnswer } from '#shared/own-page.ts'
import { Linked, Sentence } from '../client/sentence.tsx'
import { useDays } from './days.ts'
import { useMineTexts } from './mine-texts.ts'
import { useOwnPage } from './own-page.context.ts'
import styles from './words.module.css'

const icons: Record<OwnAnswer['visibility'], LucideIcon> = {
  shown: Globe,
  waiting: Clock,
  private: Lock,
  not_shown: EyeOff,
  withdrawn: Undo2,
}

function useStatus({ visibility, withdrawnAt }: OwnAnswer): { line: ReactNode; note: string | null } {
  const { status } = useMineTexts().answered
  const { sender } = useOwnPage()
  const nameDay = useDays()
  switch (visibility) {
    case 'shown':
      return { line: status.shown, note: null }
    case 'waiting':
      return { line: <Sentence text={status.waiting} name={sender.owner} />, note: status.waitingNote }
    case 'private':
      return { line: <Sentence text={status.private} name={sender.name} />, note: null }
    case 'not_shown':
      return { line: <Sentence text={status.notShown} name={sender.name} />, note: null }
    case 'withdrawn':
      return { line: status.withdrawn(nameDay(withdrawnAt ?? '')), note: status.withdrawnNote }
  }
}

/** Who can read the words now, and where. */
export function StatusLine({ answer }: { answer: OwnAnswer }) {
  const { status } = useMineTexts().answered
  const { line, note } = useStatus(answer)
  const Icon = icons[answer.visibility]
  return (
    <div className={styles.status} data-visibility={answer.visibility}>
      <Icon />
      <div>
        <p className={styles.line}>{line}</p>
        {note !== null && <p>{note}</p>}
        {answer.appearsIn.map(({ name, url }) => (
          <p key={url} className={styles.place}>
            <Linked text={status.shownIn} label={name} href={url} />
          </p>
        ))}
      </div>
    </div>
  )
}
