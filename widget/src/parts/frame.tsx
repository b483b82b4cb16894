import type { ComponentChildren } from 'preact'
import type { DrawnProps } from './drawn-props.ts'

type FrameProps = Pick<DrawnProps, 'options' | 'say'> & { children: ComponentChildren }

/**
 * Root of every layout, where the host page's inherited styles end. It becomes a landmark only if the owner named it.
 */
export function Frame({ options, say, children }: FrameProps) {
  const { kind, theme, font, label } = options
  return (
    <div
      class={`${kind} ${theme} ${font}`}
      part="frame"
      lang={say.lang}
      role={label ? 'region' : 'group'}
      aria-roledescription={kind === 'carousel' ? say(kind) : undefined}
      aria-label={label || say('Testimonials')}
    >
      {children}
    </div>
  )
}
