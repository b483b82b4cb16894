import { useId } from 'react'
import type { WidgetKind } from '#shared/widgets.ts'
import styles from './kinds.module.css'

const kinds: readonly { kind: WidgetKind; name: string; text: string }[] = [
  { kind: 'wall', name: 'Wall', text: 'All testimonials, in columns' },
  { kind: 'grid', name: 'Grid', text: 'All testimonials, in rows of cards of the same height' },
  { kind: 'list', name: 'List', text: 'One below another, for a narrow column' },
  { kind: 'carousel', name: 'Carousel', text: 'One row to browse' },
  { kind: 'marquee', name: 'Marquee', text: 'A row that keeps scrolling' },
  { kind: 'single', name: 'Single', text: 'One testimonial, large' },
  { kind: 'badge', name: 'Badge', text: 'Average rating and count' },
  { kind: 'avatars', name: 'Avatars', text: 'Faces in a row, for beside a button; each opens its testimonial' },
  { kind: 'text', name: 'In a sentence', text: 'A few faces, count and average, within a sentence of your page' },
]

export const kindName = (kind: WidgetKind): string => kinds.find((each) => each.kind === kind)?.name ?? kind

const shapes: Record<WidgetKind, string> = {
  wall: 'M2 2h8v9H2zM12 2h8v6h-8zM22 2h8v11h-8zM2 13h8v7H2zM12 10h8v10h-8zM22 15h8v5h-8z',
  grid: 'M2 2h8v8H2zM12 2h8v8h-8zM22 2h8v8h-8zM2 12h8v8H2zM12 12h8v8h-8zM22 12h8v8h-8z',
  list: 'M8 2h16v4H8zM8 9h16v4H8zM8 16h16v4H8z',
  carousel: 'M2 5h7v12H2zM11 5h10v12H11zM23 5h7v12h-7z',
  badge: 'M7 7h18v8H7z',
  single: 'M5 4h22v2H5zM5 9h22v2H5zM5 14h14v2H5z',
  avatars:
    'M1 11a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M11.5 11a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M22 11a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0',
  text: 'M2 5h28v2H2zM2 10h6v2H2zM10 11a3 3 0 1 0 6 0 3 3 0 1 0-6 0M18 10h12v2H18zM2 15h18v2H2z',
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
