import { type ComponentType, type FunctionComponent, hydrate, render } from 'preact'
import { addStyles } from '../add-styles.ts'
import type { WidgetControls } from '../contract.ts'
import type { LayoutProps } from '../layouts/layout.ts'
import type { HydratedWidget, Scene } from '../scene.ts'
import { forPreact } from './first-view.ts'

/** `Props` are those of the view's layout. */
export type ViewProps<Props extends LayoutProps = LayoutProps> = {
  scene: Scene
  Layout: FunctionComponent<Props>
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
    return (
      <View scene={next} Layout={forPreact(next.Layout)} expose={(controls) => void Object.assign(widget, controls)} />
    )
  }
  hydrate(view(scene), frame)
  return widget
}
