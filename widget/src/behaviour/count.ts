import type { Scene } from './scene.ts'

const counted = new WeakSet<HTMLElement>()

/**
 * Fires events for clicks, and counts them and the first view of the widget, without cookies. Returns a function that
 * stops it.
 */
export function countUse({ host, frame, options, emit, base }: Scene): () => void {
  const tell = (kind: 'view' | 'click') => {
    if (!options.isCounted || !base) return
    fetch(`${base}/w/${encodeURIComponent(host.getAttribute('widget') ?? '')}/count`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      body: `{"kind":"${kind}"}`,
    }).catch(() => {})
  }
  frame.addEventListener('click', ({ target }) => {
    const card = (target as Element).closest<HTMLElement>('[data-id], [part=card]')
    if (!card) return
    emit('click', { id: card.dataset.id ?? '' })
    tell('click')
  })
  if (counted.has(host)) return () => {}
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    counted.add(host)
    tell('view')
  })
  observer.observe(host)
  return () => observer.disconnect()
}
