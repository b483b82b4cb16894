import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod'
import type { Connection, RequestRules } from '#shared/connections.ts'
import { dryRun, type DryRunPayment, requestForPastPayments } from '#shared/past-payments.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { Button } from '../../../../components/button.tsx'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../components/dialog.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { clientOf } from '../../../../lib/payment-messages.ts'
import { workingHours } from '../../../../lib/rules-messages.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useEndpoint } from '../../../../lib/use-endpoint.ts'
import { useRefreshPayments } from '../../../../lib/use-refresh-payments.ts'
import { useStableCallback } from '../../../../lib/use-stable-callback.ts'
import { groupOf, planMessage } from './dry-run.summary.ts'
import styles from './dry-run.module.css'

/** Stripe sends the payments of ninety days page by page, which takes long. */
const READING_TIMEOUT_MS = 3 * 60_000

export type DryRun = z.output<NonNullable<typeof dryRun.response>>

type State = {
  isBusy: boolean
  failure?: { message: string; rules: string }
  /** The result, and the rules that produced it. */
  result?: DryRun & { rules: RequestRules; number: number }
  /** How many requests other rules would have sent, by the rules. */
  asks: ReadonlyMap<string, number>
}

const CHANGE_ENDS_MS = 700

const keyOf = (rules: RequestRules) => JSON.stringify(rules)

const asksIn = ({ items }: DryRun) => items.filter((item) => groupOf(item) === 'asks').length

/**
 * What the rules would have done; the previous result stays until there is a new one. Once it was started, it follows
 * every change of the rules. `rules` are undefined while something in them is invalid.
 */
export function useDryRun({ connection, rules }: { connection: Connection; rules: RequestRules | undefined }) {
  const call = useApi()
  const [state, setState] = useState<State>({ isBusy: false, asks: new Map() })
  const { isBusy, result, failure, asks } = state

  async function run() {
    if (isBusy || !rules) return
    setState(({ failure: _, ...before }) => ({ ...before, isBusy: true }))
    try {
      const answer = await call(
        dryRun,
        { params: { id: connection.id }, body: { rules } },
        { timeoutMs: READING_TIMEOUT_MS },
      )
      setState((before) => ({
        isBusy: false,
        result: { ...answer, rules, number: (before.result?.number ?? 0) + 1 },
        asks: new Map([...before.asks, [keyOf(rules), asksIn(answer)]]),
      }))
    } catch (error) {
      setState((before) => ({ ...before, isBusy: false, failure: { message: messageOf(error), rules: keyOf(rules) } }))
    }
  }

  const isOutdated = result !== undefined && rules !== undefined && keyOf(result.rules) !== keyOf(rules)
  const hasFailed = failure !== undefined && rules !== undefined && failure.rules === keyOf(rules)
  const follows = isOutdated && !hasFailed && !isBusy
  const key = rules && keyOf(rules)
  // A rule that was changed once more, like a number that is typed, starts the wait again.
  const follow = useStableCallback((due: string | undefined) => {
    if (due === key) void run()
  })
  useEffect(() => {
    if (!follows) return
    const timer = setTimeout(follow, CHANGE_ENDS_MS, key)
    return () => clearTimeout(timer)
  }, [follows, follow, key])

  return {
    run: () => void run(),
    isBusy,
    isOutdated,
    failure: failure?.message,
    result,
    asksOf: (other: RequestRules) => asks.get(keyOf(other)),
  }
}

export type DryRunState = ReturnType<typeof useDryRun>

type Failure = { ref: string; message: string }
type Done = { asked: string[]; refused: string[] }

type PastRequestsOptions = { connection: Connection; onDone: (done: Done) => void }

const clients = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'client' : 'clients'}`

/** Asks clients of past payments after a confirmation, and lists those it could not ask. */
export function usePastRequests({ connection, onDone }: PastRequestsOptions) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefreshPayments()

  return (picks: readonly DryRunPayment[]) => {
    let failures: Failure[] | undefined
    const finish = () => {
      flushSync(modal.close)
      if (!failures) return
      const refused = failures.map(({ ref }) => ref)
      onDone({ asked: picks.map(({ ref }) => ref).filter((ref) => !refused.includes(ref)), refused })
      if (failures.length === 0)
        return toast.success(picks.length === 1 ? '1 client will be asked.' : `${picks.length} clients will be asked.`)
      modal.open(<PastRequestsFailed picks={picks} failures={failures} onClose={modal.close} />)
    }
    modal.open(
      <ConfirmPastRequests
        picks={picks}
        keepsWorkingHours={connection.rules.keepsWorkingHours}
        onConfirm={async () => {
          const refs = picks.map(({ ref }) => ref)
          const answer = await call(
            requestForPastPayments,
            { params: { id: connection.id }, body: { refs } },
            { timeoutMs: READING_TIMEOUT_MS },
          )
          failures = answer.failures
          void refresh()
        }}
        onClose={finish}
      />,
    )
  }
}

type ConfirmProps = {
  picks: readonly DryRunPayment[]
  keepsWorkingHours: boolean
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

function ConfirmPastRequests({ picks, keepsWorkingHours, onConfirm, onClose }: ConfirmProps) {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  const plan = planMessage(picks.length, usage)
  return (
    <ConfirmDialog
      title={`Ask ${clients(picks.length)}?`}
      confirmLabel={`Ask ${clients(picks.length)}`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {picks.length === 1 ? 'The email is sent' : 'Each client gets their own email. They are sent'}{' '}
        {keepsWorkingHours
          ? `soon, ${workingHours()}. Until then you can cancel ${picks.length === 1 ? 'it' : 'each one'} above, under Payments.`
          : 'right away.'}
      </p>
      <ul className={`anywhere ${styles.clients}`}>
        {picks.map((pick) => (
          <li key={pick.ref}>
            <bdi>{clientOf(pick)}</bdi>
          </li>
        ))}
      </ul>
      {plan && <p>{plan}</p>}
    </ConfirmDialog>
  )
}

type FailedProps = { picks: readonly DryRunPayment[]; failures: readonly Failure[]; onClose: () => void }

const PastRequestsFailed = ({ picks, failures, onClose }: FailedProps) => (
  <Dialog title={`${clients(failures.length)} could not be asked`} width={450} onClose={onClose}>
    <DialogBody>
      <p>
        {failures.length < picks.length && `${clients(picks.length - failures.length)} will be asked. `}
        {failures.length === 1 ? 'This one is' : 'These are'} still selected:
      </p>
      <ul className="gap-12 anywhere stack">
        {failures.map(({ ref, message }) => {
          const pick = picks.find((each) => each.ref === ref)
          return (
            <li key={ref}>
              <b className="medium block">
                <bdi>{pick ? clientOf(pick) : 'A client'}</bdi>
              </b>
              <span className="text-13 muted block">{message}</span>
            </li>
          )
        })}
      </ul>
    </DialogBody>
    <DialogActions>
      <Button onClick={onClose} data-autofocus>
        Close
      </Button>
    </DialogActions>
  </Dialog>
)
