import { expect, test } from 'vitest'
import type { Widget } from '#shared/widget-editor.ts'
import { platforms } from './platforms.ts'

const codeFor = (name: string, widget: Pick<Widget, 'id' | 'kind' | 'embedCode' | 'wallUrl'>) =>
  // Nothing else is read.
  platforms.find((platform) => platform.name === name)?.codeOf(widget as Widget)

const SCRIPT = '<script async src="https://app.example/widget.js"></script>'
const RULES =
  '<style>goodword-widget[widget="wgt_1"]{display:block;min-height:900px}@media(min-width:601px){goodword-widget[widget="wgt_1"]{min-height:700px}}@media(min-width:1001px){goodword-widget[widget="wgt_1"]{min-height:500px}}@media(scripting:none){goodword-widget[widget="wgt_1"]{min-height:0px}}</style>'

test('the code for React reserves the same space as the HTML code', () => {
  const widget = { id: 'wgt_1', kind: 'wall', wallUrl: 'https://app.example/wall/wgt_1' } as const
  expect(codeFor('React', { ...widget, embedCode: `${SCRIPT}\n${RULES}` })).toContain(
    ' minHeights={{ narrow: 900, medium: 700, wide: 500 }}>',
  )
  expect(codeFor('React', { ...widget, kind: 'text', embedCode: SCRIPT })).toContain('widget="wgt_1" kind="text">')
})
