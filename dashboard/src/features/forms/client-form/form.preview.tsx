import { ArrowLeft, ArrowRight, Monitor, Smartphone } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isInSteps } from '#shared/form-steps.ts'
import type { Accent, FormLayout, Thanks } from '#shared/submissions.ts'
import type { CurrentUser } from '#shared/users.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { Segments, themeSegments } from '../../../components/segments.tsx'
import { previewStepMessage, previewSteps } from './preview-steps.ts'
import type { PreviewedFields } from './previewed.ts'
import styles from './client-form.module.css'

const FramedForm = lazy(async () => ({ default: (await import('./framed-form.tsx')).FramedForm }))

type Theme = 'light' | 'dark'

const screens = [
  { value: 'phone', label: 'Phone', icon: Smartphone },
  { value: 'wide', label: 'Wide screen', icon: Monitor },
] as const
type Screen = (typeof screens)[number]['value']

type FormPreviewProps = {
  user: CurrentUser
  /** Null for the default. */
  accent: Accent | null
  extraFields: PreviewedFields
  layout: FormLayout
  thanks: Thanks
  /** The one to show, if there are several. */
  step: string
  onStep: (step: string) => void
}

/** The form as clients see it: the real one, on a page of its own. Nothing on it can be pressed or sent. */
export function FormPreview({ user, accent, extraFields, layout, thanks, step, onStep }: FormPreviewProps) {
  const titleId = useId()
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
  const [screen, setScreen] = useState<Screen>('phone')
  const dependsOnScreen = layout === 'auto' && isInSteps(layout, { extraFields, hasEmail: false, isPhone: true })
  const shownLayout = dependsOnScreen && screen === 'wide' ? 'page' : layout
  const { frame, page, open } = useFramedPage()
  const [dressed, setDressed] = useState<Document>()
  useLook(page, { theme, accent })
  return (
    <figure className={`shrink gap-12 stack ${styles.figure}`} aria-labelledby={titleId}>
      <figcaption className="row justify-between gap-12 text-13 muted">
        <span id={titleId}>What your clients see</span>
        <span className="row gap-8">
          {dependsOnScreen && <Segments label="Preview screen" options={screens} value={screen} onChange={setScreen} />}
          <Segments label="Preview theme" options={themeSegments} value={theme} onChange={setTheme} />
        </span>
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own page, filled from here */}
      <iframe
        ref={frame}
        className={`full border ${styles.sheet}`}
        title="The client form"
        data-loading={page && page === dressed ? undefined : ''}
        onLoad={open}
      />
      {page &&
        createPortal(
          <Suspense>
            <FramedForm
              page={page}
              user={user}
              extraFields={extraFields}
              layout={shownLayout}
              thanks={thanks}
              step={step}
              onDressed={setDressed}
            />
          </Suspense>,
          page.body,
        )}
      <StepPager names={previewSteps(extraFields, shownLayout)} step={step} onStep={onStep} />
    </figure>
  )
}

type StepPagerProps = { names: readonly string[]; step: string; onStep: (step: string) => void }

/** Which step the preview shows. It is the one that is being edited, and the others are a press away. */
function StepPager({ names, step, onStep }: StepPagerProps) {
  const place = Math.max(0, names.indexOf(step))
  const [before, after] = [names[place - 1], names[place + 1]]
  return (
    <div className={`row gap-12 ${styles.pager}`}>
      <IconButton
        icon={ArrowLeft}
        label="Show the step before"
        disabledReason={before === undefined ? 'This is the beginning.' : undefined}
        onClick={() => before !== undefined && onStep(before)}
      />
      <p className="text-13 muted tabular" role="status">
        {previewStepMessage(names, place)}
      </p>
      <IconButton
        icon={ArrowRight}
        label="Show the next step"
        disabledReason={after === undefined ? 'This is the end.' : undefined}
        onClick={() => after !== undefined && onStep(after)}
      />
    </div>
  )
}

type PagePolicy = { createHTML: (html: string) => string }
/** No library types it yet, and not every browser has it. */
declare const trustedTypes: { createPolicy: (name: string, policy: PagePolicy) => PagePolicy } | undefined

const policy: PagePolicy = { createHTML: () => '<!doctype html><html lang="en"></html>' }

/** An empty page in a frame. Unlike on a part of this page, the width of the frame counts as that of the window. */
function useFramedPage() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  useEffect(() => {
    // The page's policy forbids HTML from text, other than by a policy with a name.
    const trusted = typeof trustedTypes === 'object' ? trustedTypes.createPolicy('empty-page', policy) : policy
    if (frame.current) frame.current.srcdoc = trusted.createHTML('')
  }, [])
  // A frame also loads the empty page that it has at first.
  const open = () => {
    const opened = frame.current?.contentDocument
    if (opened?.URL === 'about:srcdoc') setPage(opened)
  }
  return { frame, page, open }
}

type Look = { theme: Theme; accent: Accent | null }

/** Gives the page a theme and the owner's colours, as a client's own page gets them; see brand.css. */
function useLook(page: Document | undefined, { theme, accent }: Look) {
  useLayoutEffect(() => {
    if (page) dress(page.documentElement, { theme, accent })
  }, [page, theme, accent])
}

function dress(root: HTMLElement, { theme, accent }: Look) {
  root.dataset['theme'] = theme
  root.toggleAttribute('data-brand', accent !== null)
  root.style.setProperty('--brand-light', accent?.light ?? '')
  root.style.setProperty('--brand-dark', accent?.dark ?? '')
}
