import type { SettleRequest } from '../contract.ts'

const counted = new WeakSet<HTMLElement>()

/** Fires an event for every click on a card. Returns a function that stops it. */
export function tellClicks({ frame, emit }: SettleRequest): () => void {
  const tell = ({ target }: Event) => {
    const card = (target as Element).closest<HTMLElement>('[data-id], [part=card]')
    if (card) emit?.('click', { id: card.dataset.id ?? '' })
  }
  frame.addEventListener('click', tell)
  return () => frame.removeEventListener('click', tell)
}

/** Counts clicks and the first view of the widget, without cookies. Returns a function that stops it. */
export function countUse({ host, base, isCounted }: SettleRequest): () => void {
  if (!isCounted || !base) return () => {}
  const count = (kind: 'view' | 'click') => {
    fetch(`${base}/w/${encodeURIComponent(host.getAttribute('widget') ?? '')}/count`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      body: `{"kind":"${kind}"}`,
    }).catch(() => {})
  }
  const countClick = ({ target }: Event) => target === host && count('click')
  host.addEventListener('goodword:click', countClick)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    counted.add(host)
    count('view')
  })
  if (!counted.has(host)) observer.observe(host)
  return () => {
    host.removeEventListener('goodword:click', countClick)
    observer.disconnect()
  }
}
