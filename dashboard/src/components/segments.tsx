import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { type ThemeChoice, useTheme } from '../lib/theme.ts'
import styles from './segments.module.css'

type Segment<Value extends string> = {
  value: Value
  label: string
  /** Shown instead of the label. */
  icon?: LucideIcon
}

type SegmentsProps<Value extends string> = {
  /** What is being chosen; not shown. */
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few options, side by side. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={`gap-4 text-13 medium muted border ${styles.segments}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value: each, label: word, icon: Icon }) => (
        <label className="hover-ink" key={each} title={Icon && word} data-has-icon={Icon ? '' : undefined}>
          <input type="radio" name={name} checked={value === each} onChange={() => onChange(each)} aria-label={word} />
          {Icon ? <Icon /> : <span>{word}</span>}
        </label>
      ))}
    </fieldset>
  )
}

export const themeSegments = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

export const themes: { choice: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
  { choice: 'system', label: 'System', icon: Monitor },
]

/** Changes the theme of the page, at once. */
export function ThemeSwitch() {
  const { choice, choose } = useTheme()
  const options = themes.map(({ choice: value, label, icon }) => ({ value, label, icon }))
  return (
    <div className="script-only">
      <Segments label="Theme" options={options} value={choice} onChange={choose} />
    </div>
  )
}
