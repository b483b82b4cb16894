import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetOptions } from '#shared/widgets.ts'
import { ContentSection } from './content.section.tsx'
import { draftOf } from './draft.ts'

const testimonials: WidgetDetails['testimonials'] = [
  { id: 'pub_1', author: 'Ana', rating: 5, text: 'Precise.', date: '2026-11-20', service: null, tagIds: [] },
  { id: 'pub_2', author: 'Ben', rating: 3, text: 'Quick.', date: '2026-11-19', service: null, tagIds: [] },
]

const details: WidgetDetails = {
  widget: { id: 'wgt_1', name: 'Wall', kind: 'wall', embedCode: '', wallUrl: '', publishedAt: null, seenOn: null },
  slug: null,
  options: defaultWidgetOptions,
  heights: null,
  order: { pinnedIds: [], movedIds: [] },
  allows: { darkThemes: true, visitorTools: true, colors: true, unbranded: true },
  hasRejected: false,
  testimonials,
}

function footerNote(options: Partial<WidgetOptions>, { hasRejected = false, sentence = '2 of 2 testimonials' } = {}) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <ContentSection
        widgetId="wgt_1"
        order={details.order}
        draft={draftOf({ ...details, options: { ...defaultWidgetOptions, ...options } })}
        allows={details.allows}
        testimonials={testimonials}
        hasRejected={hasRejected}
        lists={undefined}
        sentence={sentence}
        onChange={() => {}}
      />
    </MemoryRouter>,
  )
  return place.querySelector('[role=status]')?.textContent
}

const WARNING = /it will say that you chose them/

test('tells what hiding does as long as nothing is hidden, whatever the owner is called', () => {
  expect(footerNote({})).toMatch(WARNING)
  expect(footerNote({}, { sentence: '2 of 2 testimonials · asked by “Wine chosen by Nora”' })).toMatch(WARNING)
})

test.each([
  ['one is hidden by hand', { hiddenIds: ['pub_1'] }, {}],
  ['one is below the minimum rating', { minRating: 4 }, {}],
  ['only the best are shown', { sort: 'highest', limit: 1 }, {}],
  ['a public one was rejected', {}, { hasRejected: true }],
] as const)('doesn’t once %s', (_, options, state) => {
  expect(
    footerNote({ ...options, hiddenIds: 'hiddenIds' in options ? [...options.hiddenIds] : [] }, state),
  ).not.toMatch(WARNING)
})
