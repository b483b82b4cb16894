import { Field } from '../../../components/field.tsx'
import { Segments } from '../../../components/segments.tsx'
import { ColorsField } from './colors.field.tsx'
import { Hint, OptionGroup, PlanTag, RangeOption, SelectOption } from './option.parts.tsx'
import type { SectionProps } from './section.props.ts'
import styles from './options.module.css'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'plain', label: 'Plain' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const

const themeWords = {
  light: 'Dark words on light cards.',
  plain: 'The words and the ground of your own page, whatever they are.',
  dark: 'Light words on dark cards.',
  auto: 'Light or dark as your page is, also when it changes.',
}

/** Without cards the words stand on the page itself. */
const wordsOnPage = (theme: keyof typeof themeWords) =>
  theme === 'plain'
    ? 'The colour that words have on your own page.'
    : 'Near black or near white, whichever can be read on your page.'

const fonts = [
  { value: 'page', label: 'The page’s own' },
  { value: 'system', label: 'The device’s own' },
  { value: 'serif', label: 'A serif of the device' },
] as const

const pauses = [0, 4, 6, 8, 10, 15, 20, 30]

export function LookSection({ draft, allows, onChange }: SectionProps) {
  const { kind, options } = draft
  const hasCards = kind === 'wall' || kind === 'carousel' || kind === 'badge'
  const seconds = pauses.includes(options.autoplaySeconds)
    ? pauses
    : [...pauses, options.autoplaySeconds].toSorted((a, b) => a - b)
  return (
    <OptionGroup title="Look">
      <div className={styles.themes}>
        <p aria-hidden="true">
          Theme
          {!allows.darkThemes && (
            <span>
              Dark and Auto <PlanTag />
            </span>
          )}
        </p>
        <Segments
          label={allows.darkThemes ? 'Theme' : 'Theme; Dark and Auto are part of Pro'}
          options={themes}
          value={options.theme}
          onChange={(theme) => onChange({ options: { theme } })}
        />
        <Hint>{hasCards ? themeWords[options.theme] : wordsOnPage(options.theme)}</Hint>
      </div>
      <SelectOption
        label="Font"
        choices={fonts}
        value={options.font}
        onChange={(font) => onChange({ options: { font } })}
      />
      {hasCards && (
        <RangeOption
          label="Corners"
          min={0}
          max={32}
          value={options.radius}
          onChange={(radius) => onChange({ options: { radius } })}
        />
      )}
      {(kind === 'wall' || kind === 'carousel') && (
        <RangeOption
          label="Column width"
          min={200}
          max={480}
          step={10}
          value={options.columnWidth}
          onChange={(columnWidth) => onChange({ options: { columnWidth } })}
        />
      )}
      {kind === 'carousel' && (
        <>
          <SelectOption
            label="Moves on"
            choices={seconds.map((count) => ({
              value: String(count),
              label: count === 0 ? 'Never by itself' : `After ${count} seconds`,
            }))}
            value={String(options.autoplaySeconds)}
            onChange={(count) => onChange({ options: { autoplaySeconds: Number(count) } })}
          />
          {options.autoplaySeconds > 0 && (
            <Hint>Visitors can stop it, and it never moves for those who asked for less motion.</Hint>
          )}
        </>
      )}
      <ColorsField
        options={options}
        isAllowed={allows.colors}
        hasCards={hasCards}
        onChange={(colors) => onChange({ options: { colors } })}
      />
      <Field
        label="Name for screen readers"
        isOptional
        placeholder="What clients say"
        hint="Makes it a place of your page that can be jumped to."
        maxLength={80}
        autoComplete="off"
        dir="auto"
        value={options.label}
        onChange={({ currentTarget }) => onChange({ options: { label: currentTarget.value } })}
      />
    </OptionGroup>
  )
}
