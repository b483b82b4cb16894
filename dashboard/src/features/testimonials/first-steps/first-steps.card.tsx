import { type ReactNode, useEffect } from 'react'
import { getChecklist } from '#shared/onboarding.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { isAllDone } from './first-steps.ts'
import styles from './first-steps.module.css'
import { StepList } from './step.list.tsx'
import { useDismissal } from './use-dismissal.ts'
import { WellDone } from './well-done.tsx'

const GONE_STORAGE_KEY = 'first-steps-gone'

type Place = 'beside' | 'above'

type FirstStepsProps = {
  /**
   * Next to an empty list it is fully open; above a list it is a single line until it is opened. It waits until it is
   * known which one applies, because a message shown only once must not appear in a place that disappears.
   */
  place: Place | 'waiting'
  onCreateRequest: () => void
}

/** The first-run checklist, until it is complete or hidden. Without an answer from the server there is none. */
export function FirstSteps({ place, onCreateRequest }: FirstStepsProps) {
  const { data: checklist, error, mutate } = useEndpoint(getChecklist, {})
  const { dismiss, wasDismissedHere } = useDismissal((answer) => void mutate(answer, { revalidate: false }))
  const isGone = checklist?.isDismissed ?? false
  useEffect(() => {
    if (isGone) browserStorage.setItem(GONE_STORAGE_KEY, 'yes')
  }, [isGone])

  if (place === 'waiting' || !checklist)
    return error || isGone || isExpectedGone() || place === 'beside' ? null : <Reserved />
  if (isAllDone(checklist))
    return isGone && wasDismissedHere !== 'silently' ? null : (
      <Placed place={place}>
        <WellDone onShown={() => void dismiss('silently')} />
      </Placed>
    )
  if (isGone) return null
  return (
    <Placed place={place}>
      <StepList
        checklist={checklist}
        isFolded={place === 'above'}
        onCreateRequest={onCreateRequest}
        onHide={() => void dismiss('aloud')}
      />
    </Placed>
  )
}

const isExpectedGone = () => browserStorage.getItem(GONE_STORAGE_KEY) !== null

const Placed = ({ place, children }: { place: Place; children: ReactNode }) => (
  <div className={styles[place]}>{children}</div>
)

/** Holds its place above the list, so that the list does not jump when the answer arrives. */
const Reserved = () => <div className={styles.above} aria-hidden="true" />
