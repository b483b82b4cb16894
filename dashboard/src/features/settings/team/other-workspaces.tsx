import { ChevronRight } from 'lucide-react'
import { nameOfWorkspace, type WorkspaceOfMember } from '#shared/workspaces.ts'
import { BrandImage } from '../../../components/brand-image.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import type { CallOutcome } from './inviting.ts'
import styles from './team.module.css'

type OtherWorkspacesProps = {
  workspaces: readonly WorkspaceOfMember[]
  chosenIds: ReadonlySet<string>
  outcomes: readonly CallOutcome[]
  onChoose: (id: string, isChosen: boolean) => void
}

/** Chooses further workspaces for an invitation, folded. */
export const OtherWorkspaces = ({ workspaces, chosenIds, outcomes, onChoose }: OtherWorkspacesProps) => (
  <details className={styles.folded}>
    <summary className="row gap-8 muted pointer icons-14">
      <ChevronRight />
      Also invite them to other workspaces
      {chosenIds.size > 0 && <span className="tabular ink nowrap">{`${chosenIds.size} chosen`}</span>}
    </summary>
    <fieldset className="stack gap-12 above-12">
      <legend className="visually-hidden">Other workspaces</legend>
      {workspaces.map(({ id, name, imageUrl }) => (
        <Checkbox
          key={id}
          label={nameOfWorkspace(name)}
          image={<BrandImage name={name} imageUrl={imageUrl} size={20} />}
          checked={chosenIds.has(id)}
          onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
          {...resultOf(outcomes.findLast(({ workspace }) => workspace.id === id))}
        />
      ))}
    </fieldset>
  </details>
)

function resultOf(outcome: CallOutcome | undefined) {
  if (outcome === undefined) return {}
  if (outcome.kind === 'failed') return { error: outcome.message }
  return { hint: outcome.invited > 0 ? 'Sent.' : 'Nobody had to be invited.' }
}
