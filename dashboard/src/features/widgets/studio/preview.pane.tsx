import { LockKeyhole, Monitor, Smartphone } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import type { WidgetDetails } from '#shared/widget-studio.ts'
import { getCurrentUser, fullName } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import type { Allows, triedOut } from './draft.ts'
import { PreviewFrame } from './preview.frame.tsx'
import type { Seen } from '../preview.window.ts'
import { usePreview } from './use-preview.ts'
import styles from './preview.module.css'

const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'phone', label: 'Phone', icon: Smartphone },
] as const

const widths = { desktop: 1200, phone: 390 }

type PreviewPaneProps = {
  widgetId: string
  allows: Allows
  shown: ReturnType<typeof triedOut>
  /** What is shown that the plan does not have. */
  beyond: string[]
  testimonials: WidgetDetails['testimonials']
  onSeen: (seen: Seen) => void
}

/** The real widget on a page of an invented site. */
export function PreviewPane({ widgetId, allows, shown, beyond, testimonials, onSeen }: PreviewPaneProps) {
  const { data: user } = useEndpoint(getCurrentUser, {})
  const site = user ? (user.organisationName ?? fullName(user)) : 'Your site'
  const [device, setDevice] = useState<keyof typeof widths>(() =>
    matchMedia('(width < 45rem)').matches ? 'phone' : 'desktop',
  )
  const [ground, setGround] = useState<'light' | 'dark'>('light')
  const { previewId, failure, isStale, retry } = usePreview({
    id: widgetId,
    shown,
    version: JSON.stringify({ testimonials, allows }),
  })
  const [outcome, setOutcome] = useState<Seen | 'failed'>()
  const [edition, setEdition] = useState(0)

  const settle = useCallback(
    (next: Seen | 'failed') => {
      setOutcome(next)
      if (next !== 'failed') onSeen(next)
    },
    [onSeen],
  )

  const tryAgain = () => {
    setOutcome(undefined)
    setEdition((count) => count + 1)
    retry()
  }

  const sentence = failure ?? (outcome === 'failed' ? 'The widget could not be loaded.' : undefined)
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.tools}>
        <Segments label="Seen on" options={devices} value={device} onChange={setDevice} />
        <Segments label="The page around it" options={themeSegments} value={ground} onChange={setGround} />
        <p>The real widget, as it will stand</p>
      </div>
      {beyond.length > 0 && <BeyondPlan words={beyond} />}
      <div className={styles.browser} data-device={device} data-ground={ground}>
        <p className={styles.address} aria-hidden="true">
          <LockKeyhole />
          {addressOf(site)}
        </p>
        <PreviewFrame
          key={edition}
          previewId={previewId}
          width={widths[device]}
          ground={ground}
          site={site}
          onSettled={settle}
        />
        {!sentence && typeof outcome === 'object' && outcome.count === 0 && (
          <p className={styles.nothing}>
            {testimonials.length > 0
              ? 'Nothing is left to show: every testimonial is left out or rated lower than chosen. Pages show the link instead.'
              : 'There is nothing to show yet. What you approve appears here.'}
          </p>
        )}
      </div>
      <div className={styles.news} role="status">
        {sentence && !isStale && (
          <>
            <p>The preview could not be brought up to date. {sentence}</p>
            <Button variant="line" size="small" onClick={tryAgain}>
              Try again
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const listWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function BeyondPlan({ words }: { words: string[] }) {
  const list = listWords.format(words)
  const isOne = words.length === 1 && !words[0]?.startsWith('your') && !words[0]?.startsWith('search')
  return (
    <p className={styles.beyond}>
      <LockKeyhole />
      <span>
        To try only: {list} {isOne ? 'is' : 'are'} kept when you publish, and {isOne ? 'takes' : 'take'} effect once you
        are on Pro. <Link to="/settings/subscription">See the plans</Link>
      </span>
    </p>
  )
}

/** What the address of such a site might be. */
function addressOf(site: string): string {
  const words = site
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d\s]/g, '')
    .trim()
    .split(/\s+/)
  return `${words.slice(0, 3).join('-') || 'your-site'}.example`
}
