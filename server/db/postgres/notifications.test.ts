import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { countConnections, endConnections, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { createNotifications } from './notifications.ts'

function connectTo(url: string) {
  const heard: string[] = []
  const notifications = createNotifications(url, 'news')
  onTestFinished(() => notifications.close())
  notifications.listen(() => void heard.push('news'))
  return { ...notifications, heard: () => heard.length }
}

async function connected(url: string) {
  const some = connectTo(url)
  // It is told that it may have missed some, once it listens.
  await expect.poll(some.heard).toBe(1)
  return some
}

describe.runIf(isPostgres)('notifications', () => {
  test('reach the others, several at once as one, and not the sender', async () => {
    const url = await openEmptyDatabase()
    const [sender, one, other] = await Promise.all([connected(url), connected(url), connected(url)])
    for (let call = 0; call < 100; call += 1) sender.send()
    await expect.poll(() => [one.heard(), other.heard()]).toEqual([2, 2])
    await sleep(200)
    expect([sender.heard(), one.heard(), other.heard()]).toEqual([1, 2, 2])
  })

  test('that may have been missed while the connection was lost count as one', async () => {
    const url = await openEmptyDatabase()
    const [sender, receiver] = await Promise.all([connected(url), connected(url)])
    await endConnections(url)
    await expect.poll(() => [sender.heard(), receiver.heard()], { timeout: 10_000 }).toEqual([2, 2])
    sender.send()
    await expect.poll(receiver.heard).toBe(3)
  })

  test('are sent before the end', async () => {
    const url = await openEmptyDatabase()
    const [sender, receiver] = await Promise.all([connected(url), connected(url)])
    sender.send()
    await sender.close()
    await expect.poll(receiver.heard).toBe(2)
  })

  test('leave no connection on which they can’t be heard', async () => {
    const url = await openEmptyDatabase()
    // As a database refuses to listen that is still recovering.
    const notifications = createNotifications(url, 'no "name" of a channel')
    await sleep(1200)
    expect(await countConnections(url)).toBeLessThanOrEqual(1)
    await notifications.close()
    await expect.poll(() => countConnections(url)).toBe(0)
  })
})
