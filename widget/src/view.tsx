import type { HostThemeChunk, MotionChunk, SettleChunk, ShowRequest, ShowWidget, WidgetControls } from './contract.ts'
import { tellClicks } from './behaviour/count.ts'
import { measureOut, openedPages, openPages } from './behaviour/pages.tsx'
import type { Scene } from './behaviour/scene.ts'
import { createDateFormat } from './dates.ts'
import { drawnKey } from './drawn-key.ts'
import { readFeed } from './feed.ts'
import { WIDE_CSS } from './host-css.ts'
import { drawOff } from './jsx/static.ts'
import { Layout } from './layouts/index.tsx'
import type { LayoutProps } from './layouts/layout.ts'
import { readOptions } from './options.ts'
import { isLong } from './parts/card.tsx'
import { selectTestimonials } from './selection.ts'
import { applyAppearance, needsCare } from './theme.ts'
import css from './theme.css?inline'
import type { ToolsChunk } from './tools.contract.ts'

/** What is drawn in each. */
const live = new WeakMap<ShadowRoot, WidgetControls>()

/** Other chunks, loaded after drawing by whatever needs them. */
type Parts = {
  loadMotion: () => Promise<MotionChunk>
  loadHostTheme: () => Promise<HostThemeChunk>
  loadTools: () => Promise<ToolsChunk>
  loadSettle: () => Promise<SettleChunk>
}

/** The chunk's only entry. */
export function createShow(parts: Parts): ShowWidget {
  return (request) => showFeed(request, parts)
}

/**
 * Draws off the page first, so that the fallback is replaced only by finished content; keeps what the server
 * finished, with the style sheet that came with it.
 */
function showFeed(
  { host, root, feed: json, adopt, emit, base, control }: ShowRequest,
  parts: Parts,
): ReturnType<ShowWidget> {
  const feed = readFeed(json)
  if (typeof feed === 'string') return feed
  live.get(root)?.stop?.()
  const options = readOptions({ read: (name) => host.getAttribute(name), lang: languageOf(host) }, feed)
  const selection = selectTestimonials(feed, options)
  if (selection.items.length === 0) {
    root.replaceChildren(host.ownerDocument.createElement('slot'))
    return 0
  }
  const props: LayoutProps = { feed, selection, options, formatDate: createDateFormat(options.lang) }
  const drawn = root.querySelector<HTMLElement>('[part=frame]')
  const isFinished = drawn !== null && drawn.dataset.key === drawnKey(feed, options)
  const frame = isFinished ? drawn : drawFrame({ ...props, pageCount: countPages(root, props) }, host)
  applyAppearance(frame, options)
  const refocus = keepFocus(root)
  if (!isFinished) root.replaceChildren(frame)
  else for (const time of frame.querySelectorAll('time')) time.textContent = props.formatDate(time.dateTime)
  adopt(options.kind === 'badge' ? css : WIDE_CSS + css)
  refocus()

  const scene: Scene = { ...props, host, root, emit, frame, refocus, base }
  const controls = enliven(scene, parts)
  delete frame.dataset.key
  live.set(root, controls)
  control?.(controls)
  return selection.items.length
}

const countPages = (root: ShadowRoot, { selection, options }: LayoutProps): number =>
  Math.min(openedPages.get(root) ?? 1, Math.ceil(selection.items.length / options.pageSize))

const drawFrame = (props: LayoutProps & { pageCount: number }, { ownerDocument }: HTMLElement): HTMLElement =>
  drawOff(<Layout {...props} />, ownerDocument)

/**
 * Restores the focus as soon as the focused part of the same card exists again. It may come later, with another
 * chunk, and takes no focus from what was focused meanwhile.
 */
function keepFocus(root: ShadowRoot): () => void {
  const focused = root.querySelector(':focus')
  return () => {
    if (!focused || document.activeElement !== document.body) return
    for (const again of root.querySelectorAll<HTMLElement>(focused.localName))
      if (placeOf(again) === placeOf(focused)) again.focus({ preventScroll: true })
  }
}

const placeOf = (element: Element) => `${element.part} ${element.closest<HTMLElement>('[data-id]')?.dataset.id}`

function enliven(scene: Scene, parts: Parts): WidgetControls {
  const { frame, options, host, selection } = scene
  frame.addEventListener('error', dropPhoto, true)
  const track = frame.querySelector('[part=track]')
  if (track) measureOut(track, frame)
  const loading: Promise<WidgetControls>[] = []
  tellClicks(scene)
  if (needsCare(options, host)) loading.push(parts.loadHostTheme().then(({ followHost }) => followHost(scene)))
  enlivenWall(scene)
  if (
    options.isCounted ||
    parseFloat(getComputedStyle(host).minHeight) ||
    selection.items.some(({ text }) => isLong(text)) ||
    host.closest('a')
  )
    loading.push(parts.loadSettle().then(({ settle }) => settle({ ...scene, ...options })))
  if (frame.querySelector('[part=controls]')) {
    loading.push(parts.loadMotion().then(({ startMotion }) => startMotion({ ...scene, ...options })))
  }
  if (frame.querySelector('[part=tools]')) {
    const request: Parameters<ToolsChunk['startTools']>[0] = {
      ...scene,
      drawFrame: (found) => drawFrame({ ...scene, selection: found, pageCount: 1 }, host),
      enlivenWall: (found) => enlivenWall({ ...scene, selection: found }),
    }
    loading.push(parts.loadTools().then(({ startTools }) => startTools(request)))
  }
  return tellAll(loading)
}

/** The chunk takes effect as soon as it has loaded; without it, the widget stays as it was drawn. */
function tellAll(loading: Promise<WidgetControls>[]): WidgetControls {
  const settled = loading.map((one) => one.catch((): WidgetControls => ({})))
  return new Proxy<WidgetControls>(
    {},
    {
      get: (_, name: keyof WidgetControls) => () => {
        for (const one of settled) void one.then((ready) => ready[name]?.())
      },
    },
  )
}

function enlivenWall(scene: Scene): void {
  for (const list of scene.frame.querySelectorAll<HTMLElement>('[part=page]')) measureOut(list, list)
  if (scene.options.kind === 'wall') openPages(scene)
}

/** A widget that was cancelled since then leaves no half-drawn frame behind. */
function dropPhoto({ target }: Event): void {
  ;(target as HTMLImageElement).remove()
}

const languageOf = (host: HTMLElement) =>
  (host.closest<HTMLElement>('[lang]') ?? host.ownerDocument.documentElement).lang
