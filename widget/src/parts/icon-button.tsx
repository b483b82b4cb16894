const PATHS = { prev: 'M19 12H5m6-6-6 6 6 6', next: 'M5 12h14m-6-6 6 6-6 6', pause: 'M9 5v14M15 5v14' }
const LABELS = { prev: 'Previous', next: 'Next', pause: 'Pause' }

/** Does nothing until a behaviour lets it. */
export function IconButton({ name, isHidden }: { name: 'prev' | 'next' | 'pause'; isHidden?: true }) {
  return (
    <button part={name} class="icon" type="button" lang="en" aria-label={LABELS[name]} hidden={isHidden}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[name]} />
      </svg>
    </button>
  )
}
