import { Copy } from 'lucide-react'
import { useState } from 'react'
import {
  createReportLink,
  DEFAULT_REPORT_LINK_DAYS,
  listReportLinks,
  REPORT_LINK_DAYS,
  type ReportLink,
  revokeReportLink,
} from '#shared/reports.ts'
import { Button } from '../../components/button.tsx'
import { useCopyText } from '../../components/copy-text.ts'
import { Dialog, DialogActions, DialogBody } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { FormError } from '../../components/form-error.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { fullDate } from '../../lib/dates.ts'
import { messageOf } from '../../lib/error-message.ts'
import { useApi } from '../../lib/use-api.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { monthName } from './report.messages.ts'

/** Creates links to a report, and lists those that work. A new one can be copied until the dialog is closed. */
export function ReportLinksDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const call = useApi()
  const copy = useCopyText()
  const { data, error, mutate } = useEndpoint(listReportLinks, { query: { month } })
  const [days, setDays] = useState<(typeof REPORT_LINK_DAYS)[number]>(DEFAULT_REPORT_LINK_DAYS)
  const [address, setAddress] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (reason) {
      setFailure(messageOf(reason))
    } finally {
      setIsBusy(false)
    }
  }

  const create = () =>
    attempt(async () => {
      const { path } = await call(createReportLink, { body: { month, days } })
      setAddress(new URL(path, location.origin).href)
      await mutate()
    })

  const revoke = (id: string) =>
    attempt(async () => {
      await call(revokeReportLink, { params: { id } })
      setAddress(undefined)
      await mutate()
    })

  return (
    <Dialog title={`Share the report for ${monthName(month)}`} onClose={onClose}>
      <DialogBody>
        <p>Anyone with the link can read this report without an account. It shows no email addresses.</p>
        {address === undefined ? (
          <SelectField
            label="The link works for"
            value={String(days)}
            onChange={({ currentTarget }) =>
              setDays(REPORT_LINK_DAYS.find((each) => String(each) === currentTarget.value) ?? DEFAULT_REPORT_LINK_DAYS)
            }
          >
            {REPORT_LINK_DAYS.map((each) => (
              <option key={each} value={each}>
                {each === 365 ? 'a year' : `${each} days`}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            label="New link"
            hint="Copy it now: we don’t store it, so nobody can see it again."
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Links links={data?.items} hasFailed={error !== undefined} isBusy={isBusy} onRevoke={revoke} />
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
        {address === undefined ? (
          <Button isBusy={isBusy} onClick={() => void create()} data-autofocus>
            Create link
          </Button>
        ) : (
          <Button
            onClick={() =>
              void copy(address, { done: 'Link copied.', instead: 'Select the link and copy it with your keyboard.' })
            }
          >
            <Copy />
            Copy link
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type LinksProps = {
  links: ReportLink[] | undefined
  hasFailed: boolean
  isBusy: boolean
  onRevoke: (id: string) => Promise<void>
}

function Links({ links, hasFailed, isBusy, onRevoke }: LinksProps) {
  if (!links && hasFailed) return <p className="muted">The links could not be loaded. Close this and try again.</p>
  if (!links) return <Skeleton length="long" />
  if (links.length === 0) return null
  return (
    <section className="stack gap-8" aria-label="Links that work">
      <h3>Links that work</h3>
      <ul className="border-above" role="list">
        {links.map((link) => (
          <li className="row gap-16 pad-block-8 border-below" key={link.id}>
            <p className="shrink grow text-13">
              By {link.createdBy} on {fullDate(link.createdAt)}, until {fullDate(link.expiresAt)}
              <span className="block muted">{openedMessage(link)}</span>
            </p>
            <Button
              variant="line"
              size="small"
              isBusy={isBusy}
              aria-label={`Revoke the link created by ${link.createdBy} on ${fullDate(link.createdAt)}`}
              onClick={() => void onRevoke(link.id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function openedMessage({ timesOpened, lastOpenedAt }: ReportLink): string {
  if (lastOpenedAt === null) return 'Not opened yet'
  const times = timesOpened === 1 ? 'once' : `${timesOpened} times`
  return `Opened ${times}, last on ${fullDate(lastOpenedAt)}`
}
