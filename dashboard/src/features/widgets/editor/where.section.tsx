import { LockKeyhole } from 'lucide-react'
import { STRUCTURED_TYPES } from '#shared/widgets.ts'
import { readProductName } from '../../../installation/product-name.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { TextArea } from '../../../components/field.tsx'
import type { Fault } from './draft.ts'
import { Hint, OptionGroup, PlanTag, type SectionProps, SelectOption } from './option.parts.tsx'
import styles from './options.module.css'

/** `hasServices`: any testimonial has a service. */
export function VisitorsSection({ draft, allows, onChange, hasServices }: SectionProps & { hasServices: boolean }) {
  return (
    <OptionGroup title={<>Visitors {!allows.visitorTools && <PlanTag />}</>}>
      <Checkbox
        label="Let visitors search and filter"
        hint="A search field and a rating filter above the wall."
        checked={draft.options.hasVisitorTools}
        onChange={({ currentTarget }) => onChange({ options: { hasVisitorTools: currentTarget.checked } })}
      />
      {draft.options.hasVisitorTools && hasServices && (
        <Checkbox
          label="Let them filter by service"
          hint="Visitors then see the names of your services."
          checked={draft.options.hasServiceFilter}
          onChange={({ currentTarget }) => onChange({ options: { hasServiceFilter: currentTarget.checked } })}
        />
      )}
    </OptionGroup>
  )
}

export const AlwaysThere = () => (
  <OptionGroup title="Always shown">
    <p className="flex gap-8 text-13 muted icons-14 icons-in-line">
      <LockKeyhole />
      <span className="shrink anywhere">
        Dates, “Verified client” where it applies, and a footer that says what is shown.
      </span>
    </p>
  </OptionGroup>
)

type WhereSectionProps = SectionProps & { faults: Partial<Record<Fault, string>> }

const types = STRUCTURED_TYPES.map((type) => ({
  value: type,
  label: type === 'SoftwareApplication' ? 'Software' : type,
}))

export function WhereSection({ draft, allows, onChange, faults }: WhereSectionProps) {
  const { sites, options } = draft
  const { structuredData } = options
  return (
    <OptionGroup title="Where it appears">
      <TextArea
        label="Allowed sites"
        className={styles.sites}
        rows={2}
        placeholder="All"
        hint="One per line, like feldmann.studio (with and without www), or *.feldmann.studio for all subdomains. Leave blank to allow all."
        dir="ltr"
        autoCapitalize="off"
        spellCheck={false}
        value={sites}
        error={faults.sites}
        onChange={({ currentTarget }) => onChange({ sites: currentTarget.value })}
      />
      <Checkbox
        label="Count views and clicks"
        hint="Without cookies or personal data."
        checked={options.isCounted}
        onChange={({ currentTarget }) => onChange({ options: { isCounted: currentTarget.checked } })}
      />
      <div className="flex wrap justify-between align-start gap-8 rows-4">
        <Checkbox
          label={`Show “Collected with ${readProductName()}”`}
          hint={allows.unbranded ? undefined : 'Always shown on your plan.'}
          checked={options.isBranded || !allows.unbranded}
          disabled={!allows.unbranded}
          onChange={({ currentTarget }) => onChange({ options: { isBranded: currentTarget.checked } })}
        />
        {!allows.unbranded && <PlanTag />}
      </div>
      <Checkbox
        label="Tell search engines what the testimonials are about"
        hint="On the hosted page. Google shows no stars for reviews you publish about yourself, but it may for one of these four types."
        checked={structuredData !== null}
        onChange={({ currentTarget }) =>
          onChange({ options: { structuredData: currentTarget.checked ? { type: 'Product', name: '' } : null } })
        }
      />
      {structuredData && (
        <div className={`gap-12 stack ${styles.subject}`}>
          <SelectOption
            label="Type"
            choices={types}
            value={structuredData.type}
            onChange={(type) => onChange({ options: { structuredData: { ...structuredData, type } } })}
          />
          <Field
            label="Name"
            maxLength={120}
            autoComplete="off"
            dir="auto"
            value={structuredData.name}
            error={faults.subject}
            onChange={({ currentTarget }) =>
              onChange({ options: { structuredData: { ...structuredData, name: currentTarget.value } } })
            }
          />
          <Hint>Only use this if the testimonials really are reviews of that one thing.</Hint>
        </div>
      )}
    </OptionGroup>
  )
}
