import { computed, effect, signal, type Signal } from '@preact/signals-core'
import { WIDGET_SORTS } from '#shared/constants.ts'
import { addStyles } from './add-styles.ts'
import type { ToolsChunk } from './tools.contract.ts'
import { draw } from './jsx/static.ts'
import { Tools } from './parts/tools.tsx'
import { matches } from './search.ts'
import { selectTestimonials } from './selection.ts'
import css from './tools.css?inline'

type Wish = Record<'search' | 'rating' | 'order', Signal<string>>

/** The visitor's search and filters, kept while the element is redrawn. */
const wishes = new WeakMap<HTMLElement, Wish>()

/** The entry of the chunk that walls with tools load once they are drawn. */
export const startTools: ToolsChunk['startTools'] = (request) => {
  const { host, root, frame, selection } = request
  const box = frame.querySelector('[part=tools]')
  if (!box) return {}
  if (!box.firstChild) draw(Tools(), box)
  addStyles(root, css)
  const find = <Found extends HTMLElement>(part: string) => box.querySelector<Found>(`[part=${part}]`)
  const wish = wishes.get(host) ?? { search: signal(''), rating: signal('0'), order: signal('') }
  wishes.set(host, wish)

  const found = computed(() => {
    const sort = WIDGET_SORTS.find((known) => known === wish.order.value) ?? ''
    const picked = selectTestimonials(selection, { limit: Infinity, minRating: Number(wish.rating.value), sort })
    return { ...picked, items: picked.items.filter((item) => matches(item, wish.search.value)) }
  })
  const isAsked = () => !!wish.search.value.trim() || wish.rating.value !== '0'

  for (const name of ['search', 'rating', 'order'] as const) {
    const field = find<HTMLInputElement | HTMLSelectElement>(name)
    if (!field) continue
    field.value = wish[name].value
    field.addEventListener('input', () => (wish[name].value = field.value))
  }
  box.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  find('reset')?.addEventListener('click', () => {
    wish.rating.value = '0'
    wish.search.value = ''
    for (const name of ['search', 'rating'] as const) {
      const field = find<HTMLInputElement | HTMLSelectElement>(name)
      if (field) field.value = wish[name].value
    }
    find('search')?.focus()
  })

  let drawn = selection.items
  const stop = effect(() => {
    const { items } = found.value
    const [status, nothing] = [find('status'), find('nothing')]
    if (status) status.textContent = isAsked() ? `${items.length || 'None'} of ${selection.items.length} match` : ''
    if (nothing) nothing.hidden = items.length > 0
    if (isSame(items, drawn)) return
    drawn = items
    while (frame.lastChild !== box) frame.lastChild?.remove()
    const fresh = request.drawFrame(found.value)
    fresh.querySelector('[part=tools]')?.remove()
    frame.append(...fresh.childNodes)
    request.enlivenWall(found.value)
  })
  request.refocus?.()
  return { stop }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index])
