import { Lock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFieldNotes } from '../../../components/field.tsx'
import { Select } from '../../../components/select.tsx'
import type { Allows, Draft } from './draft.ts'
import type { Change } from './use-editor.ts'
import styles from './options.module.css'

export type SectionProps = { draft: Draft; allows: Allows; onChange: Change }

export function OptionGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={`stack gap-16 border-below ${styles.group}`}>
      <legend className="row gap-8 full strong">{title}</legend>
      {children}
    </fieldset>
  )
}

/** Marks an option of a larger plan. */
export const PlanTag = () => (
  <span className={`inline-row gap-4 text-12 medium ${styles.tag}`}>
    <Lock />
    Pro
  </span>
)

export const Hint = ({ children }: { children: ReactNode }) => <p className="text-13 muted">{children}</p>

type Choice<Value extends string> = { value: Value; label: string }

type SelectOptionProps<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function SelectOption<Value extends string>({ label, choices, value, onChange }: SelectOptionProps<Value>) {
  const id = useId()
  return (
    <div className={`align-center gap-12 rows-4 stack ${styles.option}`}>
      <label className="text-13 muted" htmlFor={id}>
        {label}
      </label>
      <Select
        look="small"
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice.value === currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  )
}

type NumberOptionProps = {
  label: string
  value: number | null
  min: number
  max: number
  /** The placeholder of an empty field; without it the field must not stay empty. */
  emptyLabel?: string
  onChange: (value: number | null) => void
}

/** Accepts whole numbers in its range; anything else shows an error and is reset when the field is left. */
export function NumberOption({ label, value, min, max, emptyLabel, onChange }: NumberOptionProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === null ? '' : String(value))
  const read = (given: string) => {
    if (given.trim() === '') return emptyLabel === undefined ? undefined : null
    const number = Number(given)
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }
  const error = typed !== null && read(typed) === undefined ? `Enter a whole number from ${min} to ${max}.` : undefined
  const { attributes, notes } = useFieldNotes({ error })
  return (
    <div className={`align-center gap-12 rows-4 stack ${styles.option}`}>
      <label className="text-13 muted" htmlFor={attributes.id}>
        {label}
      </label>
      <div className="gap-4 stack">
        <input
          {...attributes}
          className="full text-14 tabular round-control surface hover-border"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={emptyLabel}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const number = read(currentTarget.value)
            if (number !== undefined) onChange(number)
          }}
          onBlur={() => setTyped(null)}
        />
        {notes}
      </div>
    </div>
  )
}

type RangeOptionProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** In CSS pixels. */
export function RangeOption({ label, value, min, max, step = 1, onChange }: RangeOptionProps) {
  const id = useId()
  const share = String((value - min) / (max - min))
  return (
    <div className={`align-center gap-12 rows-4 stack ${styles.option}`}>
      <label className="text-13 muted" htmlFor={id}>
        {label}
      </label>
      <span
        className={`align-center gap-12 stack ${styles.range}`}
        ref={(place) => place?.style.setProperty('--share', share)}
      >
        <input
          id={id}
          className="full pointer"
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={`${value} pixels`}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <output className="text-13 muted tabular end-text" htmlFor={id}>
          {value} px
        </output>
      </span>
    </div>
  )
}
