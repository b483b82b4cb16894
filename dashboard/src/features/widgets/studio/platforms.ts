import type { Widget } from '#shared/widget-studio.ts'
import { originOf } from '../embed-code.ts'

/** A kind of site, and where in it the code goes, in two sentences. */
export type Platform = { name: string; words: string; codeOf: (widget: Widget) => string }

const embedCode = ({ embedCode: code }: Widget) => code

const reactCode = ({ id, embedCode: code, wallUrl }: Widget) => `npm install ${originOf(code)}/widget/react.tgz

import { GoodwordWidget } from '@goodword/react'

<GoodwordWidget src="${originOf(code)}/widget.js" widget="${id}">
  <a href="${wallUrl}">Read our reviews</a>
</GoodwordWidget>`

export const platforms: readonly Platform[] = [
  {
    name: 'HTML',
    words: 'Paste it where the widget is to stand. The link inside it is what people see where the script cannot load.',
    codeOf: embedCode,
  },
  {
    name: 'WordPress',
    words:
      'Add a “Custom HTML” block where it is to stand and paste all lines. An administrator or editor has to save it, because WordPress takes scripts out of what others save; on WordPress.com the plan has to allow plugins.',
    codeOf: embedCode,
  },
  {
    name: 'Webflow',
    words:
      'Drag a “Code Embed” from the Add panel to where it is to stand, paste all lines and save. It needs a paid plan of Webflow, and shows on the published site, not while you design.',
    codeOf: embedCode,
  },
  {
    name: 'Squarespace',
    words:
      'Edit the page, add a “Code” block, leave it on HTML with “Display source” off, and paste all lines. The smallest plan of Squarespace runs no scripts there, and you see the widget once you have saved and left the editor.',
    codeOf: embedCode,
  },
  {
    name: 'Framer',
    words:
      'Insert an “Embed”, set its type to HTML and paste all lines. Give it enough height, because Framer may show it in a box that does not grow by itself, and look at it on the published site.',
    codeOf: embedCode,
  },
  {
    name: 'Shopify',
    words:
      'Under Online Store › Themes choose Customize, add a “Custom Liquid” section where it is to stand, and paste all lines. Themes from before Online Store 2.0 have no such section: there the lines go into the template itself.',
    codeOf: embedCode,
  },
  {
    name: 'React',
    words:
      'Install the package once, then put the component where it is to stand. It is there in what the server renders too, and loads the script once however often it is used.',
    codeOf: reactCode,
  },
]
