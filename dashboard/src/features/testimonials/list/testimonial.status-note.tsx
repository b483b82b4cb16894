import { LoaderCircle, Lock, type LucideIcon, MailX } from 'lucide-react'
import type { Testimonial } from '#shared/testimonials.ts'
import { classNames } from '../../../lib/class-names.ts'
import { type Note, noteOf } from './testimonial.notes.ts'
import styles from './testimonial.status-note.module.css'

const notes: Record<Note, { words: string; icon: LucideIcon }> = {
  sending: { words: 'Sending…', icon: LoaderCircle },
  notDelivered: { words: 'Not delivered', icon: MailX },
  private: { words: 'Private', icon: Lock },
}

export function StatusNote({ testimonial }: { testimonial: Testimonial }) {
  const note = noteOf(testimonial)
  if (!note) return null
  const { words, icon: Icon } = notes[note]
  return (
    <span className={classNames(styles.note, styles[note])}>
      <Icon />
      {words}
    </span>
  )
}
