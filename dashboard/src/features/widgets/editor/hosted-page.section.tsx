import { ArrowUpRight } from 'lucide-react'
import { chooseItems } from '#shared/chosen-testimonials.ts'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { HostedLayoutTiles } from '../kinds.tsx'
import { type Fault, slugOf } from './draft.ts'
import { Hint, OptionGroup, type SectionProps, SelectOption } from './option.parts.tsx'
import { excerptOf, nameOf } from './testimonial.search.ts'
import styles from './options.module.css'

type HostedPageSectionProps = SectionProps & {
  faults: Partial<Record<Fault, string>>
  wallUrl: string
  widgetId: string
  order: WidgetDetails['order']
  testimonials: WidgetDetails['testimonials']
}

/** Where our own page with the testimonials is, and what the owner adds to it. */
export function HostedPageSection({
  draft,
  onChange,
  faults,
  wallUrl,
  widgetId,
  order,
  testimonials,
}: HostedPageSectionProps) {
  const { items } = chooseItems(testimonials, { ...draft.options, kind: draft.kind, order })
  const leads = [
    { value: '', label: 'None' },
    ...items.map((each) => ({ value: each.id, label: `${nameOf(each)}: ${excerptOf(each)}` })),
  ]
  return (
    <OptionGroup title="Hosted page">
      <Hint>
        A page with everything this widget shows, to link to or to use without a website of your own.{' '}
        <a className="inline-row gap-4 nowrap icons-14" href={wallUrl} target="_blank" rel="noreferrer">
          Open it
          <ArrowUpRight />
        </a>
      </Hint>
      <Field
        label="Hosted page address"
        isOptional
        placeholder="your-studio"
        hint={
          <span className="anywhere">
            {wallUrl.replace(/^https?:\/\//, '').replace(/[^/]*$/, '')}
            <b className="medium ink">{slugOf(draft.slug) || widgetId}</b>
          </span>
        }
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={draft.slug}
        error={faults.slug}
        onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
      />
      <TextArea
        label="Sentence below the title"
        className={styles.sites}
        rows={3}
        placeholder="What you do, for whom, and where."
        maxLength={200}
        value={draft.sentence}
        error={faults.sentence}
        onChange={({ currentTarget }) => onChange({ sentence: currentTarget.value })}
      />
      <Field
        label="Button"
        isOptional
        placeholder="Book a first call"
        maxLength={40}
        autoComplete="off"
        dir="auto"
        value={draft.buttonLabel}
        error={faults.buttonLabel}
        onChange={({ currentTarget }) => onChange({ buttonLabel: currentTarget.value })}
      />
      <AddressField
        label="Address the button opens"
        placeholder="https://feldmann.studio/contact"
        value={draft.buttonUrl}
        error={faults.buttonUrl}
        onChange={(buttonUrl) => onChange({ buttonUrl })}
      />
      <AddressField
        label="Your website"
        placeholder="https://feldmann.studio"
        value={draft.siteUrl}
        error={faults.siteUrl}
        onChange={(siteUrl) => onChange({ siteUrl })}
      />
      <HostedLayoutTiles
        label="Layout of the page"
        value={draft.hostedLayout}
        onChange={(hostedLayout) => onChange({ hostedLayout })}
      />
      <SelectOption
        label="Large quote"
        choices={leads}
        value={leads.some(({ value }) => value === draft.leadId) ? draft.leadId : ''}
        onChange={(leadId) => onChange({ leadId })}
      />
      <Checkbox
        label="Let search engines find this page"
        hint="Adds the page to our sitemap within an hour. Otherwise, search engines find it only through links. A page at your own domain is always in that domain’s sitemap."
        checked={draft.isInSitemap}
        onChange={({ currentTarget }) => onChange({ isInSitemap: currentTarget.checked })}
      />
    </OptionGroup>
  )
}

type AddressFieldProps = {
  label: string
  placeholder: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

const AddressField = ({ onChange, ...field }: AddressFieldProps) => (
  <Field
    {...field}
    isOptional
    inputMode="url"
    dir="ltr"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
