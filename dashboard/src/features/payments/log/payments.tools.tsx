import { ArrowDownUp, CalendarClock, CircleMinus, CirclePause, Download, type LucideIcon, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { exportPayments, type PaymentFilter } from '#shared/payments.ts'
import { Button } from '../../../components/button.tsx'
import { FilterLinks, ViewLink } from '../../../components/filter-links.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { areShortcutsOn, isForPage } from '../../../lib/one-key.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useViewChange } from '../../../lib/view-in-address.ts'
import { choiceOf, PAYMENTS_ADDRESS, type PaymentsView, withChoice } from './payments.query.ts'
import styles from './payments.tools.module.css'

type Choice = { show: PaymentFilter; word: string; icon?: LucideIcon }

const choices: Choice[] = [
  { show: 'all', word: 'All' },
  { show: 'planned', word: 'Scheduled', icon: CalendarClock },
  { show: 'onHold', word: 'On hold', icon: CirclePause },
  { show: 'asked', word: 'Asked', icon: Send },
  { show: 'skipped', word: 'Skipped', icon: CircleMinus },
]

type PaymentsToolsProps = {
  view: PaymentsView
  /** Undefined while loading. */
  counts: Record<PaymentFilter, number> | undefined
  /** Whether the order is chosen here, and not in the table. */
  hasOrder: boolean
}

/** Shows the newest or the oldest payments first. */
export const OrderLink = ({ view }: { view: PaymentsView }) => (
  <ViewLink
    address={PAYMENTS_ADDRESS}
    view={view}
    change={(now: PaymentsView) => withChoice(now, { isOldestFirst: !now.isOldestFirst })}
    className={`inline-row gap-8 text-13 muted nowrap no-underline hover-underline icons-14 touch-small ${styles.order}`}
    title={view.isOldestFirst ? 'Show the newest first' : 'Show the oldest first'}
  >
    <ArrowDownUp />
    {view.isOldestFirst ? 'Oldest first' : 'Newest first'}
  </ViewLink>
)

/** Which payments are shown: by decision, and by a search. */
export function PaymentsTools({ view, counts, hasOrder }: PaymentsToolsProps) {
  const changeView = useViewChange(PAYMENTS_ADDRESS)
  const searchRef = useRef<HTMLInputElement>(null)
  const [hasKey] = useState(areShortcutsOn)

  useEffect(() => {
    if (!hasKey) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isForPage(event)) return
      event.preventDefault()
      searchRef.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [hasKey])

  return (
    <div className={`row wrap justify-between gap-16 rows-8 ${styles.tools}`}>
      <FilterLinks
        label="Filter by decision"
        address={PAYMENTS_ADDRESS}
        view={view}
        choices={choices.map(({ show, word, icon }) => ({
          word,
          icon,
          count: counts?.[show],
          change: (now: PaymentsView) => withChoice(now, { show }),
          isCurrent: show === view.show,
        }))}
      />
      {hasOrder && <OrderLink view={view} />}
      <SearchField
        ref={searchRef}
        label="Search payments"
        placeholder="Search payments"
        q={view.q}
        // While a search is typed, its history entry is replaced: going back leaves the search.
        onSearch={(q) =>
          changeView(
            (now) => (now.q === q ? now : withChoice(now, { q })),
            (now) => ({ replace: now.q !== '' && q !== '' }),
          )
        }
        hasKeyHint={hasKey}
      />
    </div>
  )
}

/** A large log is read piece by piece. */
const EXPORT_TIMEOUT_MS = 120_000

/** Saves the payments that are shown, on all pages, as a file for spreadsheets. */
export function ExportButton({ view }: { view: PaymentsView }) {
  const call = useApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function exportShown() {
    setIsBusy(true)
    try {
      const { items } = await call(exportPayments, { query: choiceOf(view) }, { timeoutMs: EXPORT_TIMEOUT_MS })
      const { paymentsFile } = await import('./payments.file.ts')
      saveFile({ ...(await paymentsFile(items, new Date())), type: 'text/csv' })
      toast.success(
        items.length === 1 ? '1 payment exported.' : `${items.length.toLocaleString('en')} payments exported.`,
      )
    } catch (error) {
      toast.danger(`The payments could not be exported. ${messageOf(error)}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button
      change="export payments"
      variant="quiet"
      className={styles.export}
      isBusy={isBusy}
      title="Export as CSV"
      onClick={() => void exportShown()}
    >
      {!isBusy && <Download />}
      Export
    </Button>
  )
}
