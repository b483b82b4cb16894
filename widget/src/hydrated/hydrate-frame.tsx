import { type ComponentType, hydrate, render } from 'preact'
import { addStyles } from '../add-styles.ts'
import type { WidgetControls } from '../contract.ts'
import type { HydratedWidget, Scene } from '../scene.ts'

export type ViewProps = {
  scene: Scene
  /** Says what the element's methods do from now on. */
  expose: (controls: WidgetControls) => void
}

/** What takes a layout on, with the style sheet that it needs beside the layout's own. */
export type View = { View: ComponentType<ViewProps>; css: string }

/** Takes over what is drawn in the frame, by the script or by the server. A redraw then changes only what is new. */
export function hydrateFrame({ View, css }: View, scene: Scene): HydratedWidget {
  const { frame } = scene
  const widget: HydratedWidget = {
    redraw: (next) => render(view(next), frame),
    unmount: () => render(null, frame),
  }
  const view = (next: Scene) => {
    addStyles(next.root, css)
    return <View scene={next} expose={(controls) => void Object.assign(widget, controls)} />
  }
  hydrate(view(scene), frame)
  return widget
}
