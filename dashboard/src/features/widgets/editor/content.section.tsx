import { isOfCards } from '#shared/widgets.ts'
import { ArrowDownUp, Info } from 'lucide-react'
import { chooseItems } from '#shared/chosen-testimonials.ts'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { KindTiles } from '../kinds.tsx'
import { LeaveOutField } from './leave-out.field.tsx'
import { Hint, NumberOption, OptionGroup, type SectionProps, SelectOption } from './option.parts.tsx'
import { type TagLists, TagsField } from './tags.field.tsx'
import { excerptOf, nameOf } from './testimonial.search.ts'
import styles from './options.module.css'

export function BasicsSection({ draft, onChange, fault }: SectionProps & { fault: string | undefined }) {
  return (
    <div className={`stack gap-16 border-below ${styles.group}`}>
      <KindTiles label="Layout" value={draft.kind} onChange={(kind) => onChange({ kind })} />
      <Field
        label="Name"
        hint="Only you see it."
        maxLength={60}
        autoComplete="off"
        value={draft.name}
        error={fault}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
    </div>
  )
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'highest', label: 'Highest rated first' },
] as const

const ratings = [
  { value: '0', label: 'Any, or no rating' },
  { value: '1', label: 'Any rating' },
  { value: '2', label: '2 stars' },
  { value: '3', label: '3 stars' },
  { value: '4', label: '4 stars' },
  { value: '5', label: '5 stars' },
] as const

type ContentSectionProps = SectionProps & {
  widgetId: string
  order: WidgetDetails['order']
  testimonials: WidgetDetails['testimonials']
  hasRejected: boolean
  lists: TagLists
  /** The widget's own text about what it shows. */
  sentence: string
}

export function ContentSection(props: ContentSectionProps) {
  const { draft, onChange, widgetId, order, testimonials, hasRejected, lists, sentence } = props
  const { kind, options } = draft
  const isSelected = hasRejected || chooseItems(testimonials, { ...options, kind, order }).isSelected
  const isList = kind !== 'single' && kind !== 'badge'
  const featured = [
    { value: '', label: 'The first one' },
    ...testimonials.map((each) => ({ value: each.id, label: `${nameOf(each)}: ${excerptOf(each)}` })),
  ]
  return (
    <OptionGroup title="Content">
      {kind === 'single' && (
        <SelectOption
          label="Testimonial"
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
      {isList && testimonials.length > 0 && (
        <ButtonLink variant="line" size="small" to={`/widgets/${widgetId}/order`}>
          <ArrowDownUp />
          Pin and order
        </ButtonLink>
      )}
      {kind === 'badge' ? (
        <Hint>The average and count include every public testimonial, even those this widget doesn’t show.</Hint>
      ) : (
        <SelectOption
          label="Minimum rating"
          choices={ratings}
          value={ratings.find(({ value }) => value === String(options.minRating))?.value ?? '0'}
          onChange={(rating) => onChange({ options: { minRating: Number(rating) } })}
        />
      )}
      {kind !== 'badge' && <TagsField draft={draft} onChange={onChange} lists={lists} />}
      {isList && (
        <NumberOption
          label="Maximum"
          value={options.limit}
          min={1}
          max={500}
          emptyLabel="All"
          onChange={(limit) => onChange({ options: { limit } })}
        />
      )}
      {isOfCards(kind) && (
        <NumberOption
          label="Show first"
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
      <p className="flex gap-8 text-13 muted icons-14 icons-in-line empty-hidden" role="status">
        {sentence && (
          <>
            <Info />
            <span className="shrink anywhere">
              The footer will read: “{sentence}”.
              {kind !== 'badge' &&
                !isSelected &&
                ' If you hide any, one by one, by rating, by tag or by service, it will say that you chose them.'}
            </span>
          </>
        )}
      </p>
    </OptionGroup>
  )
}
