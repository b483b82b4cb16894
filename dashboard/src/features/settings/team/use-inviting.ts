import { type SyntheticEvent, useState } from 'react'
import { getTeam, type GivenRole, INVITED_AT_ONCE_MAX, inviteMembers, type Team } from '#shared/members.ts'
import { useToast } from '../../../components/toast.tsx'
import { ApiError } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { addAddresses, type EnteredAddress, showAddress } from './addresses.ts'
import {
  addAnswered,
  type Answered,
  type CallOutcome,
  countInvitations,
  type InvitationBody,
  type NamedWorkspace,
  planCalls,
  type PlannedCall,
} from './inviting.ts'
import { failedMessage, retryHint, sentMessage } from './inviting.messages.ts'

type Inviting = { team: Team; open: NamedWorkspace; others: readonly NamedWorkspace[]; onClose: () => void }

/** What is entered in the dialog that invites people, and sending it, one call for each workspace. */
export function useInviting({ team, open, others, onClose }: Inviting) {
  const send = useInvitationCalls()
  const toast = useToast()
  const refresh = useRefresh()
  const [addresses, setAddresses] = useState<EnteredAddress[]>([])
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<GivenRole>('editor')
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [fault, setFault] = useState<string>()
  const [answered, setAnswered] = useState<Answered>(new Map())
  // What was sent since the dialog was opened, and what failed in the last attempt.
  const [outcomes, setOutcomes] = useState<readonly CallOutcome[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const chosen = others.filter(({ id }) => chosenIds.has(id))
  // What was typed counts before it has become a chip.
  const all = addAddresses(addresses, typed, team)
  const calls = planCalls({ addresses: all, open, others: chosen, answered })
  const isDone = calls.length === 0 && answered.size > 0
  const isOnlyOpen = [...calls, ...outcomes].every(({ workspace }) => workspace.id === open.id)
  const sent = outcomes.filter((outcome) => outcome.kind === 'sent')
  const failed = outcomes.filter((outcome) => outcome.kind === 'failed')

  function add(text: string) {
    const next = addAddresses(addresses, text, team)
    // A text without any address stays in the field, to be corrected.
    if (next.length === addresses.length && !text.includes('@')) return
    setAddresses(next)
    setTyped('')
    setFault(undefined)
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    if (isDone) return onClose()
    add(typed)
    if (calls.length === 0) return setFault('Enter the email address of somebody to invite.')
    if (calls.some(({ emails }) => emails.length > INVITED_AT_ONCE_MAX))
      return setFault(`You can invite ${INVITED_AT_ONCE_MAX} people at once.`)
    setOutcomes(sent)
    setIsBusy(true)
    const results = await send(calls, role)
    await refresh(getTeam)
    setIsBusy(false)
    const done = results.filter((outcome) => outcome.kind === 'sent')
    if (done.length === results.length) {
      toast.success(sentMessage([...sent, ...done], { isOnlyOpen }))
      return onClose()
    }
    const doneIds = new Set(done.map(({ workspace }) => workspace.id))
    setAnswered(
      addAnswered(
        answered,
        calls.filter(({ workspace }) => doneIds.has(workspace.id)),
      ),
    )
    setOutcomes([...sent, ...results])
  }

  return {
    shown: all
      .filter(({ email }) => addresses.some((each) => each.email === email))
      .map((address) => showAddress(address, { hasOthers: chosen.length > 0 })),
    typed,
    setTyped,
    role,
    setRole,
    fault,
    isBusy,
    isDone,
    count: countInvitations(calls),
    chosenIds,
    choose: (id: string, isChosen: boolean) =>
      setChosenIds(new Set([...chosenIds].filter((each) => each !== id).concat(isChosen ? id : []))),
    outcomes,
    sent: sent.length > 0 ? sentMessage(sent, { isOnlyOpen }) : undefined,
    failure: failed.length > 0 ? failedMessage(failed, { isOnlyOpen }) : undefined,
    hint: retryHint(failed),
    add,
    submit,
    remove: (email: string) => setAddresses(addresses.filter((each) => each.email !== email)),
  }
}

/** One after the other, so that a limit of the day is reached at a workspace that can be named. */
function useInvitationCalls() {
  const call = useApi()
  const [keys] = useState(() => new Map<string, ReturnType<typeof createRequestKeys<InvitationBody>>>())

  async function sendOne({ workspace, emails }: PlannedCall, role: GivenRole): Promise<CallOutcome> {
    const body = { emails, role }
    const keyFor = keys.get(workspace.id) ?? createRequestKeys<InvitationBody>()
    keys.set(workspace.id, keyFor)
    try {
      const answer = await call(inviteMembers, { body }, { workspaceId: workspace.id, idempotencyKey: keyFor(body) })
      return { workspace, kind: 'sent', invited: answer.invited.length, skipped: answer.skipped }
    } catch (error) {
      const isCertain = error instanceof ApiError && error.status >= 400 && error.status < 500
      return { workspace, kind: 'failed', message: messageOf(error), isCertain }
    }
  }

  return async (calls: readonly PlannedCall[], role: GivenRole): Promise<CallOutcome[]> => {
    const outcomes: CallOutcome[] = []
    for (const each of calls) outcomes.push(await sendOne(each, role))
    return outcomes
  }
}
