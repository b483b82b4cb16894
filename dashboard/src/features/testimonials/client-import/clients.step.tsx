import { type Dispatch, type SetStateAction, useMemo } from 'react'
import type { RequestBatch } from '#shared/request-batches.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { FormField } from '../request/form.field.tsx'
import { UnconfirmedNote } from '../request/request.parts.tsx'
import { checkClients, chosenOf, countLeftOut, placesOf } from './checked-clients.ts'
import type { Choices, ClientFile } from './choices.ts'
import styles from './client-import.module.css'
import { ClientsTable } from './clients.table.tsx'
import { clientsOf, type Corrections } from './clients.ts'
import { DaysChart } from './days.chart.tsx'
import { EmailDialog } from './email.dialog.tsx'
import { ImportSummary } from './import.summary.tsx'
import { useClientImport } from './use-client-import.ts'
import { useKnownClients } from './use-known-clients.ts'
import { WhenField } from './when.field.tsx'

const NO_CORRECTIONS: Corrections = new Map()

type ClientsStepProps = {
  file: ClientFile
  choices: Choices
  setChoices: Dispatch<SetStateAction<Choices>>
  isSending: boolean
  setIsSending: (isSending: boolean) => void
  onDone: (batch: RequestBatch) => void
}

/** Who is asked and when, before anything happens. */
export function ClientsStep({ file, choices, setChoices, isSending, setIsSending, onDone }: ClientsStepProps) {
  const { table, columns } = file
  const { corrections, ticks, timing, formId } = choices
  const clock = useOwnersClock()
  const modal = useModal()
  const clients = useMemo(() => clientsOf({ table, columns, corrections }), [table, columns, corrections])
  const known = useKnownClients(clients)
  const checked = checkClients({ clients, known: known.items, now: clock.now })
  // A corrected row stays where it was.
  const written = useMemo(() => clientsOf({ table, columns, corrections: NO_CORRECTIONS }), [table, columns])
  const places = placesOf(checkClients({ clients: written, known: known.items, now: clock.now }))
  const byNumber = new Map(checked.map((one) => [one.client.number, one]))
  const chosen = chosenOf(checked, ticks)
  const { plan, months, failure, send } = useClientImport({ file, chosen, timing, formId, setIsSending, onDone })
  const change = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  const preview = () => modal.open(<EmailDialog client={chosen[0]} formId={formId} onClose={modal.close} />)

  return (
    <>
      <div inert={isSending}>
        <ImportSummary
          total={clients.length}
          chosen={chosen}
          plan={plan}
          months={months}
          isOnlySaved={timing.kind === 'save'}
          leftOut={countLeftOut(checked, ticks)}
        />
        <section className="stack gap-16 border-below pad-block-32" aria-labelledby="when">
          <h2 id="when">When to send</h2>
          <WhenField
            timing={timing}
            count={chosen.length}
            months={months}
            onChange={(next) => change({ timing: next })}
          />
          {plan && months && timing.kind !== 'save' && <DaysChart times={plan.times} months={months} />}
          {plan && months && timing.kind !== 'save' && <UnconfirmedNote sending={months.sending} plan={plan} />}
          <div className={styles.form}>
            <FormField formId={formId} onChange={(next) => change({ formId: next })} />
          </div>
        </section>
        {known.hasFailed && (
          <div className="row wrap gap-16 above-24">
            <FormError message="We couldn’t look up who was asked before. Each client is checked again before an email is sent." />
            <Button variant="line" size="small" onClick={known.retry}>
              Try again
            </Button>
          </div>
        )}
        <ClientsTable
          checked={places.flatMap((number) => byNumber.get(number) ?? [])}
          chosen={chosen}
          times={plan?.times}
          resetsOn={months?.left.resetsOn}
          isLoading={known.isLoading}
          choices={choices}
          onTick={(number, isTicked) => change({ ticks: new Map(ticks).set(number, isTicked) })}
          onCorrect={(number, address) => change({ corrections: new Map(corrections).set(number, address) })}
        />
      </div>
      <div className={`row wrap justify-between gap-24 rows-8 border-above ${styles.end}`}>
        <div className="shrink grow" role="status">
          {plan?.sentences.map((sentence) => (
            <p className="medium" key={sentence}>
              {sentence}
            </p>
          ))}
          <p className={`text-13 muted ${styles.check}`}>
            Each client is checked again before an email is sent, and you can cancel until then.
          </p>
          <FormError message={failure} />
        </div>
        <div className="row gap-8">
          <Button variant="quiet" onClick={preview}>
            Preview email
          </Button>
          <Button
            change="import clients"
            isBusy={isSending || known.isLoading || !plan}
            disabledReason={chosen.length === 0 ? 'Tick at least one client.' : undefined}
            onClick={send}
          >
            {plan && chosen.length > 0 ? plan.label : 'Send requests'}
          </Button>
        </div>
      </div>
    </>
  )
}
