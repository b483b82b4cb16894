import { useState } from 'react'
import type * as z from 'zod'
import type { ImportRow, importRequests } from '#shared/testimonial-import.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { failureOf } from '../request/request.failure.ts'
import { CheckStep } from './check.step.tsx'
import { ChooseStep } from './choose.step.tsx'
import { type Client, isReady, type ReadyClient } from './clients.ts'
import type { RefusedRow } from './import.report.ts'
import type { Table } from './read-table.ts'
import { ResultStep } from './result.step.tsx'

type ImportAnswer = z.output<NonNullable<typeof importRequests.response>>
type Chosen = { fileName: string; table: Table }
type Result = { created: number; refused: RefusedRow[] }

type ImportDialogProps = {
  /** If it throws, the message is shown above the buttons and the file stays chosen. */
  onSubmit: (rows: ImportRow[]) => Promise<ImportAnswer>
  onClose: () => void
}

/** Imports clients from a CSV file in steps: choose it, check what will happen, see the result. */
export function ImportDialog({ onSubmit, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState<Chosen>()
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const send = async (clients: Client[]) => {
    if (isSending) return
    const ready = clients.filter(isReady)
    setIsSending(true)
    setFailure(undefined)
    try {
      setResult(resultOf({ clients, ready, answer: await onSubmit(ready.map(({ row }) => row)) }))
    } catch (error) {
      setFailure(failureOf(error))
    }
    setIsSending(false)
  }

  return (
    <Dialog title="Import clients from CSV" onClose={onClose} canClose={!isSending}>
      {result ? (
        <ResultStep {...result} onClose={onClose} />
      ) : chosen ? (
        <CheckStep
          {...chosen}
          failure={failure}
          isSending={isSending}
          onChooseOther={() => {
            setChosen(undefined)
            setFailure(undefined)
          }}
          onSend={(clients) => void send(clients)}
        />
      ) : (
        <ChooseStep onChosen={setChosen} />
      )}
    </Dialog>
  )
}

type Sent = { clients: Client[]; ready: ReadyClient[]; answer: ImportAnswer }

/** The rows refused here and by the server, in the order of the file. */
function resultOf({ clients, ready, answer }: Sent): Result {
  const refusedThere = answer.refusals.flatMap(({ row, message, reason }): RefusedRow[] => {
    const client = ready[row]
    return client ? [{ ...client, reason: message, isBeyondPlan: reason === 'quota_exceeded' }] : []
  })
  const refusedHere = clients.flatMap((client): RefusedRow[] =>
    client.problem === null ? [] : [{ ...client, reason: client.problem }],
  )
  const refused = [...refusedThere, ...refusedHere].toSorted((a, b) => a.number - b.number)
  return { created: answer.created, refused }
}
