import { layout as avatars } from './avatars/index.ts'
import { layout as badge } from './badge/index.ts'
import { layout as cards } from './cards/index.ts'
import { layout as carousel } from './carousel/index.ts'
import { layout as marquee } from './marquee/index.ts'
import { layout as single } from './single/index.ts'
import { layout as text } from './text/index.ts'

/** All layouts, for what has them from the start. */
export const layouts = { cards, carousel, marquee, single, badge, avatars, text }
