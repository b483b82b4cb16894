import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Field } from './field.tsx'
import { Pagination } from './pagination.tsx'
import { StatusBadge } from './status-badge.tsx'

function show(element: React.ReactNode): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
  return place
}

describe('an avatar', () => {
  test.each([
    ['Nora Feldmann', 'NF'],
    ['ana maria de souza ribeiro', 'AR'],
    ['Élodie', 'É'],
  ])('of %s shows %s', (name, letters) => {
    expect(show(<Avatar name={name} imageUrl={null} />).textContent).toBe(letters)
  })

  test('of nobody shows a placeholder', () => {
    const place = show(<Avatar name={null} imageUrl={null} />)
    expect(place.textContent).toBe('')
    expect(place.querySelector('svg')).not.toBeNull()
  })

  test('shows the image rather than the initials', () => {
    const place = show(<Avatar name="Nora Feldmann" imageUrl="/i/nora.png" />)
    expect(place.querySelector('img')?.getAttribute('src')).toBe('/i/nora.png')
    expect(place.textContent).toBe('')
  })
})

test('a status is a word with an icon', () => {
  const place = show(<StatusBadge status="submitted" />)
  expect(place.textContent).toBe('Submitted')
  expect(place.querySelector('svg')).not.toBeNull()
})

describe('a field', () => {
  test('is named by its label and described by its error', () => {
    const place = show(<Field label="Email" error="Email is required." hint="Yours" />)
    const input = place.querySelector('input')
    expect(place.querySelector('label')?.getAttribute('for')).toBe(input?.id)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    const described = input?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => place.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
      'Email is required.',
      'Yours',
    ])
  })

  test('is not marked as wrong without an error', () => {
    expect(
      show(<Field label="Email" />)
        .querySelector('input')
        ?.hasAttribute('aria-invalid'),
    ).toBe(false)
  })
})

describe('the pagination', () => {
  const links = (currentPage: number, pageCount: number) => {
    const hrefOf = (page: number) => `/list?page=${page}`
    const place = show(<Pagination currentPage={currentPage} pageCount={pageCount} hrefOf={hrefOf} />)
    return [...place.querySelectorAll('a')].map(
      (link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`,
    )
  }

  test.each([0, 1])('is not there for %i pages', (pageCount) => {
    expect(links(1, pageCount)).toEqual([])
  })

  test('links every page that it shows, the one before and the one after', () => {
    expect(links(2, 3)).toEqual([
      'Previous page /list?page=1',
      'Page 1 /list?page=1',
      'Page 2 /list?page=2',
      'Page 3 /list?page=3',
      'Next page /list?page=3',
    ])
  })

  test('leads nowhere before the first page and after the last', () => {
    expect(links(1, 2)).not.toContainEqual(expect.stringContaining('Previous'))
    expect(links(2, 2)).not.toContainEqual(expect.stringContaining('Next'))
  })
})
