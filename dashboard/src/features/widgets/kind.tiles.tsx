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
      <legend>{label}</legend>
      <div>
        {kinds.map(({ kind, name: word, words }) => (
          <label key={kind} title={words}>
            <input type="radio" name={name} checked={value === kind} onChange={() => onChange(kind)} />
            <KindDrawing kind={kind} />
            {word}
          </label>
        ))}
      </div>
      <p>{kinds.find(({ kind }) => kind === value)?.words}.</p>
    </fieldset>
  )
}
