import type { ComponentChildren } from 'preact'
import type { Options } from '../options.ts'

/** Root of every layout: where the host page's inherited styles end. Only a name from the owner makes it a landmark. */
export function Frame({ options, children }: { options: Options; children: ComponentChildren }) {
  return (
    <div
      class={options.theme}
      part="frame"
      role={options.label ? 'region' : 'group'}
      aria-label={options.label || 'Testimonials'}
    >
      {children}
    </div>
  )
}
