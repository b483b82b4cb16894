import { Download } from 'lucide-react'
import { useState } from 'react'
import { ACTIVITY_DAYS, ACTIVITY_GROUPS, exportActivity } from '#shared/workspace-activity.ts'
import { Button } from '../../../../components/button.tsx'
import { FilterLinks } from '../../../../components/filter-links.tsx'
import { Select } from '../../../../components/select.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { readProductName } from '../../../../installation/product-name.ts'
import { messageOf } from '../../../../lib/error-message.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useViewChange } from '../../../../lib/view-in-address.ts'
import { daysMessage, groupName } from './activity.messages.ts'
import styles from './activity.module.css'
import { ACTIVITY_ADDRESS, type ActivityView, choiceOf } from './activity.query.ts'

export type Person = { id: string; name: string }

/** Who can be filtered for: the members, and those who are none. */
export const peopleOf = (members: readonly Person[], { chosen }: { chosen: string | null }): Person[] => {
  const people = [
    ...members,
    { id: 'clients', name: 'Clients' },
    { id: 'sign_off', name: 'Sign-off links' },
    { id: 'automatic', name: 'Automatic' },
  ]
  const isKnown = chosen === null || people.some(({ id }) => id === chosen)
  return isKnown ? people : [...people, { id: chosen, name: 'A former member' }]
}

type ToolsProps = { view: ActivityView; people: readonly Person[] }

/** What is shown: by kind, by person and by time. */
export function ActivityTools({ view, people }: ToolsProps) {
  const changeView = useViewChange(ACTIVITY_ADDRESS)
  return (
    <div className={`row wrap justify-between gap-16 rows-8 ${styles.tools}`}>
      <FilterLinks
        label="Filter by kind"
        address={ACTIVITY_ADDRESS}
        view={view}
        choices={[null, ...ACTIVITY_GROUPS].map((kind) => ({
          word: kind === null ? 'All' : groupName[kind],
          count: null,
          change: (now: ActivityView) => ({ ...now, kind }),
          isCurrent: kind === view.kind,
        }))}
      />
      <div className={`row gap-8 ${styles.selects}`}>
        <Select
          look="small"
          aria-label="Person"
          value={view.person ?? ''}
          onChange={({ currentTarget: { value } }) => changeView((now) => ({ ...now, person: value || null }))}
        >
          <option value="">Everyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          look="small"
          aria-label="Time"
          value={view.days}
          onChange={({ currentTarget: { value } }) =>
            changeView((now) => ({ ...now, days: ACTIVITY_DAYS.find((days) => String(days) === value) ?? now.days }))
          }
        >
          {ACTIVITY_DAYS.map((days) => (
            <option key={days} value={days}>
              {daysMessage[days]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

/** A large log is read piece by piece. */
const EXPORT_TIMEOUT_MS = 120_000

/** Saves what is shown, with all that is earlier, as a file for spreadsheets. */
export function ExportButton({ view }: { view: ActivityView }) {
  const call = useApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function exportShown() {
    setIsBusy(true)
    try {
      const { items } = await call(exportActivity, { query: choiceOf(view) }, { timeoutMs: EXPORT_TIMEOUT_MS })
      const { activityFile } = await import('./activity.file.ts')
      const file = await activityFile(items, { now: new Date(), productName: readProductName() })
      saveFile({ ...file, type: 'text/csv' })
      toast.success(items.length === 1 ? '1 line exported.' : `${items.length.toLocaleString('en')} lines exported.`)
    } catch (error) {
      toast.danger(`The activity could not be exported. ${messageOf(error)}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="line" isBusy={isBusy} onClick={() => void exportShown()}>
      {!isBusy && <Download />}
      Export CSV
    </Button>
  )
}
