import { useState } from 'react'
import { type RequestRules, type Connection, listConnections } from '#shared/connections.ts'
import { listPayments } from '#shared/payments.ts'
import { useHasRole } from '../../../../components/changes.ts'
import { LeaveDialog } from '../../../../components/leave-dialog.tsx'
import { useLeaveGuard } from '../../../../navigation/navigation.tsx'
import { useCacheChange, useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import { DryRunPanel } from './dry-run.panel.tsx'
import { InlineSelect } from '../../../../components/inline-select.tsx'
import { RulesForm } from './rules.form.tsx'
import { nameOf } from '../../../../lib/account-names.ts'

type Draft = { rules: RequestRules | undefined; isDirty: boolean }

/** Element id of the rules on the page. */
export const RULES_ID = 'when-to-ask'

type RulesSectionsProps = {
  connections: readonly Connection[]
  /** The owner's time zone, as an IANA name. */
  timeZone: string
}

/** The rules of one account, and what they would have done. */
export function RulesSections({ connections, timeZone }: RulesSectionsProps) {
  const changeCache = useCacheChange()
  const refresh = useRefresh()
  const mayTest = useHasRole('admin')
  const [chosenId, setChosenId] = useState<string>()
  const [draft, setDraft] = useState<Draft>()
  const [switching, setSwitching] = useState<(() => void) | null>(null)
  const { departure, stay } = useLeaveGuard(draft?.isDirty ?? false)
  const leave = departure?.leave ?? switching
  const connection =
    connections.find(({ id }) => id === chosenId) ??
    connections.find(({ status }) => status === 'active') ??
    connections[0]
  if (!connection) return null

  const choose = (id: string) => {
    const go = () => {
      setDraft(undefined)
      setChosenId(id)
    }
    if (draft?.isDirty) setSwitching(() => go)
    else go()
  }

  return (
    <>
      <SettingsSection
        id={RULES_ID}
        title="When to ask"
        hint={
          connections.length > 1 && (
            <span className="inline-row wrap gap-4 max-full">
              Rules of{' '}
              <InlineSelect
                label="Rules of the account"
                value={connection.id}
                options={connections.map((each) => ({ value: each.id, label: nameOf(each) }))}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
              />
            </span>
          )
        }
      >
        <RulesForm
          key={connection.id}
          connection={connection}
          timeZone={timeZone}
          onSaved={(saved) => {
            void changeCache(listConnections, (answer) => ({
              ...answer,
              items: answer.items.map((item) => (item.id === saved.id ? saved : item)),
            }))
            void refresh(listPayments)
          }}
          onDraft={setDraft}
        />
      </SettingsSection>
      {mayTest && (
        <SettingsSection title="Dry run" hint="Tests the rules on past payments.">
          <DryRunPanel
            key={connection.id}
            connection={connection}
            rules={draft ? draft.rules : connection.rules}
            isSaved={!draft?.isDirty}
          />
        </SettingsSection>
      )}
      {leave && (
        <LeaveDialog
          changes={`Your changes to the rules of ${nameOf(connection)}`}
          onLeave={leave}
          onStay={() => {
            stay()
            setSwitching(null)
          }}
        />
      )}
    </>
  )
}
