import { describe, expect, it } from 'vitest'
import { jobs as storedJobs } from '#server/db/schema/jobs.ts'
import { identityCodes } from '#server/db/schema/identity.ts'
import { EMAIL, NEXT_EMAIL, PASSWORD, refusalWith, setUpCodes, setUpIdentity } from '#server/testing/test-identity.ts'

describe('a request for a code', () => {
  /** What a code request does to the database, statement by statement. */
  async function trace(email: string) {
    const { db, createIdentity, createAccount, rows } = setUpIdentity()
    await createAccount()
    let statements = 0
    const identity = createIdentity({
      ...db,
      transaction: (work) =>
        db.transaction(function* (tx) {
          // PostgreSQL begins it twice, to see whether it asks for a lock.
          statements = 0
          const steps = work(tx)
          let step = steps.next()
          while (!step.done) {
            statements += 1
            step = steps.next(yield step.value)
          }
          return step.value
        }),
      read: () => Promise.reject(new Error('A code request reads nothing.')),
    })
    const answer = await identity.requestPasswordReset(email)
    const { kind, runAt, attempts, payload } = await rows(storedJobs).one()
    const size = JSON.stringify(payload).length - email.length
    return { answer, statements, job: { kind, runAt, attempts, size } }
  }

  it('takes the same steps for an address with an account and one without', async () => {
    const known = await trace(EMAIL)
    expect(known).toMatchObject({ statements: 1 })
    expect(await trace('nobody@studio.example')).toEqual(known)
  })

  it('gets the same answer in both cases', async () => {
    const { askForReset } = await setUpCodes()
    const answerFor = (email: string) => ({
      status: 200,
      body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
    })
    expect(await askForReset()).toEqual(answerFor(EMAIL))
    expect(await askForReset('nobody@studio.example')).toEqual(answerFor('nobody@studio.example'))
  })

  it('sends nothing to an address without an account or with a disabled one', async () => {
    const world = await setUpCodes()
    await world.askForReset('nobody@studio.example')
    await world.changeAccount({ isDisabled: true })
    await world.askForReset()
    await world.jobs.drain()
    expect(world.emails).toEqual([])
    expect(await world.rows(identityCodes).list()).toEqual([])
  })

  it('sends three emails an hour, then none, and always gets the same answer', async () => {
    const { askForReset, jobs, emails, clock } = await setUpCodes()
    const answers = []
    for (let time = 0; time < 5; time += 1) answers.push(await askForReset())
    await jobs.drain()
    expect(emails).toHaveLength(3)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    clock.advance({ hours: 1 })
    await askForReset()
    await jobs.drain()
    expect(emails).toHaveLength(4)
  })

  it('tells an owner who asks to confirm the address that there were enough emails', async () => {
    const { ask, jobs, emails, clock, idToken } = await setUpCodes()
    const request = () => ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    for (let time = 0; time < 3; time += 1) {
      expect(await request()).toMatchObject({ status: 200 })
      await jobs.drain()
    }
    expect(await request()).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    await jobs.drain()
    expect(emails).toHaveLength(3)
    clock.advance({ hours: 1 })
    expect(await request()).toMatchObject({ status: 200 })
  })

  it('counts emails to an address across accounts', async () => {
    const { ask, askForReset, jobs, emails, identity, signIn, idToken } = await setUpCodes()
    await identity.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    const other = await signIn({ email: 'ana@studio.example' })
    for (const token of [idToken, other.idToken, idToken, other.idToken]) {
      await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: token, newEmail: NEXT_EMAIL })
    }
    await askForReset()
    await jobs.drain()
    expect(emails.filter(({ to }) => to === NEXT_EMAIL)).toHaveLength(3)
    expect(emails.filter(({ to }) => to === EMAIL)).toHaveLength(1)
  })

  it('says what is missing', async () => {
    const { ask } = await setUpCodes()
    expect(await ask('sendOobCode', {})).toEqual(refusalWith('MISSING_REQ_TYPE'))
    expect(await ask('sendOobCode', { requestType: 'RECOVER' })).toEqual(refusalWith('INVALID_REQ_TYPE'))
    expect(await ask('sendOobCode', { requestType: 'EMAIL_SIGNIN' })).toEqual(refusalWith('OPERATION_NOT_ALLOWED'))
    expect(await ask('sendOobCode', { requestType: 'PASSWORD_RESET' })).toEqual(refusalWith('MISSING_EMAIL'))
    const malformed = { requestType: 'PASSWORD_RESET', email: 'nora' }
    expect(await ask('sendOobCode', malformed)).toEqual(refusalWith('INVALID_EMAIL'))
    expect(await ask('sendOobCode', { requestType: 'VERIFY_EMAIL' })).toEqual(refusalWith('MISSING_ID_TOKEN'))
    expect(await ask('resetPassword', {})).toEqual(refusalWith('MISSING_OOB_CODE'))
  })
})
