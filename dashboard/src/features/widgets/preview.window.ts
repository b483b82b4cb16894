import { useEffect, useRef } from 'react'
import { WIDGET_ELEMENT, WIDGET_EVENTS } from '#shared/constants.ts'

/** The server's page for previews: a widget on it, and no private data. */
export const PREVIEW_PAGE = '/widgets/preview'

/** The server's page for the hosted page of a draft, by the id of its preview. */
export const hostedPreviewPage = (previewId: string) => `${PREVIEW_PAGE}/${previewId}`

/** What a preview showed. `sentence` is the text below it, empty where there is none. */
export type Seen = { count: number; sentence: string }

type Listener = { onReady: (seen: Seen) => void; onError: () => void }

/** The parts of the page in our frame that can be set. Undefined where the page or its script did not load. */
export function openPreview(frame: HTMLIFrameElement) {
  const page = frame.contentDocument
  const widget = page?.querySelector<HTMLElement>(WIDGET_ELEMENT)
  if (!page || !widget || !frame.contentWindow?.customElements.get(WIDGET_ELEMENT)) return undefined

  return {
    show: (id: string) => widget.setAttribute('widget', id),
    /** Leaves nothing on the page but the widget, which counts nothing and never moves. */
    standAlone() {
      page.documentElement.toggleAttribute('data-alone', true)
      widget.setAttribute('counts', 'off')
      widget.setAttribute('autoplay', '0')
      page.addEventListener(WIDGET_EVENTS.ready, () => callOn(widget, 'pause'))
    },
    setGround: (ground: 'light' | 'dark') => page.documentElement.setAttribute('data-theme', ground),
    setSite(name: string) {
      const site = page.getElementById('site')
      if (site) site.textContent = name
    },
    heightOf: () => widget.getBoundingClientRect().height,
    listen({ onReady, onError }: Listener) {
      const ready = (event: Event) => {
        const count: unknown = Reflect.get(Object(Reflect.get(event, 'detail')), 'count')
        onReady({ count: Number(count) || 0, sentence: sentenceOf(widget) })
      }
      page.addEventListener(WIDGET_EVENTS.ready, ready)
      page.addEventListener(WIDGET_EVENTS.error, onError)
      return () => {
        page.removeEventListener(WIDGET_EVENTS.ready, ready)
        page.removeEventListener(WIDGET_EVENTS.error, onError)
      }
    },
  }
}

/** The hosted page of a draft in our frame. Undefined where it did not load. */
export function openHostedPage(frame: HTMLIFrameElement) {
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page?.querySelector('body.wall') || !view) return undefined

  return {
    /** It has both themes, and follows the visitor's device. */
    setGround: (ground: 'light' | 'dark') => page.documentElement.style.setProperty('color-scheme', ground),
    scrollTo: (top: number) => view.scrollTo({ top, behavior: 'instant' }),
    onScroll: (follow: (top: number) => void) => view.addEventListener('scroll', () => follow(view.scrollY)),
  }
}

export type HostedPageWindow = NonNullable<ReturnType<typeof openHostedPage>>

export type PreviewWindow = NonNullable<ReturnType<typeof openPreview>>

function callOn(widget: HTMLElement, method: string): void {
  const found: unknown = Reflect.get(widget, method)
  if (typeof found === 'function') Reflect.apply(found, widget, [])
}

/** The widget's own text about what it shows. */
function sentenceOf(widget: HTMLElement): string {
  const find = (part: string) => widget.shadowRoot?.querySelector(part)
  const said = find('[part=footer] > bdi') ?? find('[part=count]')
  return said?.textContent?.trim() ?? ''
}

/** Sets how much a page of that width is scaled down. */
export function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => {
      const room = element.clientWidth
      element.style.setProperty('--scale', String(room > 0 ? Math.min(1, room / width) : 1))
      element.style.setProperty('--width', `${width}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return place
}
