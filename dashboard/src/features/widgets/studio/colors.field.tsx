import { CircleAlert, Info, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { WidgetOptions } from '#shared/widgets.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { colorNotes } from './color.words.ts'
import styles from './colors.module.css'
import { Hint, PlanTag } from './option.parts.tsx'
import { type ColorName, themeLooks } from './theme.colors.ts'

type Colors = WidgetOptions['colors']

const names: { name: ColorName; label: string }[] = [
  { name: 'text', label: 'Text' },
  { name: 'card', label: 'Card' },
  { name: 'border', label: 'Border' },
  { name: 'star', label: 'Stars' },
  { name: 'accent', label: 'Focus' },
]

/** What of them a layout without cards has. */
const ON_THE_PAGE: readonly ColorName[] = ['star', 'accent']

type ColorsFieldProps = {
  options: Pick<WidgetOptions, 'colors' | 'theme'>
  isAllowed: boolean
  /** The words stand on cards, and not on the page itself. */
  hasCards: boolean
  onChange: (colors: Colors) => void
}

export function ColorsField({ options, isAllowed, hasCards, onChange }: ColorsFieldProps) {
  const { colors, theme } = options
  const notes = hasCards ? colorNotes(options) : []
  const shown = hasCards ? names : names.filter(({ name }) => ON_THE_PAGE.includes(name))
  return (
    <fieldset className={styles.colors}>
      <legend>Colours {!isAllowed && <PlanTag />}</legend>
      <ul role="list">
        {shown.map(({ name, label }) => (
          <ColorRow
            key={name}
            label={label}
            ours={themeLooks[theme].flatMap((look) => look[name] ?? [])}
            value={colors[name]}
            onChange={(value) => onChange({ ...colors, [name]: value })}
          />
        ))}
      </ul>
      {!hasCards && <Hint>Its words stand on your page itself, in a colour that can be read there.</Hint>}
      <div role="status">
        {notes.map(({ kind, words }) => (
          <p key={words} className={styles.note} data-is={kind}>
            {kind === 'problem' ? <CircleAlert /> : <Info />}
            {words}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

type ColorRowProps = {
  label: string
  /** What the theme takes, on each kind of page; none where it is the page's own. */
  ours: string[]
  value: string | null
  onChange: (value: string | null) => void
}

/** `#abc` and `AABBCC` too; undefined for what is no colour yet. */
function readColor(typed: string): string | null | undefined {
  const digits = typed.trim().toLowerCase().replace(/^#/, '')
  if (digits === '') return null
  if (/^[\da-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  return /^[\da-f]{6}$/.test(digits) ? `#${digits}` : undefined
}

function ColorRow({ label, ours, value, onChange }: ColorRowProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && readColor(typed) === undefined
  return (
    <li>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <span className={styles.swatch}>
          <Swatch colors={value === null ? ours : [value]} />
          <input
            type="color"
            value={value ?? ours[0] ?? '#808080'}
            aria-label={`Pick a colour: ${label}`}
            onChange={({ currentTarget }) => {
              setTyped(null)
              onChange(currentTarget.value)
            }}
          />
        </span>
        <input
          id={id}
          value={typed ?? value ?? ''}
          placeholder={ours.length > 0 ? 'The theme’s' : 'The page’s own'}
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
        {value !== null && (
          <IconButton icon={X} label={`Back to the theme’s: ${label}`} onClick={() => onChange(null)} />
        )}
      </div>
    </li>
  )
}

/** One colour, two that are taken in turn, or a line through it where nobody knows. */
function Swatch({ colors: [first, second] }: { colors: string[] }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {first && <rect width="20" height="20" fill={first} />}
      {second && second !== first && <path d="M20 0v20H0z" fill={second} />}
      {!first && <path d="M0 20 20 0" />}
    </svg>
  )
}
