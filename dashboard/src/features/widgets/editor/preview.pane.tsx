import { LockKeyhole, Monitor, Smartphone } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fullName, getCurrentUser } from '#shared/users.ts'
import { previewWidget, type WidgetDetails } from '#shared/widget-editor.ts'
import type { HostedPage } from '#shared/widgets.ts'
import { Button } from '../../../components/button.tsx'
import { PlansLink } from '../../../components/plans-link.tsx'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useStableCallback } from '../../../lib/use-stable-callback.ts'
import {
  hostedPreviewPage,
  type HostedPageWindow,
  openHostedPage,
  openPreview,
  PREVIEW_PAGE,
  type PreviewWindow,
  type Seen,
  useScale,
} from '../preview.window.ts'
import type { Allows, triedOut } from './draft.ts'
import styles from './preview.module.css'

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

type PreviewFrameProps = {
  previewId: string | undefined
  /** The width of the page, which is scaled down where there is less room. */
  width: number
  ground: 'light' | 'dark'
  site: string
  onSettled: (outcome: Seen | 'failed') => void
}

/** The page loads once; changes are handed to the widget on it. */
function PreviewFrame({ previewId, width, ground, site, onSettled }: PreviewFrameProps) {
  const place = useScale(width)
  const frame = useRef<HTMLIFrameElement>(null)
  const [preview, setPreview] = useState<PreviewWindow>()
  useEffect(() => preview?.listen({ onReady: onSettled, onError: () => onSettled('failed') }), [preview, onSettled])
  useEffect(() => preview?.setGround(ground), [preview, ground])
  useEffect(() => preview?.setSite(site), [preview, site])
  useEffect(() => {
    if (previewId) preview?.show(previewId)
  }, [preview, previewId])
  const open = () => {
    const opened = frame.current && openPreview(frame.current)
    if (opened) setPreview(opened)
    else onSettled('failed')
  }
  return (
    <div ref={place} className={`relative clip scaled-frame ${styles.window}`}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and what stands in it is set from here */}
      <iframe className="focus-inside" ref={frame} src={PREVIEW_PAGE} title="Preview of the widget" onLoad={open} />
    </div>
  )
}

type HostedPageFrameProps = {
  /** Undefined while the next one is being made: the previous one stays. */
  previewId: string | undefined
  width: number
  ground: 'light' | 'dark'
  onSettled: (outcome: 'loaded' | 'failed') => void
}

/** The page is loaded again after each change, and stays where it was scrolled to. */
function HostedPageFrame({ previewId, width, ground, onSettled }: HostedPageFrameProps) {
  const place = useScale(width)
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolledTo = useRef(0)
  const [newestId, setNewestId] = useState(previewId)
  if (previewId !== undefined && previewId !== newestId) setNewestId(previewId)
  const [page, setPage] = useState<HostedPageWindow>()
  useLayoutEffect(() => page?.setGround(ground), [page, ground])
  const open = () => {
    const opened = frame.current && openHostedPage(frame.current)
    setPage(opened ?? undefined)
    onSettled(opened ? 'loaded' : 'failed')
    opened?.scrollTo(scrolledTo.current)
    opened?.onScroll((top) => {
      scrolledTo.current = top
    })
  }
  return (
    <div ref={place} className={`relative clip scaled-frame ${styles.window}`}>
      {newestId !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, and its links open beside this one
        <iframe
          className={`focus-inside ${styles.page}`}
          ref={frame}
          src={hostedPreviewPage(newestId)}
          title="Preview of the hosted page"
          onLoad={open}
        />
      )}
    </div>
  )
}

const DEBOUNCE_MS = 250

type Shown = ReturnType<typeof triedOut> & { hasExamples: boolean }

type PreviewInput = {
  id: string
  shown: Shown
  /** Changes when there are other testimonials to show, or another plan. */
  version: string
}

type State = {
  previewId?: string
  failure?: string
  /** What the last answer was given to. */
  asked?: string
}

/**
 * The id of a preview of this draft, updated a moment after the last change; while the next one is being made, or
 * fails, the previous one.
 */
function usePreview({ id, shown, version }: PreviewInput) {
  const call = useApi()
  const text = useDebounced(JSON.stringify({ shown, version }), DEBOUNCE_MS)
  const [{ previewId, failure, asked }, setState] = useState<State>({})
  const attempts = useRef(0)

  const load = useStableCallback(async (draft: string) => {
    const attempt = ++attempts.current
    const settle = (next: (before: State) => State) => attempts.current === attempt && setState(next)
    try {
      // It was stringified from a draft a moment ago.
      const { shown: body } = JSON.parse(draft) as Pick<PreviewInput, 'shown'>
      const answer = await call(previewWidget, { params: { id }, body })
      settle(() => ({ ...answer, asked: draft }))
    } catch (error) {
      settle((before) => ({ ...before, failure: messageOf(error), asked: draft }))
    }
  })

  useEffect(() => void load(text), [load, text])

  const retry = () => {
    setState(({ asked: _, ...before }) => before)
    void load(text)
  }

  return { previewId, failure, isStale: asked !== text, retry }
}
