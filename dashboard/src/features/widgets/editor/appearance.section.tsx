import { isOfCards } from '#shared/widgets.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { Segments } from '../../../components/segments.tsx'
import { ColorsField } from './colors.field.tsx'
import { Hint, OptionGroup, PlanTag, RangeOption, SelectOption, type SectionProps } from './option.parts.tsx'
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'plain', label: 'Plain' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const
const themeMessage = {
  light: 'Dark text on light cards.',
  plain: 'Uses the text colour and background of your page.',
  dark: 'Light text on dark cards.',
  auto: 'Light or dark like your page, also when it changes.',
}
/** Without cards, the text is on the page itself. */
const textOnPage = (theme: keyof typeof themeMessage) =>
  theme === 'plain'
    ? 'Uses the text colour of your page.'
    : 'Near black or near white, whichever is readable on your page.'
const fonts = [
  { value: 'page', label: 'Page font' },
  { value: 'system', label: 'System font' },
  { value: 'serif', label: 'System serif' },
] as const
const pauses = [0, 4, 6, 8, 10, 15, 20, 30]
export function AppearanceSection({ draft, allows, onChange }: SectionProps) {
  const { kind, options } = draft
  const hasCards = kind !== 'list' && kind !== 'single' && kind !== 'marquee' && kind !== 'text'
  const seconds = pauses.includes(options.autoplaySeconds)
    ? pauses
    : [...pauses, options.autoplaySeconds].toSorted((a, b) => a - b)
  return (
    <OptionGroup title="Appearance">
      <div className="justify-start gap-8 stack">
        <p className="flex wrap justify-between gap-8 rows-4 full text-13 muted" aria-hidden="true">
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
        <Hint>{hasCards ? themeMessage[options.theme] : textOnPage(options.theme)}</Hint>
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
      {(kind === 'wall' || kind === 'grid' || kind === 'carousel') && (
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
            label="Autoplay"
            choices={seconds.map((count) => ({
              value: String(count),
              label: count === 0 ? 'Off' : `Every ${count} seconds`,
            }))}
            value={String(options.autoplaySeconds)}
            onChange={(count) => onChange({ options: { autoplaySeconds: Number(count) } })}
          />
          {options.autoplaySeconds > 0 && (
            <Hint>Visitors can pause it, and it never moves for visitors who prefer reduced motion.</Hint>
          )}
        </>
      )}
      {isOfCards(kind) && (
        <Checkbox
          label="Show wide photos above the text"
          hint="For photos of your work. Otherwise every photo is small and round, beside the name."
          checked={options.hasWidePhotos}
          onChange={({ currentTarget }) => onChange({ options: { hasWidePhotos: currentTarget.checked } })}
        />
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
        hint="Adds a landmark for screen readers."
        maxLength={80}
        autoComplete="off"
        dir="auto"
        value={options.label}
        onChange={({ currentTarget }) => onChange({ options: { label: currentTarget.value } })}
      />
    </OptionGroup>
  )
}
