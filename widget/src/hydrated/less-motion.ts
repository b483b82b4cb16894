/** Whether the visitor prefers less motion. */
export const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
