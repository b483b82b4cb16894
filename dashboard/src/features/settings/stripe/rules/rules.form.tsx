import { zodResolver } from '@hookform/resolvers/zod'
import {
  ArrowRight,
  CalendarDays,
  CirclePause,
  ClipboardList,
  Clock,
  Coins,
  Hand,
  Mail,
  Repeat,
  UserCheck,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  type Connection,
  defaultRequestRules,
  QUIET_MIN_DAYS,
  RequestRules,
  saveRequestRules,
} from '#shared/connections.ts'
import { getEmailSettings } from '#shared/email-settings.ts'
import { listForms } from '#shared/forms.ts'
import { listPayments } from '#shared/payments.ts'
import { instantAt, nextWorkingMoment, wallClock } from '#shared/working-hours.ts'
import { Button } from '../../../../components/button.tsx'
import { useHasRole } from '../../../../components/changes.ts'
import { FormError } from '../../../../components/form-error.tsx'
import { FieldsFor } from '../../../../components/needed-role.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { formatHour, formatMoment, placeOf } from '../../../../lib/moments.ts'
import { workingHours } from '../../../../lib/rules-messages.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useMinute } from '../../../../lib/use-clock.ts'
import { useEndpoint } from '../../../../lib/use-endpoint.ts'
import { ProductRules } from './rules.products.tsx'
import { RuleChoice, RuleForm, RuleNumber, RuleSentence, RuleStyle } from './rules.sentence.tsx'
import styles from './rules.module.css'

type RulesFormProps = {
  connection: Connection
  /** The owner's time zone, as an IANA name. */
  timeZone: string
  onSaved: (connection: Connection) => void
  /** The rules in the form; undefined while something in it is invalid. */
  onDraft: (draft: { rules: RequestRules | undefined; isDirty: boolean }) => void
}

