import type { MotionRequest, ShowRequest } from '../contract.ts'
import type { LayoutProps } from '../layouts/layout.ts'

/** What a layout's behaviour works on: drawn content, from here or from the server. */
export type Scene = LayoutProps &
  Pick<ShowRequest, 'host' | 'root' | 'emit'> &
  Pick<MotionRequest, 'frame' | 'refocus'> & { base: ShowRequest['base'] | undefined }
