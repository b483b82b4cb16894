import { ImageOff, Monitor, Smartphone, TextAlignStart } from 'lucide-react'
import { useState } from 'react'
import type { EmailKind, EmailStyleInput } from '#shared/email-styles.ts'
import type { EmailPreview } from '#shared/email-previews.ts'
import { Button } from '../../../../components/button.tsx'
import { Field } from '../../../../components/field.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { EmailFrame } from '../../../../components/email-frame.tsx'
import { Segments, themeSegments } from '../../../../components/segments.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { useEmailPreview } from '../../../../lib/use-email-preview.ts'
import { useEmailStars } from '../../../../lib/use-email-stars.ts'
import styles from './preview.module.css'

const NAME_MAX_LENGTH = 400

const kinds = [
  { value: 'request', label: 'Request' },
  { value: 'reminder', label: 'Reminder' },
] as const

const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'phone', label: 'Phone', icon: Smartphone },
  { value: 'text', label: 'Plain text', icon: TextAlignStart },
] as const

type Device = (typeof devices)[number]['value']
type Theme = (typeof themeSegments)[number]['value']
const widths = { desktop: 680, phone: 375 }

/** The client that the preview is addressed to. */
export type Sample = { kind: EmailKind; customerName: string; service: string }

type EmailPreviewProps = {
  style: EmailStyleInput
  sample: Sample
  onSample: (sample: Sample) => void
}

/** The email as the server renders it, shown as in an email program. */
export function RequestEmailPreview({ style, sample, onSample }: EmailPreviewProps) {
  const [device, setDevice] = useState<Device>(() => (matchMedia('(width < 45rem)').matches ? 'phone' : 'desktop'))
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  const [images, setImages] = useState<'on' | 'off'>('on')
  const {
    email: message,
    failure,
    isStale,
    retry,
  } = useEmailPreview({
    kind: sample.kind,
    style,
    customerName: sample.customerName.trim() || null,
    service: sample.service.trim() || null,
    hasStars: useEmailStars(null),
  })
  return (
    <section className={`stack shrink gap-12 ${styles.preview}`} aria-label="Preview">
      <div className="row wrap justify-between gap-8">
        <Segments
          label="Which email"
          options={kinds}
          value={sample.kind}
          onChange={(kind) => onSample({ ...sample, kind })}
        />
        <div className={`row wrap gap-8 ${styles.views}`}>
          <Segments label="Preview on" options={devices} value={device} onChange={setDevice} />
          <Segments label="Preview theme" options={themeSegments} value={theme} onChange={setTheme} />
          <IconButton
            icon={ImageOff}
            label="Hide images"
            aria-pressed={images === 'off'}
            onClick={() => setImages(images === 'off' ? 'on' : 'off')}
          />
        </div>
      </div>
      <figure
        className={`stack ink clip border round-card ${styles.email}`}
        data-theme={theme}
        data-device={device}
        aria-busy={!message && !failure}
      >
        {message ? (
          <Email email={message} device={device} search={`theme=${theme}&images=${images}`} />
        ) : failure ? (
          <p className="pad-24 muted">Nothing to show yet.</p>
        ) : (
          <Waiting />
        )}
      </figure>
      <div className="row wrap text-13 danger gap-12 rows-8 empty-hidden" role="status">
        {failure && (!isStale || message) && (
          <>
            <p>The preview could not be updated. {failure}</p>
            <Button variant="line" size="small" isBusy={isStale} onClick={retry}>
              Try again
            </Button>
          </>
        )}
      </div>
      <div className="gap-12 halves">
        <Field
          label="Preview as"
          placeholder="Unnamed client"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          dir="auto"
          value={sample.customerName}
          onChange={({ currentTarget }) => onSample({ ...sample, customerName: currentTarget.value })}
        />
        <Field
          label="Service"
          placeholder="Not set"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          dir="auto"
          value={sample.service}
          onChange={({ currentTarget }) => onSample({ ...sample, service: currentTarget.value })}
        />
      </div>
    </section>
  )
}

function Email({ email: message, device, search }: { email: EmailPreview; device: Device; search: string }) {
  return (
    <>
      <figcaption className="stack gap-8 pad-16 border-below anywhere surface">
        <p className="text-16 strong" dir="auto">
          {message.subject}
        </p>
        <dl className="beside gap-12 rows-4 text-13">
          <dt className="muted">From</dt>
          <dd>
            <b className="medium">{message.from.name}</b> <span className="muted">{`<${message.from.address}>`}</span>
          </dd>
          <dt className="muted">Reply-To</dt>
          <dd>{message.replyTo ?? <span className="muted">nobody: your address is not confirmed</span>}</dd>
        </dl>
      </figcaption>
      {device === 'text' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
        <pre className={`pad-16 anywhere ${styles.text}`} tabIndex={0} dir="auto" aria-label="The email as plain text">
          {message.text}
        </pre>
      ) : (
        <EmailFrame
          src={`${message.htmlPath}?${search}`}
          size={{ width: widths[device] }}
          title="The email"
          className={styles.window}
        />
      )}
    </>
  )
}

const Waiting = () => (
  <div className={`gap-16 pad-24 content-start stack ${styles.waiting}`}>
    <Skeleton length="medium" />
    <Skeleton length="long" />
    <Skeleton length="full" />
    <Skeleton length="long" />
  </div>
)
