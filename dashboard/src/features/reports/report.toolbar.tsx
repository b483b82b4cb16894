import { ChevronLeft, ChevronRight, Download, Link as LinkIcon, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type MonthReport, monthAfter, monthBefore, type ReportTestimonial } from '#shared/reports.ts'
import { Button, WAIT } from '../../components/button.tsx'
import { useModal } from '../../components/modal.tsx'
import { useToast } from '../../components/toast.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { reportFile, reportFileName } from './report.file.ts'
import { monthName } from './report.messages.ts'
import { ReportLinksDialog } from './report-links.dialog.tsx'
import styles from './reports.module.css'

type ReportToolbarProps = {
  report: MonthReport
  testimonials: ReportTestimonial[] | undefined
  /** Whether the member may create links. */
  canShare: boolean
}

const STEP = 'inline-center square-32 rigid muted round-control hover-tint'

/** Other months, and what can be done with this report. It is not printed. */
export function ReportToolbar({ report, testimonials, canShare }: ReportToolbarProps) {
  const modal = useModal()
  const toast = useToast()
  const { month, firstMonth, thisMonth } = report
  const disabledReason = testimonials ? undefined : WAIT

  async function exportCsv() {
    try {
      const content = await reportFile(report, testimonials ?? [])
      saveFile({ name: reportFileName(report), content, type: 'text/csv' })
      toast.success('Report exported.')
    } catch {
      toast.danger('The file could not be created. Check your connection and try again.')
    }
  }

  function openLinks() {
    modal.open(<ReportLinksDialog month={month} onClose={modal.close} />)
  }

  const earlier = month > firstMonth ? monthBefore(month) : undefined
  const later = month < thisMonth ? monthAfter(month) : undefined
  return (
    <div className={`row wrap gap-24 rows-8 below-24 ${styles.bar}`} data-not-printed>
      <nav className={`row gap-4 ${styles.month}`} aria-label="Month">
        <Step icon={<ChevronLeft />} to={earlier} missing="There is no earlier report." />
        <h2>{monthName(month)}</h2>
        <Step icon={<ChevronRight />} to={later} missing={`${monthName(monthAfter(month))} hasn’t begun yet.`} />
      </nav>
      <div className={`row wrap push gap-8 ${styles.actions}`}>
        <Button variant="quiet" disabledReason={disabledReason} onClick={() => void exportCsv()}>
          <Download />
          Export CSV
        </Button>
        <Button variant="quiet" disabledReason={disabledReason} onClick={() => window.print()}>
          <Printer />
          Print
        </Button>
        {canShare && (
          <Button onClick={openLinks}>
            <LinkIcon />
            Share
          </Button>
        )}
      </div>
    </div>
  )
}

function Step({ icon, to, missing }: { icon: ReactNode; to: string | undefined; missing: string }) {
  if (to === undefined)
    return (
      <span className={`${STEP} ${styles.off}`} title={missing}>
        {icon}
      </span>
    )
  return (
    <Link className={STEP} to={`/reports/${to}`} aria-label={monthName(to)} title={monthName(to)}>
      {icon}
    </Link>
  )
}
