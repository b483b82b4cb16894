import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowRight, CalendarDays, CirclePause, Clock, Coins, Hand, Repeat, UserCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { AskRules, type Connection, defaultAskRules, QUIET_MIN_DAYS, saveAskRules } from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { placeOf } from '../../../lib/moments.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { exampleWords } from './rules.example.ts'
import { RuleChoice, RuleNumber, RuleSentence } from './rules.sentence.tsx'
import styles from './rules.module.css'

type RulesFormProps = {
  connection: Connection
  /** Of the owner, as an IANA name. */
  timeZone: string
  onSaved: (connection: Connection) => void
  /** The rules as they stand in the form; nothing while something in it is wrong. */
  onDraft: (draft: { rules: AskRules | undefined; isDirty: boolean }) => void
}

/** When clients of an account are asked: sentences with values in them. */
export function RulesForm({ connection, timeZone, onSaved, onDraft }: RulesFormProps) {
  const call = useApi()
  const toast = useToast()
  const now = useMinute()
  const [failure, setFailure] = useState<string>()
  const { control, handleSubmit, formState, reset, setFocus } = useForm<AskRules>({
    resolver: zodResolver(AskRules),
    defaultValues: connection.rules,
  })
  const { errors, isSubmitting, isDirty } = formState
  const parsed = AskRules.safeParse(useWatch({ control })).data
  const typed = JSON.stringify(parsed ?? null)

  useEffect(() => {
    onDraft({ rules: AskRules.safeParse(JSON.parse(typed)).data, isDirty })
  }, [typed, isDirty, onDraft])

  const forget = () => setFailure(undefined)
  const submit = handleSubmit(async (body) => {
    forget()
    try {
      const saved = await call(saveAskRules, { params: { id: connection.id }, body })
      onSaved(saved)
      reset(saved.rules)
      toast.success('Rules saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }, forget)

  const advise = () => {
    reset(defaultAskRules, { keepDefaultValues: true })
    // The button goes, and would take the focus along.
    setFocus('delays.invoiceDays')
  }

  const isWebhook = connection.kind === 'webhook'
  return (
    <form onSubmit={submit} noValidate className={styles.form} aria-label="When to ask">
      <ol className={styles.rules} role="list">
        <RuleSentence
          icon={Clock}
          errors={[errors.delays?.invoiceDays, errors.delays?.checkoutDays, errors.delays?.subscriptionDays]}
          hint="0 days is at once."
        >
          {(errorId) => (
            <>
              Ask{' '}
              <RuleNumber {...{ control, errorId }} name="delays.invoiceDays" label="Days after an invoice is paid" />{' '}
              days after an invoice is paid,{' '}
              <RuleNumber {...{ control, errorId }} name="delays.checkoutDays" label="Days after a checkout" /> days
              after a checkout, and{' '}
              <RuleNumber
                {...{ control, errorId }}
                name="delays.subscriptionDays"
                label="Days after a subscription’s first payment"
              />{' '}
              days after a subscription’s first payment.
            </>
          )}
        </RuleSentence>
        <RuleSentence
          icon={CalendarDays}
          hint={
            parsed && (
              <span className={styles.example}>
                Paid today at 15:00 <ArrowRight aria-label="becomes" /> {exampleWords(parsed, { now, timeZone })}
              </span>
            )
          }
        >
          {() => (
            <>
              Send mails{' '}
              <RuleChoice
                control={control}
                name="keepsWorkingHours"
                label="When mails go out"
                on="Monday to Friday between 9 and 17"
                off="on any day, at any hour"
              />{' '}
              in your time zone, {placeOf(timeZone)}.
            </>
          )}
        </RuleSentence>
        <RuleSentence
          icon={CirclePause}
          hint={
            isWebhook
              ? 'A line or a note of it says deposit, retainer, upfront, milestone or 50 %.'
              : 'Another invoice of the client is open, or a line says deposit, retainer, upfront, milestone or 50 %.'
          }
        >
          {() => (
            <>
              When a payment looks like a deposit,{' '}
              <RuleChoice
                control={control}
                name="holdsDeposits"
                label="Deposits"
                on="wait for the balance"
                off="ask all the same"
              />
              .
            </>
          )}
        </RuleSentence>
        <RuleSentence icon={Repeat} hint="A trial’s first real payment counts as the start of a subscription.">
          {() => (
            <>
              When a subscription renews,{' '}
              <RuleChoice
                control={control}
                name="asksRenewals"
                label="Renewals"
                on="ask again after the quiet"
                off="never ask"
              />
              .
            </>
          )}
        </RuleSentence>
        <RuleSentence
          icon={Coins}
          errors={[errors.minimumAmount]}
          hint="In whatever currency was paid. Zero amounts, trials and full vouchers are always left out."
        >
          {(errorId) => (
            <>
              Leave out payments below{' '}
              <RuleNumber {...{ control, errorId }} name="minimumAmount" label="Smallest amount" />.
            </>
          )}
        </RuleSentence>
        <RuleSentence
          icon={Hand}
          errors={[errors.quietDays]}
          hint="A year after “No thanks”. Whoever unsubscribes is never asked again. Nobody is chosen by how satisfied they seem."
        >
          {(errorId) => (
            <>
              After asking, leave a client in peace for{' '}
              <RuleNumber {...{ control, errorId }} name="quietDays" label="Days of quiet" min={QUIET_MIN_DAYS} /> days.
            </>
          )}
        </RuleSentence>
        <RuleSentence icon={UserCheck}>
          {() => (
            <>
              When all of that is met,{' '}
              <RuleChoice
                control={control}
                name="asksOwnerFirst"
                label="Who has the last word"
                on="ask me first, payment by payment"
                off="ask the client by itself"
              />
              .
            </>
          )}
        </RuleSentence>
      </ol>
      <div className={styles.end}>
        <FormError message={failure} />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isSubmitting}>
            Save rules
          </Button>
          {typed !== JSON.stringify(AskRules.parse(defaultAskRules)) && (
            <Button variant="quiet" onClick={advise}>
              Back to our advice
            </Button>
          )}
          <p className={styles.note}>They hold for every client who has not been asked yet.</p>
        </div>
      </div>
    </form>
  )
}
