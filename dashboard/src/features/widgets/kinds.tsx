import { useId } from 'react'
import type { WidgetKind } from '#shared/widgets.ts'
import styles from './kinds.module.css'

const kinds: readonly { kind: WidgetKind; name: string; text: string }[] = [
  { kind: 'wall', name: 'Wall', text: 'All testimonials, in columns' },
  { kind: 'carousel', name: 'Carousel', text: 'One row to browse' },
  { kind: 'badge', name: 'Badge', text: 'Average rating and count' },
  { kind: 'single', name: 'Single', text: 'One testimonial, large' },
  { kind: 'marquee', name: 'Marquee', text: 'A row that keeps scrolling' },
]

export const kindName = (kind: WidgetKind): string => kinds.find((each) => each.kind === kind)?.name ?? kind

const shapes: Record<WidgetKind, string> = {
  wall: 'M2 2h8v9H2zM12 2h8v6h-8zM22 2h8v11h-8zM2 13h8v7H2zM12 10h8v10h-8zM22 15h8v5h-8z',
  carousel: 'M2 5h7v12H2zM11 5h10v12H11zM23 5h7v12h-7z',
  badge: 'M7 7h18v8H7z',
  single: 'M5 4h22v2H5zM5 9h22v2H5zM5 14h14v2H5z',
  marquee: 'M2 9h9v4H2zM13 9h12v4H13zM27 9h3v4h-3z',
}

export const KindDrawing = ({ kind }: { kind: WidgetKind }) => (
  <svg viewBox="0 0 32 22" aria-hidden="true">
    <path d={shapes[kind]} />
  </svg>
)

type KindTilesProps = { label: string; value: WidgetKind; onChange: (kind: WidgetKind) => void }

/** The layouts to choose from, each as a small drawing. */
export function KindTiles({ label, value, onChange }: KindTilesProps) {
  const name = useId()
  return (
    <fieldset className={styles.tiles}>
      <legend className="text-13 strong below-8">{label}</legend>
      <div className="stack gap-8">
        {kinds.map(({ kind, name: word, text: wording }) => (
          <label
            className="relative center gap-4 text-12 medium muted border round-control surface pointer"
            key={kind}
            title={wording}
          >
            <input
              className="cover"
              type="radio"
              name={name}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <KindDrawing kind={kind} />
            {word}
          </label>
        ))}
      </div>
      <p className="above-8 text-13 muted">{kinds.find(({ kind }) => kind === value)?.text}.</p>
    </fieldset>
  )
}
