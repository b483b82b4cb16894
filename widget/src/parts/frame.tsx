import type { ComponentChildren } from 'preact'
import type { Options } from '../options.ts'

/** Root of every layout: where the host page's inherited styles end. Only a name from the owner makes it a landmark. */
export function Frame({ options, children }: { options: Options; children: ComponentChildren }) {
  const { kind, theme, font, label } = options
  return (
    <div
      class={`${kind} ${theme} ${font}`}
      part="frame"
      role={label ? 'region' : 'group'}
      aria-label={label || 'Testimonials'}
    >
      {children}
    </div>
  )
}
