import { describe, expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { confirmEmail, unconfirmEmail } from '#server/testing/owners.ts'
import { confirmWallDomain, openStudioWall, WALL_NAME } from '#server/testing/wall-domains.ts'

type Opened = Awaited<ReturnType<typeof openStudioWall>>

const GONE = `The DNS records of ${WALL_NAME} are gone`
const RELEASED = `${WALL_NAME} no longer leads to your testimonials`

/** A confirmed domain whose records are gone for everybody who looks from now on. */
async function loseRecords(opened: Opened) {
  await confirmEmail(opened)
  const domain = await confirmWallDomain(opened)
  await domain.publish(false)
  expect((await domain.check()).body.status).toBe('missing')
  return domain
}

async function letHoursPass({ h }: Opened, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    h.clock.advance({ hours: 1 })
    await h.drain()
  }
}

async function emailed({ h, owner }: Opened) {
  const emails = await h.emails()
  return emails.filter(({ recipient, subject }) => recipient === owner.email && subject.includes(WALL_NAME))
}

const subjectsOf = async (opened: Opened) => (await emailed(opened)).map(({ subject }) => subject).toReversed()

describe('the owner of a domain', () => {
  test('is told once that its records are gone and until when it is kept, and once that it was released', async () => {
    const opened = await openStudioWall()
    await loseRecords(opened)
    await letHoursPass(opened, 1)
    const [email] = await emailed(opened)
    expect(email?.subject).toBe(GONE)
    expect(email?.text).toMatch(/If we don’t find them by \d+ \w+, we release the domain/)
    expect(email?.text).toContain(`/widgets/${opened.widgetId}`)
    expect(email?.text).not.toContain('Choose which emails you get')
    await letHoursPass(opened, 6 * 24)
    expect(await subjectsOf(opened)).toEqual([GONE])
    await letHoursPass(opened, 4 * 24)
    expect(await subjectsOf(opened)).toEqual([GONE, RELEASED])
  })

  test('reads nothing about records that come back within the hour, and once about those that go again', async () => {
    const opened = await openStudioWall()
    const domain = await loseRecords(opened)
    opened.h.clock.advance({ minutes: 20 })
    await domain.publish()
    expect((await domain.check()).body.status).toBe('confirmed')
    await domain.publish(false)
    expect((await domain.check()).body.status).toBe('missing')
    opened.h.clock.advance({ minutes: 40 })
    await opened.h.drain()
    expect(await subjectsOf(opened)).toEqual([])
    await letHoursPass(opened, 5)
    expect(await subjectsOf(opened)).toEqual([GONE])
  })

  test('is told again of another loss', async () => {
    const opened = await openStudioWall()
    const domain = await loseRecords(opened)
    await letHoursPass(opened, 2)
    await domain.publish()
    await letHoursPass(opened, 1)
    await domain.publish(false)
    await letHoursPass(opened, 26)
    expect(await subjectsOf(opened)).toEqual([GONE, GONE])
  })

  test('reads nothing about a domain that the plan doesn’t include any more, or that is removed', async () => {
    const downgraded = await openStudioWall()
    await loseRecords(downgraded)
    await downgraded.h.setPlan(downgraded.owner, 'pro')
    await letHoursPass(downgraded, 9 * 24)
    const removed = await openStudioWall()
    await (await loseRecords(removed)).remove()
    await letHoursPass(removed, 2)
    for (const opened of [downgraded, removed]) {
      expect(await subjectsOf(opened)).toEqual([])
      expect(await opened.h.rows(emailMessages, { kind: 'wall_domain_missing' }).list()).toMatchObject([
        { status: 'failed' },
      ])
    }
  })

  test('reads nothing at an address that isn’t confirmed', async () => {
    const opened = await openStudioWall()
    await loseRecords(opened)
    await unconfirmEmail(opened)
    await letHoursPass(opened, 2)
    expect(await subjectsOf(opened)).toEqual([])
  })

  test('isn’t told of records that were never there', async () => {
    const opened = await openStudioWall()
    await confirmEmail(opened)
    const domain = await confirmWallDomain(opened)
    await domain.remove()
    await domain.publish(false)
    await domain.add()
    await letHoursPass(opened, 80)
    expect(await subjectsOf(opened)).toEqual([])
  })
})
