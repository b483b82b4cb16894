import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { operated } from './ops.fixtures.ts'

const WIDTHS = [360, 1280]

operated('an operator sees what is stuck, drops and retries it, and pauses email', async ({ page, operatorsPage }) => {
  await page.goto(operatorsPage)
  const alarms = page.getByRole('list', { name: 'Needs attention' })
  await expect(alarms.getByRole('listitem').first()).toContainText('2 dead jobs')
  await expectAccessibleAndNoOverflow(page, { widths: WIDTHS })

  const dead = page.getByRole('region', { name: 'Dead jobs' })
  await expect(dead.getByRole('row', { name: /job_7Qe9/ }).getByRole('link')).toHaveCount(0)
  await dead.getByRole('link', { name: 'Drop… job_7Qd2' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drop job_7Qd2?')
  await expect(page.getByText('A client gets no reminder about a request.')).toBeVisible()
  await expectAccessibleAndNoOverflow(page, { widths: WIDTHS })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await dead.getByRole('link', { name: 'Drop… job_7Qd2' }).click()
  await page.getByRole('button', { name: 'Drop job' }).click()
  await expect(page.getByRole('status')).toHaveText('job_7Qd2 was dropped.')
  await dead.getByRole('button', { name: 'Retry job_7Qe9' }).click()
  await expect(page.getByRole('status')).toHaveText('job_7Qe9 will be tried again.')
  await expect(dead).toContainText('No job has given up.')

  const email = page.getByRole('region', { name: 'Email' })
  await expect(email.getByRole('row', { name: /msg_Ab31 receipt 4/ })).toContainText('The email service is busy.')
  await email.getByRole('link', { name: 'Pause email…' }).click()
  await page.getByRole('button', { name: 'Pause email' }).click()
  await expect(alarms).toContainText('Email is paused')
  await email.getByRole('button', { name: 'Resume email' }).click()
  await expect(page.getByRole('status')).toHaveText('Email goes out again.')

  await page.getByRole('link', { name: /^Lift…/ }).click()
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(page.getByRole('region', { name: 'Sending suspended' })).toContainText('Every workspace may send.')
})
