import { act, createElement, createRef, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GoodwordWidget, type GoodwordWidgetHandle } from './index.ts'

const src = 'https://app.example/widget.js'

let box: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const { settings } = Reflect.get(window, 'happyDOM')
  settings.handleDisabledFileLoadingAsSuccess = true
  box = document.createElement('main')
  document.body.append(box)
})
afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
})

const fallback = createElement('a', { href: '/wall' }, 'Read our reviews')

test('is there in what a server renders, with its space and what stands inside it', () => {
  const html = renderToString(
    createElement(
      GoodwordWidget,
      { src, widget: 'wgt_1', pageSize: 6, theme: 'plain', minHeight: 900, className: 'a' },
      fallback,
    ),
  )
  box.innerHTML = html
  const element = box.querySelector('goodword-widget')
  expect(element?.outerHTML).toContain('<a href="/wall">Read our reviews</a>')
  expect(Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
    class: 'a',
    'page-size': '6',
    style: 'display:block;min-height:900px',
    theme: 'plain',
    widget: 'wgt_1',
  })
})

test('reserves space for every page width in rules that a server and a browser write alike', async () => {
  const minHeights = { narrow: 900, medium: 700, wide: 500 }
  const element = createElement(GoodwordWidget, { src, widget: 'wgt_1', kind: 'badge', minHeights }, fallback)
  const html = renderToString(element)
  expect(html).toMatch(
    /^<style>goodword-widget\[widget=wgt_1\]\{min-height:900px\}@media[^"'&]*<\/style><goodword-widget /,
  )
  expect(html).toContain('@media(min-width:1001px){goodword-widget[widget=wgt_1]{min-height:500px}}')
  expect(html).toContain('@media(scripting:none){goodword-widget[widget=wgt_1]{min-height:0px}}')
  expect(html).not.toContain('fill-available')
  const root = createRoot(box)
  await act(async () => root.render(element))
  expect(`<style>${box.querySelector('style')?.textContent}</style>`).toBe(/^<style>.*<\/style>/.exec(html)?.[0])
  await act(async () => root.unmount())
  const wall = renderToString(createElement(GoodwordWidget, { src, widget: 'wgt_1', minHeights }, fallback))
  expect(wall).toContain('width:-webkit-fill-available')
})

test('loads its script once, however often it is used and its effects are tried', async () => {
  const root = createRoot(box)
  const two = [1, 2].map((key) => createElement(GoodwordWidget, { key, src, widget: `wgt_${key}` }, fallback))
  await act(async () => root.render(createElement(StrictMode, null, two)))
  const scripts = [...document.scripts].map((script) => [script.getAttribute('src'), script.async])
  expect(scripts).toEqual([[src, true]])
  await act(async () => root.unmount())
})

test('tells the newest handlers what the element fires, and nothing once it is gone', async () => {
  const root = createRoot(box)
  const reported: unknown[] = []
  const show = (name: string) =>
    act(async () =>
      root.render(
        createElement(
          GoodwordWidget,
          { src, widget: 'wgt_1', onMore: (detail) => reported.push([name, detail]) },
          fallback,
        ),
      ),
    )
  await show('first')
  const element = box.querySelector('goodword-widget')
  const fire = () => element?.dispatchEvent(new CustomEvent('goodword:more', { detail: { shown: 48 }, bubbles: true }))
  fire()
  await show('second')
  fire()
  element?.dispatchEvent(new CustomEvent('goodword:ready', { detail: { count: 3 } }))
  await act(async () => root.unmount())
  fire()
  expect(reported).toEqual([
    ['first', { shown: 48 }],
    ['second', { shown: 48 }],
  ])
})

test('hands on what is done to it, and nothing before the script is there', async () => {
  const root = createRoot(box)
  const handle = createRef<GoodwordWidgetHandle>()
  await act(async () => root.render(createElement(GoodwordWidget, { src, widget: 'wgt_1', ref: handle })))
  expect(() => handle.current?.next()).not.toThrow()
  const done: string[] = []
  const element = box.querySelector('goodword-widget')
  if (element) Object.assign(element, { next: () => done.push('next'), pause: () => done.push('pause') })
  handle.current?.next()
  handle.current?.pause()
  expect(done).toEqual(['next', 'pause'])
  await act(async () => root.unmount())
})
