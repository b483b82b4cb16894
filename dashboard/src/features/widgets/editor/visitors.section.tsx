import { LockKeyhole } from 'lucide-react'
import { Checkbox } from '../../../components/checkbox.tsx'
import { OptionGroup, PlanTag } from './option.parts.tsx'
import type { SectionProps } from './section.props.ts'
import styles from './options.module.css'
export function VisitorsSection({ draft, allows, onChange }: SectionProps) {
  return (
    <OptionGroup title={<>Visitors {!allows.visitorTools && <PlanTag />}</>}>
      <Checkbox
        label="Let visitors search and filter"
        hint="A search field and a rating filter above the wall."
        checked={draft.options.hasVisitorTools}
        onChange={({ currentTarget }) => onChange({ options: { hasVisitorTools: currentTarget.checked } })}
      />
    </OptionGroup>
  )
}
export const AlwaysThere = () => (
  <OptionGroup title="Always shown">
    <p className={`flex gap-8 icons-14 icons-in-line empty-hidden ${styles.note}`}>
      <LockKeyhole />
      <span className="shrink anywhere">
        Dates, “Verified client” where it applies, and a footer that says what is shown.
      </span>
    </p>
  </OptionGroup>
)
