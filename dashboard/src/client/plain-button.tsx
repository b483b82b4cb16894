import type { ComponentProps } from 'react'
import controls from './controls.module.css'

/** A button beside the one that most clients want. */
export const PlainButton = (button: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={controls.plain} {...button} />
)
