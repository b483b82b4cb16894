import { useState } from 'react'
import { getReportEmail, setReportEmail } from '#shared/reports.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import { useToast } from '../../components/toast.tsx'
import { messageOf } from '../../lib/error-message.ts'
import { useApi } from '../../lib/use-api.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import styles from './reports.module.css'

const SWITCHING = 'switching the email of a report'

/** Whether the member gets an email about each month's report. */
export function ReportEmailSwitch() {
  const call = useApi()
  const toast = useToast()
  const { data, mutate } = useEndpoint(getReportEmail, {})
  const [isBusy, setIsBusy] = useState(false)
  if (!data) return null

  async function change(isOn: boolean) {
    setIsBusy(true)
    try {
      await mutate(call(setReportEmail, { body: { isOn } }), {
        optimisticData: { isOn },
        rollbackOnError: true,
        revalidate: false,
      })
      toast.succeeded(SWITCHING)
    } catch (error) {
      toast.danger(messageOf(error), { of: SWITCHING })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div id="email" className={`above-24 ${styles.email}`} data-not-printed>
      <Checkbox
        label="Email me when a month’s report is ready"
        hint="On the first working day of the next month, if clients were asked or answered. Only you get it."
        checked={data.isOn}
        onChange={({ currentTarget }) => !isBusy && void change(currentTarget.checked)}
      />
    </div>
  )
}
