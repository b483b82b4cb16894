import { CircleAlert, Info, X } from 'lucide-react'
import { useState } from 'react'
import type { WidgetOptions } from '#shared/widgets.ts'
import { useFieldNotes } from '../../../components/field.notes.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { colorNotes } from './color.words.ts'
import styles from './colors.module.css'
import { readColor, readCssColor } from './read.color.ts'
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
      {!hasCards && <Hint>There are no cards on this layout: its words stand on your page itself.</Hint>}
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

function ColorRow({ label, ours, value, onChange }: ColorRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const error = refused && `“${refused}” is no colour. Write it as # and six digits, like #8c2a6b.`
  const { attributes, notes } = useFieldNotes({ error })
  const choose = (color: string | null) => {
    setTyped(null)
    setRefused(undefined)
    onChange(color)
  }
  const finish = () => {
    if (typed === null) return
    const color = readColor(typed) ?? readCssColor(typed)
    if (color === undefined && typed.trim() !== '') setRefused(typed.trim())
    if (color) onChange(color)
    setTyped(null)
  }
  return (
    <li>
      <label htmlFor={attributes.id}>{label}</label>
      <div className={styles.box}>
        <span className={styles.swatch}>
          <Swatch colors={value === null ? ours : [value]} />
          <input
            type="color"
            value={value ?? ours[0] ?? '#808080'}
            aria-label={`Pick a colour: ${label}`}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </span>
        <input
          {...attributes}
          value={typed ?? value ?? ''}
          placeholder={ours.length > 0 ? 'The theme’s' : 'The page’s own'}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setRefused(undefined)
            const color = readColor(currentTarget.value)
            if (color !== undefined) onChange(color)
          }}
          onBlur={finish}
        />
        {value !== null && <IconButton icon={X} label={`Back to the theme’s: ${label}`} onClick={() => choose(null)} />}
      </div>
      <div className={styles.refused} role="status">
        {notes}
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
