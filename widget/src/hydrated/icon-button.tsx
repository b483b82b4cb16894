import type { ButtonHTMLAttributes } from 'preact'
import type { Say } from '../say.ts'

const PATHS = {
  prev: 'M19 12H5m6-6-6 6 6 6',
  next: 'M5 12h14m-6-6 6 6-6 6',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5v14l11-7z',
}
const LABELS = { prev: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' } as const

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { icon: keyof typeof PATHS; say: Say }

export function IconButton({ icon, say, ...button }: IconButtonProps) {
  return (
    <button part={icon} class="icon" type="button" aria-label={say(LABELS[icon])} {...button}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </button>
  )
}
