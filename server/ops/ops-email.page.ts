import { html } from 'hono/html'
import type { OperatorReport } from '#shared/operator-report.ts'
import { button, type Html, idCell, link, numberCell, section, table, textCell, timeCell } from './ops-parts.page.ts'
import { accountEmailsMessage, numberOf, shareOf, timeIn } from './wording.domain.ts'

export function emailSection({ email, at }: OperatorReport): Html {
  const { pause } = email
  const isPaused = pause !== null && pause.reason !== 'rate'
  const end = isPaused
    ? button({ action: 'resume-email', id: '', label: 'Resume email' })
    : link({ action: 'pause-email', id: '', label: 'Pause email…' })
  const state = isPaused ? `paused since ${timeIn(pause.since, at)}, ` : ''
  const note = `${state}${numberOf(email.waiting)} waiting, ${numberOf(email.outcomes.sent)} sent in 24 h`
  return section({ id: 'email', title: 'Email', note, end }, [outcomes(email), delayed({ email, at })])
}

function outcomes({ outcomes: of }: OperatorReport['email']): Html {
  const lines: [string, number, boolean?][] = [
    ['Sent', of.sent],
    ['Delayed, will retry', of.delayed],
    ['Not sent: refused or given up', of.refused],
    ['Not sent: no longer wanted', of.unwanted],
    ['Uncertain (no answer)', of.uncertain, true],
    ['Bounced later', of.bounced],
    ['Reported as spam', of.complained, true],
  ]
  const all = of.sent + of.delayed + of.refused + of.unwanted + of.uncertain
  const rows = lines.map(
    ([name, count, isBad = false]) =>
      html`<tr>${textCell(name)}${numberCell(count, { isHot: isBad && count > 0 })}<td class="n">${shareOf(count, all)}</td></tr>`,
  )
  return table({ of: 'email', heads: ['Outcome, 24 h', '#Count', '#Share'], rows, empty: '' })
}

function delayed({ email, at }: Pick<OperatorReport, 'email' | 'at'>): Html {
  const count = email.delayedAccountEmails
  const others = count === 0 ? undefined : accountEmailsMessage(count)
  const rows = email.delayed.map(
    (line) =>
      html`<tr>${idCell(line.id)}${textCell(line.kind)}${numberCell(line.attempts)}${
        line.nextAt === null ? textCell('now') : timeCell(line.nextAt, at)
      }<td class="cut" title="${line.reason}">${line.reason}</td><td class="x">${button({
        action: 'retry-email',
        id: line.id,
        label: 'Retry',
      })}${link({ action: 'drop-email', id: line.id, label: 'Drop…', isQuiet: true })}</td></tr>`,
  )
  const heads = ['Delayed', 'Kind', '#Attempts', 'Next', 'Reason', '']
  const list = table({ of: 'email', heads, rows, empty: others ?? 'No email is delayed.' })
  return others === undefined || rows.length === 0 ? list : html`${list}<p class="muted">${others}</p>`
}
