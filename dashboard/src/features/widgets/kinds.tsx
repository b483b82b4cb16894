import { useId } from 'react'
import type { HostedLayout, WidgetKind } from '#shared/widgets.ts'
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

const Drawing = ({ shape }: { shape: string }) => (
  <svg viewBox="0 0 32 22" aria-hidden="true">
    <path d={shape} />
  </svg>
)

export const KindDrawing = ({ kind }: { kind: WidgetKind }) => <Drawing shape={shapes[kind]} />

type Tile<Value extends string> = { value: Value; name: string; text: string; shape: string }

type LayoutTilesProps<Value extends string> = {
  label: string
  tiles: readonly Tile<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Layouts to choose from, each as a small drawing. */
function LayoutTiles<Value extends string>({ label, tiles, value, onChange }: LayoutTilesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.tiles}>
      <legend className="text-13 strong below-8">{label}</legend>
      <div className="stack gap-8">
        {tiles.map((tile) => (
          <label
            className="relative center gap-4 text-12 medium muted border round-control surface pointer"
            key={tile.value}
            title={tile.text}
          >
            <input
              className="cover"
              type="radio"
              name={name}
              checked={value === tile.value}
              onChange={() => onChange(tile.value)}
            />
            <Drawing shape={tile.shape} />
            {tile.name}
          </label>
        ))}
      </div>
      <p className="above-8 text-13 muted">{tiles.find((tile) => tile.value === value)?.text}.</p>
    </fieldset>
  )
}

type TilesProps<Value extends string> = Omit<LayoutTilesProps<Value>, 'tiles'>

export const KindTiles = (props: TilesProps<WidgetKind>) => <LayoutTiles {...props} tiles={kindTiles} />

const kindTiles = kinds.map(({ kind, ...tile }) => ({ ...tile, value: kind, shape: shapes[kind] }))

export const HostedLayoutTiles = (props: TilesProps<HostedLayout>) => <LayoutTiles {...props} tiles={hostedTiles} />

const hostedTiles: readonly Tile<HostedLayout>[] = [
  { value: 'wall', name: 'Wall', text: 'In columns', shape: shapes.wall },
  { value: 'grid', name: 'Grid', text: 'In rows of cards of the same height', shape: shapes.grid },
  { value: 'list', name: 'List', text: 'One below another', shape: shapes.list },
  {
    value: 'large',
    name: 'Large',
    text: 'One below another, in large letters',
    shape: 'M2 2h3v4H2zM8 2h22v3H8zM8 7h14v3H8zM2 13h3v4H2zM8 13h22v3H8zM8 18h10v3H8z',
  },
]
