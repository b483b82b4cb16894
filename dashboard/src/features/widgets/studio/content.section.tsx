import { Info } from 'lucide-react'
import type { WidgetDetails } from '#shared/widget-studio.ts'
import { LeaveOutField } from './leave-out.field.tsx'
import { Hint, NumberOption, OptionGroup, SelectOption } from './option.parts.tsx'
import { excerptOf, nameOf } from './testimonial.words.ts'
import type { SectionProps } from './section.props.ts'
import styles from './options.module.css'

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'highest', label: 'Highest rated first' },
] as const

const ratings = [
  { value: '0', label: 'Any, or none' },
  { value: '1', label: 'Any rating' },
  { value: '2', label: '2 stars' },
  { value: '3', label: '3 stars' },
  { value: '4', label: '4 stars' },
  { value: '5', label: '5 stars' },
] as const

type ContentSectionProps = SectionProps & {
  testimonials: WidgetDetails['testimonials']
  /** What the widget says of what it shows. */
  sentence: string
}

export function ContentSection({ draft, onChange, testimonials, sentence }: ContentSectionProps) {
  const { kind, options } = draft
  const isList = kind === 'wall' || kind === 'carousel' || kind === 'marquee'
  const featured = [
    { value: '', label: 'The first in order' },
    ...testimonials.map((each) => ({ value: each.id, label: `${nameOf(each)}: ${excerptOf(each)}` })),
  ]
  return (
    <OptionGroup title="Content">
      {kind === 'single' && (
        <SelectOption
          label="Which one"
          choices={featured}
          value={featured.some(({ value }) => value === options.featuredId) ? (options.featuredId ?? '') : ''}
          onChange={(id) => onChange({ options: { featuredId: id || null } })}
        />
      )}
      {kind !== 'badge' && (
        <SelectOption
          label="Order"
          choices={sorts}
          value={options.sort}
          onChange={(sort) => onChange({ options: { sort } })}
        />
      )}
      {kind === 'badge' ? (
        <Hint>Average and count are of all that clients shared in public, whatever a widget shows of it.</Hint>
      ) : (
        <SelectOption
          label="Lowest rating"
          choices={ratings}
          value={ratings.find(({ value }) => value === String(options.minRating))?.value ?? '0'}
          onChange={(rating) => onChange({ options: { minRating: Number(rating) } })}
        />
      )}
      {isList && (
        <NumberOption
          label="Most shown"
          value={options.limit}
          min={1}
          max={500}
          emptyWord="All"
          onChange={(limit) => onChange({ options: { limit } })}
        />
      )}
      {kind === 'wall' && (
        <NumberOption
          label="First page"
          value={options.pageSize}
          min={3}
          max={48}
          onChange={(pageSize) => pageSize !== null && onChange({ options: { pageSize } })}
        />
      )}
      {kind !== 'badge' && (
        <LeaveOutField
          testimonials={testimonials}
          hiddenIds={options.hiddenIds}
          onChange={(hiddenIds) => onChange({ options: { hiddenIds } })}
        />
      )}
      <p className={styles.note} role="status">
        {sentence && (
          <>
            <Info />
            <span>
              It says of itself: “{sentence}”.
              {kind !== 'badge' &&
                !/selected testimonials/i.test(sentence) &&
                ' Leave one out, by hand or by its rating, and it says “Selected testimonials”.'}
            </span>
          </>
        )}
      </p>
    </OptionGroup>
  )
}
