import { useId } from 'react'
import type { WidgetKind } from '#shared/widgets.ts'
import { KindDrawing, kinds } from './kinds.tsx'
import styles from './kind-tiles.module.css'

type KindTilesProps = { label: string; value: WidgetKind; onChange: (kind: WidgetKind) => void }

/** The layouts to choose from, each as a small drawing. */
export function KindTiles({ label, value, onChange }: KindTilesProps) {
  const name = useId()
  return (
    <fieldset className={styles.tiles}>
      <legend className="text-13 strong below-8">{label}</legend>
      <div>
        {kinds.map(({ kind, name: word, text: wording }) => (
          <label key={kind} title={wording}>
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
