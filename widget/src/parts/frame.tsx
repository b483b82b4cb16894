import type { ComponentChildren } from 'preact'
import type { Options } from '../options.ts'

type FrameProps = { options: Options; drawnKey?: string | undefined; children: ComponentChildren }

/**
 * Root of every layout, where the host page's inherited styles end. It becomes a landmark only if the owner named it.
 */
export function Frame({ options, drawnKey, children }: FrameProps) {
  const { kind, theme, font, label } = options
  return (
    <div
      class={`${kind} ${theme} ${font}`}
      part="frame"
      data-key={drawnKey || undefined}
      role={label ? 'region' : 'group'}
      aria-roledescription={kind === 'carousel' ? kind : undefined}
      aria-label={label || 'Testimonials'}
    >
      {children}
    </div>
  )
}
