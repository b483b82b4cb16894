import { WIDGET_ELEMENT } from '#shared/constants.ts'
import type { ShowRequest, WidgetChunk, WidgetControls, WidgetErrorCode } from './contract.ts'
import { type FeedAnswer, PATIENCE_MS, requestFeed } from './feed-request.ts'
import { HOST_CSS, RELEASED_CSS } from './host-css.ts'
import { languageOf } from './language.ts'

const WATCHED = 'lang widget api layout limit page-size min-rating sort label theme autoplay counts'.split(' ')
/** Every element has `lang` as a property. */
const MIRRORED = [...WATCHED.slice(1), 'loading']
const PRELOAD_MARGIN = '600px'

type Shown = { answer: FeedAnswer; chunk: WidgetChunk | null; base: string | null }

/**
 * Defines the element unless one of our scripts, of any version, already did. Promises: it throws and logs nothing;
 * the content of the element stays visible until there is something better. `origin` serves the feeds unless the
 * element's `api` says otherwise; code is never loaded from an address in an attribute.
 */
export function defineWidget(source: {
  origin: string | null
  /** `kind` is what the page says of the layout, so that its file comes together with the feed that decides it. */
  loadChunk: (kind: string) => Promise<WidgetChunk | null>
}): void {
  if (customElements.get(WIDGET_ELEMENT)) return

  class WidgetElement extends HTMLElement {
    static observedAttributes = WATCHED
    #observer: IntersectionObserver | undefined
    #isStarted = false
    #isSettled = false
    #turn = 0
    #feed: Promise<FeedAnswer> | undefined
    #controls: WidgetControls = {}

    connectedCallback(): void {
      keepEarlyProperties(this)
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      if (!root.firstChild) {
        root.append(this.ownerDocument.createElement('slot'))
        adoptStyles(root, HOST_CSS)
      }
      if (this.#isSettled) {
        this.#controls.enter?.()
        return
      }
      if (this.#isStarted || this.getAttribute('loading') === 'eager') {
        void this.#load('default')
        return
      }
      this.#observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) void this.#load('default')
        },
        { rootMargin: PRELOAD_MARGIN },
      )
      this.#observer.observe(this)
    }

    disconnectedCallback(): void {
      this.#observer?.disconnect()
      this.#controls.leave?.()
    }

    adoptedCallback(): void {
      this.#isSettled = false
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (/^(widget|api|lang)$/.test(name)) this.#feed = undefined
      if (this.#isStarted && before !== after) void this.#load('default')
    }

    /** Fetches the testimonials again, bypassing the browser's cache. */
    refresh(): Promise<void> {
      this.#feed = undefined
      return this.#load('no-cache')
    }

    next(): void {
      this.#controls.next?.()
    }

    prev(): void {
      this.#controls.prev?.()
    }

    pause(): void {
      this.#controls.pause?.()
    }

    play(): void {
      this.#controls.play?.()
    }

    async #load(cache: RequestCache): Promise<void> {
      this.#observer?.disconnect()
      this.#isStarted = true
      this.#isSettled = false
      const turn = ++this.#turn
      const widget = this.getAttribute('widget')
      if (!widget) return
      const base = (this.getAttribute('api') || source.origin)?.replace(/\/$/, '') ?? null
      const loading = source.loadChunk(this.getAttribute('layout') ?? this.getAttribute('kind') ?? '').catch(() => null)
      const givingUp = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))
      const answer = await (this.#feed ??= requestFeed({ base, widget, lang: languageOf(this), cache }))
      const chunk = await Promise.race([loading, givingUp])
      if (answer.json)
        await Promise.race([chunk?.prepare?.({ host: this, feed: answer.json })?.catch(() => {}), givingUp])
      if (turn !== this.#turn || !this.isConnected) return
      this.#settle(this.#show({ answer, chunk, base }))
    }

    #show({ answer, chunk, base }: Shown): number | WidgetErrorCode {
      const root = this.shadowRoot
      if (answer.code) return answer.code
      if (!chunk || !root) return 'chunk_failed'
      try {
        return chunk.show({
          host: this,
          root,
          feed: answer.json,
          adopt: (css) => adoptStyles(root, HOST_CSS + css),
          emit: this.#emit,
          ...(base && { base }),
          control: (controls) => (this.#controls = controls),
        })
      } catch {
        return 'chunk_failed'
      }
    }

    #settle(outcome: number | WidgetErrorCode): void {
      this.#isSettled = typeof outcome === 'number'
      if (typeof outcome === 'number') {
        this.#emit('ready', { count: outcome })
      } else {
        this.#feed = undefined
        this.#emit('error', { code: outcome })
      }
      const root = this.shadowRoot
      if (root?.querySelector('slot')) adoptStyles(root, HOST_CSS + RELEASED_CSS)
    }

    #emit: ShowRequest['emit'] = (event, detail) => {
      this.dispatchEvent(new CustomEvent(`goodword:${event}`, { bubbles: true, composed: true, detail }))
    }
  }

  for (const name of MIRRORED) mirrorAttribute(WidgetElement.prototype, name)
  customElements.define(WIDGET_ELEMENT, WidgetElement)
}

/**
 * The sheet is created in the element's own document: a sheet from another one, as after a move into a frame, is
 * rejected.
 */
function adoptStyles(root: ShadowRoot, css: string): void {
  if (!Reflect.has(root, 'adoptedStyleSheets')) return writeStyles(root, css)
  const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
}

/** For browsers without adopted style sheets. A policy with a nonce allows it if the element has that nonce. */
function writeStyles(root: ShadowRoot, css: string): void {
  const style = root.ownerDocument.createElement('style')
  style.nonce = (root.host as HTMLElement).nonce ?? ''
  style.textContent = css
  root.querySelector('style')?.remove()
  root.prepend(style)
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
}

function mirrorAttribute(prototype: HTMLElement, attribute: string): void {
  Object.defineProperty(prototype, propertyOf(attribute), {
    get(this: HTMLElement) {
      return this.getAttribute(attribute)
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(attribute)
      else this.setAttribute(attribute, `${value}`)
    },
  })
}

/** Properties set before the element was defined hide the accessors of the class. */
function keepEarlyProperties(element: HTMLElement): void {
  const early: Record<string, unknown> = Object(element)
  for (const name of MIRRORED.map(propertyOf)) {
    if (!Object.hasOwn(early, name)) continue
    const value = early[name]
    delete early[name]
    early[name] = value
  }
}
