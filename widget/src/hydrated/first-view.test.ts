import { createElement as preact, render } from 'preact'
import { expect, test } from 'vitest'
import { createElement, drawOff } from '../jsx/static.ts'
import { forPreact } from './first-view.ts'

/** As the build compiles the components of the first view. */
const element = createElement as unknown as typeof preact

const Name = ({ name }: { name: string }) => element('b', null, name)
const Lists = ({ pages }: { pages: string[][] }) => [
  pages.map((names) =>
    element(
      'ul',
      { key: names[0] },
      names.map((name) => element('li', { key: name, class: 'one' }, element(Name, { name }), ' wrote')),
    ),
  ),
  pages.length > 1 && element('p', null, pages.length, ' pages'),
]

test('components of the first view draw the same with Preact', () => {
  const frame = document.createElement('div')
  for (const pages of [[['Ana']], [['Ana', 'Ben'], ['Cid']], []]) {
    render(preact(forPreact(Lists), { pages }), frame)
    const drawn = drawOff(element('div', null, element(Lists, { pages })), document)
    expect(frame.innerHTML).toBe(drawn.innerHTML)
  }
})

test('a redraw keeps what is still there, whatever comes before, after or beside it', () => {
  const frame = document.createElement('div')
  const draw = (...pages: string[][]) => render(preact(forPreact(Lists), { pages }), frame)
  draw(['Ana'])
  const [list, item] = [frame.querySelector('ul'), frame.querySelector('li')]
  draw(['Ana', 'Ben'], ['Cid'])
  expect(frame.querySelector('ul')).toBe(list)
  draw(['Ana', 'Ben'])
  expect(frame.querySelector('li')).toBe(item)
})

test('elements of Preact stay its own inside them', () => {
  const heard: string[] = []
  const button = preact('button', { onClick: () => heard.push('click') })
  const Box = () => element('div', null, button)
  const frame = document.createElement('div')
  render(preact(forPreact(Box), null), frame)
  frame.querySelector('button')?.click()
  expect(heard).toEqual(['click'])
})
