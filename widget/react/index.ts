import {
  createElement,
  type CSSProperties,
  forwardRef,
  Fragment,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'

/** What the element lets be done to it, through a ref. Before the script is there, nothing happens. */
export type GoodwordWidgetHandle = {
  /** Asks for the testimonials anew, past the browser's cache. */
  refresh(): Promise<void>
  /** The next and the previous slide of a carousel. */
  next(): void
  prev(): void
  /** What moves by itself stands still until `play`. */
  pause(): void
  play(): void
}

export type GoodwordWidgetProps = {
  /** Address of the script: that of your Goodword, and `/widget.js`. */
  src: string
  /** The widget's id, `wgt_…`. */
  widget: string
  layout?: 'wall' | 'grid' | 'list' | 'carousel' | 'marquee' | 'single' | 'badge' | 'avatars' | 'text'
  /** What the owner published, so that its layout loads together with its testimonials. It decides nothing. */
  kind?: string
  /** Most testimonials to show. */
  limit?: number
  /** Cards of a page of the wall. */
  pageSize?: number
  /** Least stars, 1 to 5. */
  minRating?: number
  sort?: 'newest' | 'oldest' | 'highest'
  theme?: 'light' | 'plain' | 'dark' | 'auto'
  /** Seconds that a slide stays; 0 never moves by itself. */
  autoplay?: number
  label?: string
  lang?: string
  loading?: 'lazy' | 'eager'
  counts?: 'off'
  /** Space kept free until the widget is there, in CSS pixels, so that nothing below it moves. */
  minHeight?: number
  /** The same for pages up to 600 pixels wide, up to 1000, and wider. Without scripts nothing is kept free. */
  minHeights?: { narrow: number; medium: number; wide: number }
  className?: string
  style?: CSSProperties
  /** Shown until there is something better, and where the script cannot load. */
  children?: ReactNode
  onReady?: (detail: { count: number }) => void
  onError?: (detail: { code: string }) => void
  onMore?: (detail: { shown: number }) => void
  onSlide?: (detail: { index: number }) => void
  onCardClick?: (detail: { id: string }) => void
}

const EVENTS = {
  'goodword:ready': 'onReady',
  'goodword:error': 'onError',
  'goodword:more': 'onMore',
  'goodword:slide': 'onSlide',
  'goodword:click': 'onCardClick',
} as const

type Handlers = Pick<GoodwordWidgetProps, (typeof EVENTS)[keyof typeof EVENTS]>

/** The widget as an element of its own: there at once, also in what a server renders; its script is loaded once a page. */
export const GoodwordWidget = forwardRef<GoodwordWidgetHandle, GoodwordWidgetProps>(
  function GoodwordWidget(props, handle) {
    const { src, pageSize, minRating, minHeight, minHeights, className, style, children, ...others } = props
    const { onReady, onError, onMore, onSlide, onCardClick, ...attributes } = others
    const element = useRef<HTMLElement & Partial<GoodwordWidgetHandle>>(null)
    const handlers = useRef<Handlers>({})

    useEffect(() => {
      handlers.current = definedOf({ onReady, onError, onMore, onSlide, onCardClick })
    })
    useEffect(() => loadOnce(src), [src])
    useEffect(() => listen(element.current, handlers), [element, handlers])
    useImperativeHandle(handle, () => ({
      refresh: async () => element.current?.refresh?.(),
      next: () => element.current?.next?.(),
      prev: () => element.current?.prev?.(),
      pause: () => element.current?.pause?.(),
      play: () => element.current?.play?.(),
    }))

    const widget = createElement(
      'goodword-widget',
      // oxlint-disable-next-line react/refs -- what JSX would write; nothing reads it
      {
        ...attributes,
        'page-size': pageSize,
        'min-rating': minRating,
        class: className,
        style: { display: 'block', minHeight, ...style },
        ref: element,
      },
      children,
    )
    return minHeights ? createElement(Fragment, null, createElement('style', null, spaceRules(props)), widget) : widget
  },
)

const NARROW_KINDS = ['badge', 'avatars', 'text']

/**
 * The rules of the copied HTML code. They have none of the characters that React writes in another way on the server:
 * an id needs no quotes.
 */
function spaceRules({ widget, layout, kind, minHeights }: GoodwordWidgetProps): string {
  const { narrow, medium, wide } = minHeights ?? { narrow: 0, medium: 0, wide: 0 }
  const element = `goodword-widget[widget=${widget}]`
  const height = (px: number) => `${element}{min-height:${px}px}`
  const width = NARROW_KINDS.includes(layout ?? kind ?? '')
    ? ''
    : `${element}{width:-moz-available;width:-webkit-fill-available}`
  return [
    `${width}${height(narrow)}`,
    `@media(min-width:601px){${height(medium)}}`,
    `@media(min-width:1001px){${height(wide)}}`,
    `@media(scripting:none){${height(0)}}`,
    `${element}:not(:defined){animation:goodword-blocked 0s 10s forwards!important}`,
    '@keyframes goodword-blocked{to{min-height:0}}',
  ].join('')
}

/** Handlers that are not given are left out, as their type has it. */
const definedOf = (given: { [Name in keyof Handlers]: Handlers[Name] | undefined }): Handlers =>
  Object.fromEntries(Object.entries(given).filter(([, handler]) => handler !== undefined))

function loadOnce(src: string): void {
  const isThere = [...document.scripts].some((script) => script.getAttribute('src') === src)
  if (isThere) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

function listen(element: HTMLElement | null, handlers: { current: Handlers }): () => void {
  const tell = (event: Event) => {
    const name = EVENTS[event.type as keyof typeof EVENTS]
    const handler = handlers.current[name] as ((detail: unknown) => void) | undefined
    if (event instanceof CustomEvent) handler?.(event.detail)
  }
  for (const type of Object.keys(EVENTS)) element?.addEventListener(type, tell)
  return () => {
    for (const type of Object.keys(EVENTS)) element?.removeEventListener(type, tell)
  }
}
