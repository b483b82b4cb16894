import { type ComponentType, hydrate, render } from 'preact'
import { addStyles } from '../add-styles.ts'
import type { WidgetControls } from '../contract.ts'
import type { HydratedWidget, Scene } from '../scene.ts'

export type ViewProps = {
  scene: Scene
  /** Says what the element's methods do from now on. */
  expose: (controls: WidgetControls) => void
}

/** Takes over what is drawn in the frame, by the script or by the server. A redraw then changes only what is new. */
export function hydrateFrame(
  { View, css }: { View: ComponentType<ViewProps>; css: string },
  scene: Scene,
): HydratedWidget {
  const { frame } = scene
  const widget: HydratedWidget = {
    redraw(next) {
      addStyles(next.root, css)
      render(<View scene={next} expose={expose} />, frame)
    },
    unmount: () => render(null, frame),
  }
  const expose = (controls: WidgetControls) => void Object.assign(widget, controls)
  addStyles(scene.root, css)
  hydrate(<View scene={scene} expose={expose} />, frame)
  return widget
}
