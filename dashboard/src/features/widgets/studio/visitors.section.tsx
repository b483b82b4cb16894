import { LockKeyhole } from 'lucide-react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { OptionGroup, PlanTag } from './option.parts.tsx'
import type { SectionProps } from './section.props.ts'
import styles from './options.module.css'

export function VisitorsSection({ draft, allows, onChange }: SectionProps) {
  return (
    <OptionGroup title={<>Visitors {!allows.visitorTools && <PlanTag />}</>}>
      <Checkbox
        label="Can search and filter"
        hint="A field to search in, and choices by rating, above the wall."
        checked={draft.options.hasVisitorTools}
        onChange={({ currentTarget }) => onChange({ options: { hasVisitorTools: currentTarget.checked } })}
      />
    </OptionGroup>
  )
}

export const AlwaysThere = () => (
  <OptionGroup title="Always there">
    <p className={styles.note}>
      <LockKeyhole />
      <span>Dates, “Verified client” where it is true, and the sentence that says what is shown.</span>
    </p>
  </OptionGroup>
)
