import { useId } from 'react'
import { usePaint } from './paint.ts'
import styles from './swatches.module.css'

type SwatchesProps<Value extends string> = {
  /** What is being chosen; not shown. */
  label: string
  colors: readonly { value: Value; name: string; color: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few colours. */
export function Swatches<Value extends string>({ label, colors, value, onChange }: SwatchesProps<Value>) {
  const group = useId()
  return (
    <fieldset className={`flex wrap gap-4 ${styles.swatches}`}>
      <legend className="visually-hidden">{label}</legend>
      {colors.map(({ value: each, name, color }) => (
        <Swatch
          key={each}
          group={group}
          label={name}
          color={color}
          isChosen={value === each}
          onChoose={() => onChange(each)}
        />
      ))}
    </fieldset>
  )
}

type SwatchProps = { group: string; label: string; color: string; isChosen: boolean; onChoose: () => void }

function Swatch({ group, label, color, isChosen, onChoose }: SwatchProps) {
  const ref = usePaint<HTMLLabelElement>({ '--swatch': color })
  return (
    <label ref={ref} className="block" title={label}>
      <input
        className="center circle pointer"
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-label={label}
      />
    </label>
  )
}
