import type { Options } from './options.ts'

/** Gives the frame the owner's look. A custom property of the host page goes before each of these. */
export function applyLook(frame: HTMLElement, { look }: Options): void {
  for (const [name, value] of Object.entries(look)) frame.style.setProperty(`--own-${name}`, value)
}
