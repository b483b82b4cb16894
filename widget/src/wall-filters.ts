import { WIDGET_ELEMENT } from '#shared/constants.ts'

/**
 * The entry of the script of a hosted page whose links narrow it down: it shows what such a link leads to without
 * loading the page again. The widget stays, and fetches what the other page has in it.
 */

/** Whatever differs between these pages, besides the widget. */
const PLACES = ['lead', 'filters', 'ratings']

let turns = 0

document.addEventListener('click', (event) => {
  const { metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = event
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-filter]')
  if (!link || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  void show()
})
addEventListener('popstate', () => void show())

/** Shows the page of the current address; loads it where that fails. */
async function show(): Promise<void> {
  const turn = ++turns
  const page = await fetchPage(location.href)
  if (turn !== turns) return
  const [widget, other] = [widgetOf(document), page && widgetOf(page)]
  if (!page || !widget || !other) return location.reload()
  const focused = document.activeElement?.getAttribute('href')
  for (const id of PLACES) {
    const place = page.getElementById(id)
    if (place) document.getElementById(id)?.replaceWith(document.importNode(place, true))
  }
  document.title = page.title
  const found = document.getElementById('found')
  if (found) found.textContent = page.getElementById('found')?.textContent ?? ''
  widget.setAttribute('api', other.getAttribute('api') ?? '')
  const links = [...document.querySelectorAll<HTMLElement>('a[data-filter]')]
  links.find((link) => link.getAttribute('href') === focused)?.focus({ preventScroll: true })
}

const widgetOf = (page: Document) => page.querySelector(WIDGET_ELEMENT)

/** Null where that fails. What `fetch` gives would have to be parsed from a text, which the page's policy forbids. */
const fetchPage = (url: string): Promise<Document | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null)
    request.open('GET', url)
    request.responseType = 'document'
    request.send()
  })
