import { LockKeyhole, Monitor, Smartphone } from 'lucide-react'
import { useCallback, useState } from 'react'
import { fullName, getCurrentUser } from '#shared/users.ts'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import type { HostedPage } from '#shared/widgets.ts'
import { Button } from '../../../components/button.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import type { Seen } from '../preview.window.ts'
import type { Allows, triedOut } from './draft.ts'
import { HostedPageFrame, PreviewFrame } from './preview.frames.tsx'
import styles from './preview.module.css'
import { usePreview } from './use-preview.ts'

const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'phone', label: 'Phone', icon: Smartphone },
] as const

const subjects = [
  { value: 'widget', label: 'Widget' },
  { value: 'page', label: 'Hosted page' },
] as const

type Subject = (typeof subjects)[number]['value']

const widths = { desktop: 1200, phone: 390 }

type PreviewPaneProps = {
  widgetId: string
  allows: Allows
  shown: ReturnType<typeof triedOut>
  hostedPage: HostedPage
  wallUrl: string
  /** Options shown in the preview that the plan does not include. */
  beyond: string[]
  testimonials: WidgetDetails['testimonials']
  onSeen: (seen: Seen) => void
}

/** The real widget on a page of an example site, or the hosted page, with example testimonials as long as there are no others. */
export function PreviewPane(props: PreviewPaneProps) {
  const { widgetId, allows, shown, hostedPage, wallUrl, beyond, testimonials, onSeen } = props
  const { data: user } = useEndpoint(getCurrentUser, {})
  const site = user ? (user.organisationName ?? fullName(user)) : 'Your site'
  const [subject, setSubject] = useState<Subject>('widget')
  const isPage = subject === 'page'
  const [device, setDevice] = useState<keyof typeof widths>(() =>
    matchMedia('(width < 45rem)').matches ? 'phone' : 'desktop',
  )
  const [ground, setGround] = useState<'light' | 'dark'>('light')
  const isEmpty = testimonials.length === 0
  const { previewId, failure, isStale, retry } = usePreview({
    id: widgetId,
    shown: {
      ...shown,
      ...(isPage && { options: { ...shown.options, hostedPage } }),
      hasExamples: isEmpty,
    },
    version: JSON.stringify({ testimonials, allows }),
  })
  const [outcome, setOutcome] = useState<Seen | 'loaded' | 'failed'>()
  const [edition, setEdition] = useState(0)
  const settle = useCallback(
    (next: Seen | 'failed') => {
      setOutcome(next)
      if (next !== 'failed') onSeen(next)
    },
    [onSeen],
  )
  const change = (next: Subject) => {
    setOutcome(undefined)
    setSubject(next)
  }
  const tryAgain = () => {
    setOutcome(undefined)
    setEdition((count) => count + 1)
    retry()
  }
  const sentence =
    failure ?? (outcome === 'failed' ? `The ${isPage ? 'page' : 'widget'} could not be loaded.` : undefined)
  return (
    <section className={`stack shrink gap-12 ${styles.preview}`} aria-label="Preview">
      <div className={`row wrap gap-12 rows-8 ${styles.tools}`}>
        <Segments label="Preview of" options={subjects} value={subject} onChange={change} />
        <div className={styles.device}>
          <Segments label="Preview on" options={devices} value={device} onChange={setDevice} />
        </div>
        <Segments label="Page theme" options={themeSegments} value={ground} onChange={setGround} />
        {isEmpty ? (
          <p className="push text-13 muted">
            Examples, only in this preview. Testimonials you approve take their place.
          </p>
        ) : (
          <p className={`push text-13 muted ${styles.about}`}>
            The real {isPage ? 'page' : 'widget'}, as visitors will see it
          </p>
        )}
      </div>
      {beyond.length > 0 && <BeyondPlan text={beyond} />}
      <div className={`full centered card relative ${styles.browser}`} data-device={device} data-ground={ground}>
        <p className={`row gap-8 border-below text-12 muted nowrap icons-14 ${styles.address}`} aria-hidden="true">
          <LockKeyhole />
          {isPage ? wallUrl.replace(/^https?:\/\//, '') : addressOf(site)}
        </p>
        {isPage ? (
          <HostedPageFrame
            key={edition}
            previewId={isStale ? undefined : previewId}
            width={widths[device]}
            ground={ground}
            onSettled={setOutcome}
          />
        ) : (
          <PreviewFrame
            key={edition}
            previewId={previewId}
            width={widths[device]}
            ground={ground}
            site={site}
            onSettled={settle}
          />
        )}
        {!sentence && typeof outcome === 'object' && outcome.count === 0 && !isEmpty && (
          <p className={`centered pad-16 card center-text ${styles.nothing}`}>
            Nothing to show: every testimonial is hidden or below the minimum rating. Pages show the link instead.
          </p>
        )}
      </div>
      <div className="row wrap text-13 danger gap-12 rows-8 empty-hidden" role="status">
        {sentence && !isStale && (
          <>
            <p>The preview could not be updated. {sentence}</p>
            <Button variant="line" size="small" onClick={tryAgain}>
              Try again
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const listMessage = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function BeyondPlan({ text: wording }: { text: string[] }) {
  const list = listMessage.format(wording)
  const isOne = wording.length === 1 && !wording[0]?.startsWith('your') && !wording[0]?.startsWith('search')
  return (
    <p className="flex gap-8 card pad-block-8 pad-inline-16 icons-in-line icons-muted">
      <LockKeyhole />
      <span>
        Preview only: {list} {isOne ? 'is' : 'are'} saved when you publish, and {isOne ? 'takes' : 'take'} effect once
        you’re on Pro. <PlansLink />
      </span>
    </p>
  )
}

/** A plausible address for such a site. */
function addressOf(site: string): string {
  const wording = site
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d\s]/g, '')
    .trim()
    .split(/\s+/)
  return `${wording.slice(0, 3).join('-') || 'your-site'}.example`
}
