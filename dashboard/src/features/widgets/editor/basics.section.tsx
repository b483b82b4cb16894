import { Field } from '../../../components/field.tsx'
import { KindTiles } from '../kind.tiles.tsx'
import type { SectionProps } from './section.props.ts'
import styles from './options.module.css'

export function BasicsSection({ draft, onChange, fault }: SectionProps & { fault: string | undefined }) {
  return (
    <div className={styles.group}>
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
