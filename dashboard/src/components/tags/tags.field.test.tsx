import { act, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import type { Tag } from '#shared/tags.ts'
import type { ApiCall } from '../../lib/api.ts'
import { setUpSignedInSession } from '../../lib/auth/session.fake.ts'
import { AuthContext } from '../../lib/auth/use-auth.ts'
import { ApiProvider } from '../../lib/use-api.ts'
import { createPendingTags } from './pending-tags.ts'
import { TagsField } from './tags.field.tsx'

const place = document.createElement('div')
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(place)
})
afterEach(() => {
  act(() => unmount())
  place.remove()
  saved.length = 0
  vi.unstubAllGlobals()
})

const tagOf = (name: string): Tag => ({ id: `tag_${name}`, name, color: 'plum', count: 0 })

/** The server's tags, and what it is asked to make, which a test lets it answer. */
function createServer(names: readonly string[]) {
  const tags = names.map(tagOf)
  const asked = new Map<string, PromiseWithResolvers<Tag>>()
  const call = ((_: unknown, { body }: { body?: { name: string } }) => {
    if (!body) return Promise.resolve({ tags: [...tags], services: [] })
    const answer = Promise.withResolvers<Tag>()
    asked.set(body.name, answer)
    return answer.promise
  }) as ApiCall
  const answer = (name: string) => {
    const tag = tagOf(name)
    tags.push(tag)
    return act(async () => asked.get(name)?.resolve(tag))
  }
  const refuse = (name: string, error: Error) => act(async () => asked.get(name)?.reject(error))
  return { call, answer, refuse }
}

/** Writes down what is saved. */
const saved: string[][] = []

function Form({ initial }: { initial: string[] }) {
  const [tagIds, setTagIds] = useState(initial)
  const latest = useRef(tagIds)
  const [pending] = useState(createPendingTags)
  const change = (next: string[]) => {
    latest.current = next
    setTagIds(next)
  }
  const save = async () => {
    if (await pending.settle()) saved.push(latest.current)
  }
  return (
    <>
      <TagsField label="Tags" hint="" tagIds={tagIds} pending={pending} onChange={change} />
      <button type="submit" onClick={() => void save()}>
        Save
      </button>
    </>
  )
}

async function show(call: ApiCall, initial: string[] = []) {
  const { session } = await setUpSignedInSession()
  const root = createRoot(place)
  unmount = () => root.unmount()
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <AuthContext value={session}>
          <ApiProvider value={call}>
            <Form initial={initial} />
          </ApiProvider>
        </AuthContext>
      </SWRConfig>,
    ),
  )
  await act(async () =>
    place.querySelector('[popover]')?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })),
  )
}

async function enter(name: string) {
  const input = place.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
}

const save = () => act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())

const chips = () => [...place.querySelectorAll('[role=group] > div > span bdi')].map(({ textContent }) => textContent)

test('several new tags can be made at once, while others are chosen, and none is lost', async () => {
  const { call, answer } = createServer(['regular'])
  await show(call)
  await enter('press')
  await enter('autumn')
  await enter('regular')
  await answer('autumn')
  await answer('press')
  expect(chips().toSorted()).toEqual(['autumn', 'press', 'regular'])
})

test('a new tag is shown while it is being made, and never as a deleted one', async () => {
  const { call, answer } = createServer([])
  const seen = new Set<string>()
  const watch = new MutationObserver(() => chips().forEach((name) => seen.add(name)))
  await show(call)
  watch.observe(place, { childList: true, subtree: true, characterData: true })
  await enter('press')
  expect(chips()).toEqual(['press'])
  await answer('press')
  watch.disconnect()
  expect(chips()).toEqual(['press'])
  expect([...seen]).toEqual(['press'])
})

test('saving waits for tags that are being made, also for one that is begun meanwhile', async () => {
  const { call, answer } = createServer([])
  await show(call)
  await enter('press')
  await save()
  await enter('autumn')
  await answer('press')
  expect(saved).toEqual([])
  await answer('autumn')
  expect(saved).toEqual([['tag_press', 'tag_autumn']])
})

test('a tag that can’t be made while saving waits for it stops saving, and the next time nothing does', async () => {
  const { call, refuse } = createServer([])
  await show(call)
  await enter('press')
  await save()
  await refuse('press', new Error('no'))
  expect(saved).toEqual([])
  expect(place.querySelector('[role=alert]')?.textContent).not.toBe('')
  await save()
  expect(saved).toEqual([[]])
})

test('a tag that can’t be made goes again, and the page says why', async () => {
  const { call, refuse } = createServer([])
  await show(call)
  await enter('press')
  await refuse('press', new Error('no'))
  expect(chips()).toEqual([])
  expect(place.querySelector('[role=alert]')?.textContent).not.toBe('')
})

test('the last tag that there is room for takes the picker away, and the focus stays in the group', async () => {
  const names = Array.from({ length: TAGS_PER_TESTIMONIAL }, (_, number) => `tag ${number}`)
  const { call } = createServer(names)
  await show(
    call,
    names.slice(1).map((name) => `tag_${name}`),
  )
  await enter('tag 0')
  expect(place.querySelector('input')).toBeNull()
  expect(document.activeElement).toBe(place.querySelector('[role=group]'))
})
