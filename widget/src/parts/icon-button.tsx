const PATHS = { prev: 'M19 12H5m6-6-6 6 6 6', next: 'M5 12h14m-6-6 6 6-6 6', pause: '' }
const LABELS = { prev: 'Previous', next: 'Next', pause: 'Pause' }

export function IconButton({ name }: { name: 'prev' | 'next' | 'pause' }) {
  return (
    <button part={name} class="icon" type="button" aria-label={LABELS[name]}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[name]} />
      </svg>
    </button>
  )
}
