import { type ReactNode, useRef, useState } from 'react'
import { type RequestRules, type Connection, listConnections } from '#shared/connections.ts'
import { listPayments } from '#shared/payments.ts'
import { useHasRole } from '../../../../components/changes.ts'
import { LeaveDialog } from '../../../../components/leave-dialog.tsx'
import { useLeaveGuard } from '../../../../navigation/navigation.tsx'
import { useCacheChange, useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import { DryRunPanel } from './dry-run.panel.tsx'
import { DryRunResult } from './dry-run.result.tsx'
import { InlineSelect } from '../../../../components/inline-select.tsx'
import { RulesForm } from './rules.form.tsx'
import { nameOf } from '../../../../lib/account-names.ts'
import styles from './rules.module.css'
import { useDryRun } from './use-dry-run.tsx'

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
      <TestedRules
        key={connection.id}
        connection={connection}
        timeZone={timeZone}
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
        draft={draft}
        onDraft={setDraft}
      />
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

type TestedRulesProps = {
  connection: Connection
  timeZone: string
  hint: ReactNode
  draft: Draft | undefined
  onDraft: (draft: Draft) => void
}

/** The rules, what they would have done beside them, and the past payments below. */
function TestedRules({ connection, timeZone, hint, draft, onDraft }: TestedRulesProps) {
  const changeCache = useCacheChange()
  const refresh = useRefresh()
  const mayTest = useHasRole('admin')
  const rules = draft ? draft.rules : connection.rules
  const dryRun = useDryRun({ connection, rules })
  const payments = useRef<HTMLDivElement>(null)
  const form = (
    <RulesForm
      connection={connection}
      timeZone={timeZone}
      onSaved={(saved) => {
        void changeCache(listConnections, (answer) => ({
          ...answer,
          items: answer.items.map((item) => (item.id === saved.id ? saved : item)),
        }))
        void refresh(listPayments)
      }}
      onDraft={onDraft}
    />
  )
  const { result } = dryRun
  if (!mayTest)
    return (
      <SettingsSection id={RULES_ID} title="When to ask" hint={hint}>
        {form}
      </SettingsSection>
    )
  return (
    <>
      <SettingsSection id={RULES_ID} title="When to ask" hint={hint} width="whole">
        <div className={styles.beside}>
          {form}
          <DryRunPanel
            connection={connection}
            rules={rules}
            isSaved={!draft?.isDirty}
            dryRun={dryRun}
            onShowPayments={() => {
              payments.current?.scrollIntoView()
              payments.current?.focus({ preventScroll: true })
            }}
          />
        </div>
      </SettingsSection>
      {result && result.items.length > 0 && (
        <SettingsSection title="Past payments" hint="What these rules would have done with each of them.">
          <div ref={payments} tabIndex={-1} className={styles.past}>
            <DryRunResult key={result.number} connection={connection} result={result} />
          </div>
        </SettingsSection>
      )}
    </>
  )
}
