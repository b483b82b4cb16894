import type { ComponentChildren } from 'preact'
import { Frame } from '../parts/frame.tsx'
import { Badge } from './badge.tsx'
import { Carousel } from './carousel.tsx'
import type { LayoutProps } from './layout.ts'
import { Marquee } from './marquee.tsx'
import { Single } from './single.tsx'
import { Wall } from './wall.tsx'

const LAYOUTS = { badge: Badge, single: Single, carousel: Carousel, marquee: Marquee, wall: Wall }

/** `tools` are there from the start in markup that the server finishes. */
export const Layout = (props: LayoutProps & { tools?: ComponentChildren }) => (
  <Frame {...props}>{LAYOUTS[props.options.kind](props)}</Frame>
)