/** When clients of an account are asked, as sentences with editable values. */
export function RulesForm({ connection, timeZone, onSaved, onDraft }: RulesFormProps) {
  const call = useApi()
  const toast = useToast()
  const now = useMinute()
  const mayChange = useHasRole('admin')
  const [failure, setFailure] = useState<string>()
  const { control, register, getValues, handleSubmit, formState, reset, setFocus } = useForm<RequestRules>({
    resolver: zodResolver(RequestRules),
    defaultValues: connection.rules,
  })
  const { errors, isSubmitting, isDirty } = formState
  const parsed = RequestRules.safeParse(useWatch({ control })).data
  const typed = JSON.stringify(parsed ?? null)
  useEffect(() => {
    onDraft({ rules: RequestRules.safeParse(JSON.parse(typed)).data, isDirty })
  }, [typed, isDirty, onDraft])
  /** There is nothing to advise about the owner's products. */
  const advised = RequestRules.parse({ ...defaultRequestRules, products: parsed?.products ?? [] })
  const forget = () => setFailure(undefined)
  const submit = handleSubmit(async (body) => {
    forget()
    try {
      const saved = await call(saveRequestRules, { params: { id: connection.id }, body })
      onSaved(saved)
      reset(saved.rules)
      toast.success('Rules saved.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }, forget)
  const advise = () => {
    reset({ ...defaultRequestRules, products: getValues('products') }, { keepDefaultValues: true })
    // The button disappears and would take the focus with it.
    setFocus('delays.invoiceDays')
  }
  const { data: emails } = useEndpoint(getEmailSettings, {})
  const emailStyles = emails && emails.rights.stylesMax > 1 ? emails.styles : []
  const { data: known } = useEndpoint(listForms, {})
  const forms = known?.items ?? []
  const isWebhook = connection.kind === 'webhook'
  return (
    <form onSubmit={submit} noValidate className="stack gap-24" aria-label="When to ask">
      <FieldsFor needed="admin" what="change the rules">
        <ol className={`stack gap-16 icons-muted ${styles.rules}`} role="list">
          <RuleSentence
            icon={Clock}
            errors={[errors.delays?.invoiceDays, errors.delays?.checkoutDays, errors.delays?.subscriptionDays]}
            hint="0 = immediately"
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
                <span className={`ink ${styles.example}`}>
                  Paid today at {formatHour(15)} <ArrowRight aria-label="becomes" />{' '}
                  {exampleMessage(parsed, { now, timeZone })}
                </span>
              )
            }
          >
            {() => (
              <>
                Send emails{' '}
                <RuleChoice
                  control={control}
                  name="keepsWorkingHours"
                  label="When emails are sent"
                  on={workingHours()}
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
                ? 'The invoice says so, like “30% deposit” or “1 of 2”. You can correct each payment.'
                : 'The client has another open invoice, or the invoice says so, like “30% deposit”. You can correct each payment.'
            }
          >
            {() => (
              <>
                When a payment looks like a deposit,{' '}
                <RuleChoice
                  control={control}
                  name="holdsDeposits"
                  label="Deposits"
                  on="wait for the final payment"
                  off="ask anyway"
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
                  on="ask again after the waiting period"
                  off="never ask"
                />
                .
              </>
            )}
          </RuleSentence>
          <RuleSentence
            icon={Coins}
            errors={[errors.minimumAmount]}
            hint="In the currency of the payment. Zero amounts, trials and 100% coupons are always skipped."
          >
            {(errorId) => (
              <>
                Skip payments below <RuleNumber {...{ control, errorId }} name="minimumAmount" label="Minimum amount" />
                .
              </>
            )}
          </RuleSentence>
          <RuleSentence
            icon={Hand}
            errors={[errors.quietDays]}
            hint="A year after a client declines. Clients who unsubscribe are never asked again. We never choose clients by how satisfied they seem."
          >
            {(errorId) => (
              <>
                Wait{' '}
                <RuleNumber
                  {...{ control, errorId }}
                  name="quietDays"
                  label="Waiting period in days"
                  min={QUIET_MIN_DAYS}
                />{' '}
                days before asking the same client again.
              </>
            )}
          </RuleSentence>
          {emailStyles.length > 1 && (
            <RuleSentence icon={Mail}>
              {() => (
                <>
                  Email clients in <RuleStyle control={control} emailStyles={emailStyles} />.
                </>
              )}
            </RuleSentence>
          )}
          {forms.length > 1 && (
            <RuleSentence icon={ClipboardList}>
              {() => (
                <>
                  Clients answer <RuleForm control={control} forms={forms} />.
                </>
              )}
            </RuleSentence>
          )}
          <RuleSentence icon={UserCheck}>
            {() => (
              <>
                When all of this applies,{' '}
                <RuleChoice
                  control={control}
                  name="asksOwnerFirst"
                  label="Who decides"
                  on="ask me first, for each payment"
                  off="ask automatically"
                />
                .
              </>
            )}
          </RuleSentence>
        </ol>
        <ProductRules control={control} register={register} errors={errors.products} />
      </FieldsFor>
      {mayChange && (
        <div className="gap-16 stack">
          <FormError message={failure} />
          <div className="row wrap gap-12 rows-8">
            <Button type="submit" change="save changes" isBusy={isSubmitting}>
              Save rules
            </Button>
            {typed !== JSON.stringify(advised) && (
              <Button variant="quiet" onClick={advise}>
                Reset to recommended
              </Button>
            )}
            <SavingNote connectionId={connection.id} isDirty={isDirty} />
          </div>
        </div>
      )}
    </form>
  )
}

type SavingNoteProps = { connectionId: string; isDirty: boolean }

/** What saving does to clients who are already scheduled: the server decides again for each of them. */
function SavingNote({ connectionId, isDirty }: SavingNoteProps) {
  const query = { show: 'planned', page: 1, pageSize: 1, connectionId } as const
  const planned = useEndpoint(listPayments, isDirty ? { query } : null).data?.counts.planned ?? 0
  return (
    <p className="text-13 muted" role="status">
      {savingMessage(planned)}
    </p>
  )
}

/** What happens to the scheduled requests when the rules are saved. */
export const savingMessage = (planned: number): string =>
  planned === 0
    ? 'Applies to clients not asked yet.'
    : `${planned === 1 ? '1 scheduled request follows' : `${planned.toLocaleString('en')} scheduled requests follow`} the new rules as soon as you save: dates move, requests that are due are sent next, and any that no longer fit aren’t sent.`

const PAID_AT = '15:00'
const DAY_MS = 24 * 60 * 60_000

/** What the rules do with an invoice that is paid today at 15:00 by the owner's clock: "asked Wed 25 Nov, 15:00". */
export function exampleMessage(
  { delays, keepsWorkingHours, asksOwnerFirst }: Pick<RequestRules, 'delays' | 'keepsWorkingHours' | 'asksOwnerFirst'>,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  if (asksOwnerFirst) return 'on hold until you decide'
  const today = wallClock(now, timeZone).toISOString().slice(0, 10)
  const due = new Date(instantAt({ day: today, time: PAID_AT }, timeZone).getTime() + delays.invoiceDays * DAY_MS)
  const at = keepsWorkingHours ? nextWorkingMoment(due, timeZone) : due
  return `asked ${formatMoment(at, { now, timeZone })}`
}
