import type { ComponentProps } from 'react'
import controls from './controls.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'>

/** What most clients want to press. */
export const MainButton = (button: ButtonProps) => <button type="button" className={controls.button} {...button} />

/** Another choice beside it. */
export const PlainButton = (button: ButtonProps) => <button type="button" className={controls.plain} {...button} />
