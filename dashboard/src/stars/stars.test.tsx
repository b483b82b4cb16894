import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StarChoice } from './star-choice.tsx'
import { Stars } from './stars.tsx'

function show(element: React.ReactNode): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(element)
  return place
}

describe('stars', () => {
  test('say their number', () => {
    expect(
      show(<Stars rating={4} />)
        .querySelector('[role=img]')
        ?.getAttribute('aria-label'),
    ).toBe('4 out of 5 stars')
  })

  test('are filled up to the rating', () => {
    const stars = [...show(<Stars rating={4} />).querySelectorAll('svg')]
    expect(stars.map((star) => star.hasAttribute('data-filled'))).toEqual([true, true, true, true, false])
  })

  test('are two hyphens without a rating', () => {
    expect(show(<Stars rating={null} />).textContent).toBe('--')
  })
})

test('a choice of stars is five radios of one name, each with its own label', () => {
  const labelOf = (rating: number) => `${rating} of 5`
  const place = show(<StarChoice name="rating" rating={3} labelOf={labelOf} size="small" onChange={() => {}} />)
  const radios = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5].map(labelOf))
  expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['rating']))
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['3'])
})
