import type { LookChunk, MotionChunk, ShowRequest, ShowWidget, WidgetControls } from './contract.ts'
import { countUse } from './behaviour/count.ts'
import { measureOut, openPages } from './behaviour/pages.tsx'
import type { Scene } from './behaviour/scene.ts'
import { createDateFormat } from './dates.ts'
import { drawnKey } from './drawn-key.ts'
import { readFeed } from './feed.ts'
import { draw } from './jsx/static.ts'
import { Layout } from './layouts/index.tsx'
import type { LayoutProps } from './layouts/layout.ts'
import { readOptions } from './options.ts'
import { selectTestimonials } from './selection.ts'
import { applyLook, needsCare } from './theme.ts'
import css from './theme.css?inline'

/** Pages of a wall that a visitor has opened, kept while the element is drawn anew. */
const openedPages = new WeakMap<ShadowRoot, number>()
const stops = new WeakMap<ShadowRoot, () => void>()

/** Once it was fetched, a theme is decided before anything is seen. */
let knownLook: LookChunk | undefined

/** Other chunks, fetched by whatever needs them after it is drawn. */
type Parts = { loadMotion: () => Promise<MotionChunk>; loadLook: () => Promise<LookChunk> }

/** The chunk's one door. */
export function createShow(parts: Parts): ShowWidget {
  return (request) => showFeed(request, parts)
}

/**
 * Draws off the page first, so that the fallback gives way only to finished content; and leaves what
 * the server finished as it stands.
 */
function showFeed(
  { host, root, feed: json, adopt, emit, base, control }: ShowRequest,
  parts: Parts,
): ReturnType<ShowWidget> {
  const feed = readFeed(json)
  if (typeof feed === 'string') return feed
  stops.get(root)?.()
  const options = readOptions({ read: (name) => host.getAttribute(name), lang: languageOf(host) }, feed)
  const selection = selectTestimonials(feed, options)
  if (selection.items.length === 0) {
    root.replaceChildren(host.ownerDocument.createElement('slot'))
    return 0
  }
  const props: LayoutProps = { feed, selection, options, formatDate: createDateFormat(options.lang) }
  const standing = root.querySelector<HTMLElement>('[part=frame]')
  const isFinished = standing !== null && standing.dataset.key === drawnKey(feed, options)
  const frame = isFinished ? standing : drawFrame({ ...props, pageCount: countPages(root, props) }, host)
  adopt(css)
  applyLook(frame, options)
  if (options.theme === 'auto' && !isFinished && !knownLook) frame.style.visibility = 'hidden'
  if (isFinished) keepAlone(frame, root)
  else putInPlace(frame, root)

  const scene: Scene = { ...props, host, root, emit, frame, ...(base ? { base } : {}) }
  const controls = enliven(scene, parts)
  stops.set(root, () => controls.stop?.())
  control?.(controls)
  return selection.items.length
}

const countPages = (root: ShadowRoot, { selection, options }: LayoutProps): number =>
  Math.min(openedPages.get(root) ?? 1, Math.ceil(selection.items.length / options.pageSize))

function drawFrame(props: LayoutProps & { pageCount: number }, host: HTMLElement): HTMLElement {
  const box = host.ownerDocument.createElement('div')
  draw(<Layout {...props} />, box)
  return box.firstElementChild as HTMLElement
}

/** What had the focus keeps it, by its part. */
function putInPlace(frame: HTMLElement, root: ShadowRoot): void {
  const focused = root.querySelector(':focus')?.getAttribute('part')
  root.replaceChildren(frame)
  if (focused) frame.querySelector<HTMLElement>(`[part=${focused}]`)?.focus({ preventScroll: true })
}

/** The style sheet that came with finished markup has given way to ours; the next drawing is one of ours. */
function keepAlone(frame: HTMLElement, root: ShadowRoot): void {
  delete frame.dataset.key
  while (root.firstChild !== frame) root.firstChild?.remove()
  while (root.lastChild !== frame) root.lastChild?.remove()
}

function enliven(scene: Scene, { loadMotion, loadLook }: Parts): WidgetControls {
  const { frame, root, options } = scene
  frame.addEventListener('error', dropPicture, true)
  for (const list of frame.querySelectorAll<HTMLElement>('[part=page]')) measureOut(list, list)
  const track = frame.querySelector('[part=track]')
  if (track) measureOut(track, frame)
  const stopCounting = countUse(scene)
  const look = needsCare(options, scene.host) ? dress(scene, loadLook) : {}
  if (options.kind === 'wall') openPages(scene, { onOpen: (pageCount) => openedPages.set(root, pageCount) })
  const controls = frame.querySelector('[part=controls]') ? controlLater(scene, loadMotion) : {}
  return {
    ...controls,
    ...look,
    stop() {
      stopCounting()
      look.leave?.()
      controls.stop?.()
    },
  }
}

/** Without the chunk, `auto` is what the style sheet makes of it. */
function dress({ frame, host }: Scene, loadLook: Parts['loadLook']): WidgetControls {
  if (knownLook) return knownLook.followHost({ frame, host })
  const loading = loadLook()
    .then((chunk) => (knownLook = chunk).followHost({ frame, host }))
    .catch((): WidgetControls => ({}))
  void loading.then(() => frame.style.removeProperty('visibility'))
  const tell = tellLater(loading)
  return { enter: tell('enter'), leave: tell('leave') }
}

const tellLater = (loading: Promise<WidgetControls>) => (name: keyof WidgetControls) => () =>
  void loading.then((controls) => controls[name]?.())

/** What moves is there to be scrolled by hand until the chunk comes, and stays so if it never does. */
function controlLater({ options, ...scene }: Scene, loadMotion: Parts['loadMotion']): WidgetControls {
  const loading = loadMotion()
    .then(({ startMotion }) => startMotion({ ...scene, ...options }))
    .catch((): WidgetControls => ({}))
  const tell = tellLater(loading)
  return { next: tell('next'), prev: tell('prev'), pause: tell('pause'), play: tell('play'), stop: tell('stop') }
}

/** One that was taken back since leaves no torn frame behind. */
function dropPicture({ target }: Event): void {
  if (target instanceof Element && target.localName === 'img') target.remove()
}

const languageOf = (host: HTMLElement) =>
  (host.closest('[lang]') ?? host.ownerDocument.documentElement).getAttribute('lang') ?? ''
