import { ImageOff, Monitor, Smartphone, TextAlignStart } from 'lucide-react'
import { useState } from 'react'
import type { EmailKind, EmailPreview, EmailStyleInput } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { MailFrame } from '../../../components/mail-frame.tsx'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useEmailPreview } from '../../../lib/use-email-preview.ts'
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

/** Whom the mail is shown as written to. */
export type Sample = { kind: EmailKind; customerName: string; service: string }

type MailPreviewProps = {
  style: EmailStyleInput
  sample: Sample
  onSample: (sample: Sample) => void
}

/** The mail as the server makes it, as a mail program would show it. */
export function MailPreview({ style, sample, onSample }: MailPreviewProps) {
  const [device, setDevice] = useState<Device>(() => (matchMedia('(width < 45rem)').matches ? 'phone' : 'desktop'))
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  const [images, setImages] = useState<'on' | 'off'>('on')
  const { mail, failure, isStale, retry } = useEmailPreview({
    kind: sample.kind,
    style,
    customerName: sample.customerName.trim() || null,
    service: sample.service.trim() || null,
  })

  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.tools}>
        <Segments
          label="Which mail"
          options={kinds}
          value={sample.kind}
          onChange={(kind) => onSample({ ...sample, kind })}
        />
        <div className={styles.views}>
          <Segments label="Seen on" options={devices} value={device} onChange={setDevice} />
          <Segments label="Theme of the preview" options={themeSegments} value={theme} onChange={setTheme} />
          <IconButton
            icon={ImageOff}
            label="Images off"
            aria-pressed={images === 'off'}
            onClick={() => setImages(images === 'off' ? 'on' : 'off')}
          />
        </div>
      </div>
      <figure className={styles.mail} data-theme={theme} data-device={device} aria-busy={!mail && !failure}>
        {mail ? (
          <Mail mail={mail} device={device} search={`theme=${theme}&images=${images}`} />
        ) : failure ? (
          <p className={styles.nothing}>Nothing to show yet.</p>
        ) : (
          <Waiting />
        )}
      </figure>
      <div className={styles.news} role="status">
        {failure && (!isStale || mail) && (
          <>
            <p>The preview could not be brought up to date. {failure}</p>
            <Button variant="line" size="small" isBusy={isStale} onClick={retry}>
              Try again
            </Button>
          </>
        )}
      </div>
      <div className={styles.sample}>
        <Field
          label="Shown as to"
          placeholder="A client without a name"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          dir="auto"
          value={sample.customerName}
          onChange={({ currentTarget }) => onSample({ ...sample, customerName: currentTarget.value })}
        />
        <Field
          label="Service"
          placeholder="Not given"
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

function Mail({ mail, device, search }: { mail: EmailPreview; device: Device; search: string }) {
  return (
    <>
      <figcaption>
        <p className={styles.subject} dir="auto">
          {mail.subject}
        </p>
        <dl>
          <dt>From</dt>
          <dd>
            <b>{mail.from.name}</b> <span>{`<${mail.from.address}>`}</span>
          </dd>
          <dt>Reply-To</dt>
          <dd>{mail.replyTo ?? <span>nobody: your address is not confirmed</span>}</dd>
        </dl>
      </figcaption>
      {device === 'text' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
        <pre className={styles.text} tabIndex={0} dir="auto" aria-label="The mail as plain text">
          {mail.text}
        </pre>
      ) : (
        <MailFrame
          src={`${mail.htmlPath}?${search}`}
          size={{ width: widths[device] }}
          title="The mail"
          className={styles.window}
        />
      )}
    </>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton length="medium" />
    <Skeleton length="long" />
    <Skeleton length="full" />
    <Skeleton length="long" />
  </div>
)
