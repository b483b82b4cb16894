import { STRUCTURED_TYPES } from '#shared/widgets.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { type Fault, slugOf } from './draft.ts'
import { Hint, OptionGroup, PlanTag, SelectOption } from './option.parts.tsx'
import type { SectionProps } from './section.props.ts'
import styles from './options.module.css'

type WhereSectionProps = SectionProps & {
  faults: Partial<Record<Fault, string>>
  wallUrl: string
  widgetId: string
}

const types = STRUCTURED_TYPES.map((type) => ({
  value: type,
  label: type === 'SoftwareApplication' ? 'Software' : type,
}))

export function WhereSection({ draft, allows, onChange, faults, wallUrl, widgetId }: WhereSectionProps) {
  const { slug, sites, options } = draft
  const { structuredData } = options
  return (
    <OptionGroup title="Where">
      <Field
        label="Address of the hosted page"
        isOptional
        placeholder="your-studio"
        hint={
          <span className={styles.address}>
            {wallUrl.replace(/^https?:\/\//, '').replace(/[^/]*$/, '')}
            <b>{slugOf(slug) || widgetId}</b>
          </span>
        }
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={slug}
        error={faults.slug}
        onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
      />
      <TextArea
        label="Sites that may show it"
        className={styles.sites}
        rows={2}
        placeholder="All"
        hint="One a line, like feldmann.studio (with and without www), or *.feldmann.studio for all below it. Empty means all."
        dir="ltr"
        autoCapitalize="off"
        spellCheck={false}
        value={sites}
        error={faults.sites}
        onChange={({ currentTarget }) => onChange({ sites: currentTarget.value })}
      />
      <Checkbox
        label="Count views and clicks"
        hint="Without cookies, and without anything about who it was."
        checked={options.isCounted}
        onChange={({ currentTarget }) => onChange({ options: { isCounted: currentTarget.checked } })}
      />
      <div className={styles.line}>
        <Checkbox
          label="Show “Collected with Goodword”"
          hint={allows.unbranded ? undefined : 'On your plan it is always there.'}
          checked={options.isBranded || !allows.unbranded}
          disabled={!allows.unbranded}
          onChange={({ currentTarget }) => onChange({ options: { isBranded: currentTarget.checked } })}
        />
        {!allows.unbranded && <PlanTag />}
      </div>
      <Checkbox
        label="Tell search engines what they are about"
        hint="On the hosted page. Google shows no stars for reviews one publishes about oneself; for one of these four kinds of things it may."
        checked={structuredData !== null}
        onChange={({ currentTarget }) =>
          onChange({ options: { structuredData: currentTarget.checked ? { type: 'Product', name: '' } : null } })
        }
      />
      {structuredData && (
        <div className={styles.subject}>
          <SelectOption
            label="They are about a"
            choices={types}
            value={structuredData.type}
            onChange={(type) => onChange({ options: { structuredData: { ...structuredData, type } } })}
          />
          <Field
            label="Its name"
            maxLength={120}
            autoComplete="off"
            dir="auto"
            value={structuredData.name}
            error={faults.subject}
            onChange={({ currentTarget }) =>
              onChange({ options: { structuredData: { ...structuredData, name: currentTarget.value } } })
            }
          />
          <Hint>Say only what is true: what stands there must be reviews of that very thing.</Hint>
        </div>
      )}
    </OptionGroup>
  )
}
