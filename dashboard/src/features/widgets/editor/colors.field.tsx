import { CircleAlert, Info, X } from 'lucide-react'
import { useState } from 'react'
import type { WidgetOptions } from '#shared/widgets.ts'
import { useFieldNotes } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { colorNotes } from './color.messages.ts'
import styles from './colors.module.css'
import { readColor, readCssColor, type ColorName, themeStyles } from './colors.ts'
import { Hint, PlanTag } from './option.parts.tsx'

type Colors = WidgetOptions['colors']

const names: { name: ColorName; label: string }[] = [
  { name: 'text', label: 'Text' },
  { name: 'card', label: 'Card' },
  { name: 'border', label: 'Border' },
  { name: 'star', label: 'Stars' },
  { name: 'accent', label: 'Focus' },
]

/** The colours that a layout without cards has. */
const ON_THE_PAGE: readonly ColorName[] = ['star', 'accent']

type ColorsFieldProps = {
  options: Pick<WidgetOptions, 'colors' | 'theme'>
  isAllowed: boolean
  /** The text is on cards, not on the page itself. */
  hasCards: boolean
  onChange: (colors: Colors) => void
}

export function ColorsField({ options, isAllowed, hasCards, onChange }: ColorsFieldProps) {
  const { colors, theme } = options
  const notes = hasCards ? colorNotes(options) : []
  const shown = hasCards ? names : names.filter(({ name }) => ON_THE_PAGE.includes(name))
  return (
    <fieldset className={`gap-8 stack ${styles.colors}`}>
      <legend className="row gap-8 text-13 muted below-8">Colours {!isAllowed && <PlanTag />}</legend>
      <ul className="gap-8 stack" role="list">
        {shown.map(({ name, label }) => (
          <ColorRow
            key={name}
            label={label}
            ours={themeStyles[theme].flatMap((look) => look[name] ?? [])}
            value={colors[name]}
            onChange={(value) => onChange({ ...colors, [name]: value })}
          />
        ))}
      </ul>
      {!hasCards && <Hint>This layout has no cards: its text appears directly on your page.</Hint>}
      <div role="status">
        {notes.map(({ kind, text: wording }) => (
          <p key={wording} className={`flex gap-8 text-13 muted icons-14 icons-in-line ${styles.note}`} data-is={kind}>
            {kind === 'problem' ? <CircleAlert /> : <Info />}
            {wording}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

type ColorRowProps = {
  label: string
  /** The theme's colours for each kind of page; none where they come from the page. */
  ours: string[]
  value: string | null
  onChange: (value: string | null) => void
}

function ColorRow({ label, ours, value, onChange }: ColorRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const error = refused && `“${refused}” isn’t a valid colour. Enter # and six digits, like #8c2a6b.`
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
    <li className="stack align-center gap-12 rows-4">
      <label className="text-13 muted" htmlFor={attributes.id}>
        {label}
      </label>
      <div className={`stack align-center round-control surface hover-border ${styles.box}`}>
        <span className={`center relative ${styles.swatch}`}>
          <Swatch colors={value === null ? ours : [value]} />
          <input
            className="cover"
            type="color"
            value={value ?? ours[0] ?? '#808080'}
            aria-label={`Pick a colour: ${label}`}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </span>
        <input
          {...attributes}
          className="shrink text-13 tabular round-control no-border"
          value={typed ?? value ?? ''}
          placeholder={ours.length > 0 ? 'From theme' : 'From page'}
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
        {value !== null && <IconButton icon={X} label={`Reset to theme: ${label}`} onClick={() => choose(null)} />}
      </div>
      <div className="span-all empty-hidden" role="status">
        {notes}
      </div>
    </li>
  )
}

/** One colour, two split halves, or a line through it where it is unknown. */
function Swatch({ colors: [first, second] }: { colors: string[] }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {first && <rect width="20" height="20" fill={first} />}
      {second && second !== first && <path d="M20 0v20H0z" fill={second} />}
      {!first && <path d="M0 20 20 0" />}
    </svg>
  )
}
