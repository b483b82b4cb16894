import { CircleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type { WidgetOptions } from '#shared/widgets.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { colorWarnings } from './color.words.ts'
import { PlanTag } from './option.parts.tsx'
import styles from './options.module.css'

type Colors = WidgetOptions['colors']

const colors: { name: keyof Colors; label: string; ours: string }[] = [
  { name: 'text', label: 'Text', ours: '#1f1d1a' },
  { name: 'card', label: 'Card', ours: '#ffffff' },
  { name: 'border', label: 'Border', ours: '#dcd9d3' },
  { name: 'star', label: 'Stars', ours: '#e49921' },
  { name: 'accent', label: 'Focus', ours: '#1f1d1a' },
]

type ColorsFieldProps = {
  options: Pick<WidgetOptions, 'colors' | 'theme'>
  isAllowed: boolean
  onChange: (colors: Colors) => void
}

export function ColorsField({ options, isAllowed, onChange }: ColorsFieldProps) {
  const warnings = colorWarnings(options)
  return (
    <fieldset className={styles.colors}>
      <legend>Colours {!isAllowed && <PlanTag />}</legend>
      <ul role="list">
        {colors.map((color) => (
          <ColorRow
            key={color.name}
            {...color}
            value={options.colors[color.name]}
            onChange={(value) => onChange({ ...options.colors, [color.name]: value })}
          />
        ))}
      </ul>
      <div role="status">
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <CircleAlert />
            {warning}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

type ColorRowProps = { label: string; ours: string; value: string | null; onChange: (value: string | null) => void }

/** `#abc` and `AABBCC` too; undefined for what is no colour yet. */
function readColor(typed: string): string | null | undefined {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (digits === '') return null
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[\da-f]{6}$/.test(digits) ? `#${digits}` : undefined
}

function ColorRow({ label, ours, value, onChange }: ColorRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readColor(typed) === undefined
  return (
    <li>
      <input
        type="color"
        value={value ?? ours}
        aria-label={`Pick a colour: ${label}`}
        data-unset={value === null ? '' : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <label>
        <span>{label}</span>
        <input
          value={typed ?? value ?? ''}
          placeholder="The theme’s"
          aria-invalid={isWrong || undefined}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const color = readColor(currentTarget.value)
            if (color !== undefined) onChange(color)
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      {value !== null && <IconButton icon={X} label={`Back to the theme’s: ${label}`} onClick={() => onChange(null)} />}
    </li>
  )
}
