import {
  Bot,
  ClockAlert,
  Eraser,
  Hand,
  type LucideIcon,
  MailQuestionMark,
  MailWarning,
  MailX,
  Pencil,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { MailStanding } from '../testimonial.mail.ts'
import { mailWords } from './mail.words.ts'
import { momentWords } from './moment.words.ts'
import { standingWords, suspicionWords } from './standing.words.ts'
import styles from './drawer.module.css'

const icons: Record<NonNullable<ReturnType<typeof standingWords>>['kind'], LucideIcon> = {
  erased: Eraser,
  withdrawn: Undo2,
  declined: Hand,
  unsubscribed: MailX,
  changed: Pencil,
}

const mailIcons: Partial<Record<MailStanding, LucideIcon>> = {
  held: ClockAlert,
  slow: ClockAlert,
  complained: MailWarning,
  uncertain: MailQuestionMark,
}

type DrawerStandingProps = { testimonial: Testimonial; suspicion: TestimonialDetails['suspicion'] }

/** What has to be known before anything is done with it. */
export function DrawerStanding({ testimonial, suspicion }: DrawerStandingProps) {
  const standing = standingWords(testimonial)
  const mail = standing ? null : mailWords(testimonial)
  if (!standing && !mail && !suspicion) return null
  return (
    <ul className={styles.standing} role="list">
      {standing && (
        <Standing icon={icons[standing.kind]}>
          {standing.words} <time dateTime={standing.at}>{momentWords(standing.at)}</time>
        </Standing>
      )}
      {mail && (
        <Standing icon={mailIcons[mail.standing] ?? MailX}>
          <b>{mail.title}</b> {mail.words}
        </Standing>
      )}
      {suspicion && <Standing icon={Bot}>{suspicionWords[suspicion]}</Standing>}
    </ul>
  )
}

const Standing = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon />
    <p>{children}</p>
  </li>
)
