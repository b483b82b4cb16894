import { addStyles } from './add-styles.ts'
import css from './line/short-line.css?inline'
import { type Line, type ShortLine, shortLines } from './line/short-lines.ts'
import type { DrawnScenes, LineChunk, Scene } from './scene.ts'

/** A line that visitors can see. */
type SeenLine = Line & { footer: HTMLElement }

const updates = new WeakMap<Document, () => void>()

/** The entry of the chunk that widgets load where they aren't alone on a page: the first one says the line for all. */
export const shareLine: LineChunk['shareLine'] = ({ host }, shown) => {
  const page = host.ownerDocument
  const update = updates.get(page) ?? watchPage({ page, element: host.localName, shown })
  updates.set(page, update)
  update()
  return { enter: update, leave: update }
}

type Watched = { page: Document; element: string; shown: DrawnScenes }

/** Decides anew whenever a line comes, goes, is hidden or says something else. */
function watchPage({ page, element, shown }: Watched): () => void {
  const update = () => {
    const lines = [...page.querySelectorAll(element)].flatMap(({ shadowRoot }) => {
      const drawn = shadowRoot && shown.get(shadowRoot)
      const footer = shadowRoot?.querySelector<HTMLElement>('[part=footer]')
      if (!drawn || !footer) return []
      sizes.observe(footer)
      texts.observe(footer, { characterData: true, childList: true, subtree: true })
      return isSeen(footer) ? [lineOf(footer, drawn.scene)] : []
    })
    for (const { line, short } of shortLines(lines)) tell(line, short)
  }
  const sizes = new ResizeObserver(update)
  const texts = new MutationObserver(update)
  return update
}

const isSeen = (footer: HTMLElement): boolean =>
  footer.checkVisibility?.({ visibilityProperty: true }) ?? footer.getClientRects().length > 0

const lineOf = (footer: HTMLElement, { feed, say }: Scene): SeenLine => ({
  account: `${feed.homeUrl} ${feed.owner}`,
  text: footer.querySelector('bdi')?.textContent ?? '',
  about: say('About these testimonials'),
  footer,
})

type Place = { line: HTMLElement; own: Text; link: HTMLAnchorElement }

/** Where short lines are said, and what their links lead to. */
const places = new WeakMap<HTMLElement, Place>()
const wholes = new WeakMap<HTMLElement, HTMLElement>()

/** A line that is whole again takes over the focus of its link. */
function tell({ footer, about }: SeenLine, short: ShortLine<SeenLine> | null): void {
  const place = places.get(footer) ?? (short && openPlace(footer))
  if (!place) return
  const { line, own, link } = place
  const hasFocus = link.matches(':focus')
  line.hidden = !short
  if (short) {
    own.data = short.own
    link.textContent = about
    wholes.set(footer, short.whole.footer)
  } else if (hasFocus) focusOn(footer)
}

/** In a shadow root of the footer: Preact redraws what is in the footer itself, and never sees this. */
function openPlace(footer: HTMLElement): Place {
  const page = footer.ownerDocument
  const [line, own, link] = [page.createElement('bdi'), page.createTextNode(''), page.createElement('a')]
  line.append(own, link)
  link.href = '#'
  link.addEventListener('click', (event) => {
    event.preventDefault()
    focusOn(wholes.get(footer) ?? footer)
  })
  const root = footer.attachShadow({ mode: 'open' })
  root.append(line, page.createElement('slot'))
  addStyles(root, css)
  const place = { line, own, link }
  places.set(footer, place)
  return place
}

function focusOn(footer: HTMLElement): void {
  footer.tabIndex = -1
  footer.focus()
}
