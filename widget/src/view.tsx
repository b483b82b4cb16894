import css from './theme.css?inline'
import { countCards } from './behaviour/card-count.ts'
import type {
  HostThemeChunk,
  SettleChunk,
  ShowRequest,
  ShowWidget,
  WidgetChunk,
  WidgetControls,
  WidgetErrorCode,
} from './contract.ts'
import { drawnKey } from './drawn-key.ts'
import { type Kind, readFeed } from './feed.ts'
import { isNarrow, WIDE_CSS } from './host-css.ts'
import { drawOff } from './jsx/static.ts'
import { languageOf } from './language.ts'
import type { LayoutChunk } from './layouts/chunk.ts'
import { readLayoutProps } from './layouts/layout-props.ts'
import type { LayoutProps } from './layouts/layout.ts'
import { Frame } from './parts/frame.tsx'
import { selectTestimonials } from './selection.ts'
import type { HydratedChunk, HydratedWidget, LineChunk, Scene } from './scene.ts'
import { applyAppearance, needsCare } from './theme.ts'

type Shown = {
  scene: Scene
  /** Takes over the frame once it is hydrated. */
  widget?: HydratedWidget | undefined
  controls: WidgetControls
}

/** What is shown in each. */
const shown = new WeakMap<ShadowRoot, Shown>()

/** Other chunks, loaded by whatever needs them: all but the layouts after drawing. */
type Parts = {
  /** At once if it is there. */
  loadLayout: (kind: Kind) => LayoutChunk | Promise<LayoutChunk>
  loadHydrated: () => Promise<HydratedChunk>
  loadHostTheme: () => Promise<HostThemeChunk>
  loadSettle: () => Promise<SettleChunk>
  loadLine: () => Promise<LineChunk>
}

/** The chunk's only entry. */
export function createChunk(parts: Parts): Required<WidgetChunk> {
  const show: ShowWidget = (request) => {
    const props = readProps(request)
    if (typeof props === 'string') return props
    const layout = parts.loadLayout(props.options.kind)
    if ('css' in layout) return showLayout(request, props, layout, parts)
    // A shell of an earlier build doesn't prepare.
    layout.then(() => show(request)).catch(() => {})
    return props.selection.items.length
  }
  return {
    show,
    async prepare(request) {
      const props = readProps(request)
      if (typeof props !== 'string') await parts.loadLayout(props.options.kind)
    },
  }
}

function readProps({ host, feed: json }: Pick<ShowRequest, 'host' | 'feed'>): LayoutProps | WidgetErrorCode {
  const lang = languageOf(host)
  const feed = readFeed(json, lang)
  if (typeof feed === 'string') return feed
  return readLayoutProps({ read: (name) => host.getAttribute(name), lang, languages: navigator.languages }, feed)
}

/**
 * Draws off the page first, so that the fallback is replaced only by finished content; keeps what the server
 * finished, with the style sheet that came with it. A hydrated widget of the same kind redraws itself.
 */
function showLayout(
  { host, root, adopt, emit, base, control }: ShowRequest,
  props: LayoutProps,
  layout: LayoutChunk,
  parts: Parts,
): number {
  const { options, selection } = props
  const before = shown.get(root)
  before?.controls.stop?.()
  const count = selection.items.length
  const isKept = count > 0 && before?.scene.options.kind === options.kind && before.widget
  if (!isKept) before?.widget?.unmount()
  if (count === 0) {
    shown.delete(root)
    root.replaceChildren(host.ownerDocument.createElement('slot'))
    return 0
  }
  const drawn = root.querySelector<HTMLElement>('[part=frame]')
  const finished = drawn?.dataset.key === drawnKey(props) && drawn
  const fresh =
    finished || drawOff(<Frame {...props}>{!isKept && <layout.Layout {...props} />}</Frame>, host.ownerDocument)
  const frame = isKept && drawn ? drawn : fresh
  if (frame !== fresh) for (const { name, value } of fresh.attributes) frame.setAttribute(name, value)
  else if (frame !== drawn) root.replaceChildren(frame)
  // In a new element, because the old one begins elsewhere with another text, as a page that moves does.
  else
    for (const time of frame.querySelectorAll('time')) {
      const written = time.cloneNode()
      written.textContent = props.formatDate(time.dateTime)
      time.replaceWith(written)
    }
  applyAppearance(frame, options)
  adopt((isNarrow(options.kind) ? '' : WIDE_CSS) + css + layout.css)

  const scene: Scene = { ...props, ...layout, host, root, emit, frame, select: selectTestimonials }
  if (isKept) isKept.redraw(scene)
  else {
    countCards(frame)
    // A photo that fails leaves no trace.
    frame.addEventListener('error', ({ target }) => (target as Element).remove(), true)
  }
  delete frame.dataset.key
  const now: Shown = { scene, widget: isKept || undefined, controls: {} }
  shown.set(root, now)
  const loading = [
    hydrate(now, parts),
    parts.loadSettle().then(({ settle }) => settle({ ...scene, base, isCounted: options.isCounted })),
  ]
  if (needsCare(options, host)) loading.push(parts.loadHostTheme().then(({ followHost }) => followHost(scene)))
  if (host.ownerDocument.querySelectorAll(host.localName)[1])
    loading.push(parts.loadLine().then(({ shareLine }) => shareLine(scene, shown)))
  now.controls = tellAll(loading)
  control?.(now.controls)
  return count
}

/**
 * Whatever moves or reacts becomes Preact's, and whatever has the focus, which a redraw then leaves where it is. Who
 * presses "Show more" before is not forgotten; if Preact never comes, further testimonials are on the wall's own page.
 */
async function hydrate(now: Shown, { loadHydrated }: Parts): Promise<WidgetControls> {
  const { scene } = now
  const { root, frame, feed, options } = scene
  // The browser itself opens what is behind a face, and follows the link of a badge.
  if (isNarrow(options.kind)) return {}
  if (now.widget) return now.widget
  if (!frame.querySelector('[part=tools],[part=controls],button,details'))
    await new Promise((resolve) => frame.addEventListener('focusin', resolve, { once: true }))
  const more = frame.querySelector('button')
  let isPressed = false
  more?.addEventListener('click', () => (isPressed = true), { once: true })
  try {
    const { hydrateWidget } = await loadHydrated()
    if (shown.get(root) !== now) return {}
    now.widget = hydrateWidget(scene)
    if (isPressed) more?.click()
    return now.widget
  } catch {
    more?.addEventListener('click', () => open(feed.wallUrl))
    return {}
  }
}

/** Each takes effect as soon as it has loaded; without it, the widget stays as it was drawn. */
function tellAll(loading: Promise<WidgetControls>[]): WidgetControls {
  const settled = loading.map((one) => one.catch((): WidgetControls => ({})))
  return new Proxy<WidgetControls>(
    {},
    {
      get: (_, name: keyof WidgetControls) => () => settled.forEach((one) => one.then((ready) => ready[name]?.())),
    },
  )
}
