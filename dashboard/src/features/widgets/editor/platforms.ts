import type { Widget } from '#shared/widget-editor.ts'
import { isOfCards } from '#shared/widgets.ts'
import { originOf } from '../embed-code.tsx'

/** A kind of site, and where to paste the code in it, in two sentences. */
export type Platform = {
  name: string
  text: string
  /** What is run once before the code works, in a terminal. */
  commandOf?: (widget: Widget) => string
  codeOf: (widget: Widget) => string
}

const embedCode = ({ embedCode: code }: Widget) => code

const reactCommand = ({ embedCode: code }: Widget) => `npm install ${originOf(code)}/widget/react.tgz`

/** The space that the HTML code reserves, as a property; nothing where it reserves none. */
function spaceIn(code: string): string {
  const [narrow, medium, wide] = [...code.matchAll(/min-height:(\d+)px/g)].map(([, px]) => px)
  return wide === undefined ? '' : ` minHeights={{ narrow: ${narrow}, medium: ${medium}, wide: ${wide} }}`
}

const reactCode = ({ id, kind, embedCode: code, wallUrl }: Widget) => `import { GoodwordWidget } from '@goodword/react'

<GoodwordWidget src="${originOf(code)}/widget.js" widget="${id}"${isOfCards(kind) ? '' : ` kind="${kind}"`}${spaceIn(code)}>
  <a href="${wallUrl}">Read our reviews</a>
</GoodwordWidget>`

export const platforms: readonly Platform[] = [
  {
    name: 'HTML',
    text: 'Paste it where the widget should appear. If the script can’t load, visitors see the link inside it.',
    codeOf: embedCode,
  },
  {
    name: 'WordPress',
    text: 'Add a “Custom HTML” block where it should appear and paste all lines. An administrator or editor has to save it, because WordPress removes scripts that other users save. On WordPress.com, your plan has to allow plugins.',
    codeOf: embedCode,
  },
  {
    name: 'Webflow',
    text: 'Drag a “Code Embed” from the Add panel to where it should appear, paste all lines and save. You need a paid Webflow plan. The widget shows on the published site, not while you design.',
    codeOf: embedCode,
  },
  {
    name: 'Squarespace',
    text: 'Edit the page, add a “Code” block, leave it on HTML with “Display source” off, and paste all lines. Squarespace’s smallest plan doesn’t run scripts there. You’ll see the widget after you save and leave the editor.',
    codeOf: embedCode,
  },
  {
    name: 'Framer',
    text: 'Insert an “Embed”, set its type to HTML and paste all lines. Give it enough height, because Framer may show it in a box that doesn’t grow automatically. Check it on the published site.',
    codeOf: embedCode,
  },
  {
    name: 'Shopify',
    text: 'Under Online Store › Themes choose Customize, add a “Custom Liquid” section where it should appear, and paste all lines. Themes older than Online Store 2.0 have no such section: paste the lines into the template itself.',
    codeOf: embedCode,
  },
  {
    name: 'React',
    text: 'Install the package once, then put the component where it should appear. It also renders on the server, and loads the script only once no matter how often you use it.',
    commandOf: reactCommand,
    codeOf: reactCode,
  },
]
