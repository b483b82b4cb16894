import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowUpRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import {
  addWallDomain,
  checkWallDomain,
  getWallDomain,
  removeWallDomain,
  type WallDomain,
  WallDomainInput,
  type WallDomainSettings,
} from '#shared/wall-domains.ts'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { DomainCard } from '../../../components/domain-card.tsx'
import { Field } from '../../../components/field.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { PlanLine } from '../../../components/plan-line.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { Panel } from '../editor/panel.tsx'
import {
  checkedMessage,
  isWaiting,
  unusedWallDomain,
  wallDomainSentences,
  wallDomainStyles,
} from './wall-domain.messages.ts'

const POLL_MS = 15_000

/** The owner's own domain for the hosted page of this widget. */
export function WallDomainSection({ widgetId }: { widgetId: string }) {
  const { data, error, isValidating, mutate } = useEndpoint(getWallDomain, {})
  const isPolled = Boolean(data?.domain && data.isIncluded && isWaiting(data.domain))
  useEffect(() => {
    if (!isPolled) return
    // The server checks on its own schedule, so this only reads what it has found.
    const timer = setInterval(() => document.visibilityState === 'visible' && void mutate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isPolled, mutate])
  const show = (domain: WallDomain | null) =>
    void mutate((settings) => settings && { ...settings, domain }, { revalidate: false })
  return (
    <Panel title="Your own domain" beside={null}>
      {data ? (
        <Settings settings={data} widgetId={widgetId} onChanged={show} />
      ) : error ? (
        <LoadFailure what="The domain" {...{ error, isValidating, mutate }} />
      ) : (
        <div className="gap-12 stack" role="group" aria-label="Loading" aria-busy="true">
          <Skeleton length="short" />
        </div>
      )}
    </Panel>
  )
}

type SettingsProps = {
  settings: WallDomainSettings
  widgetId: string
  onChanged: (domain: WallDomain | null) => void
}

function Settings({ settings: { domain, isIncluded, isPossible }, widgetId, onChanged }: SettingsProps) {
  const mayChange = useHasRole('admin')
  if (domain && domain.widgetId !== widgetId)
    return (
      <p className="measure muted anywhere">
        {domain.name} shows the hosted page of <Link to={`/widgets/${domain.widgetId}`}>another widget</Link>. A
        workspace can have one domain.
      </p>
    )
  return (
    <div className="stack gap-16">
      {!isIncluded && <PlanLine plan="Studio" what="your hosted page at your own domain" isKept={domain !== null} />}
      {domain ? (
        <Domain domain={domain} isIncluded={isIncluded} onChanged={onChanged} />
      ) : !isIncluded ? null : !isPossible ? (
        <p className="measure muted">This installation can’t serve other domains. Ask whoever runs it.</p>
      ) : mayChange ? (
        <AddDomainForm widgetId={widgetId} onAdded={onChanged} />
      ) : (
        <p className="muted">No domain is set up.</p>
      )}
    </div>
  )
}

type DomainProps = { domain: WallDomain; isIncluded: boolean; onChanged: (domain: WallDomain | null) => void }

function Domain({ domain, isIncluded, onChanged }: DomainProps) {
  const call = useApi()
  const [result, setResult] = useState('')
  const isServed = isIncluded && (domain.status === 'confirmed' || domain.status === 'missing')
  return (
    <DomainCard
      domain={domain}
      title={
        isServed ? (
          <a className="inline-row gap-4 icons-14" href={domain.url} target="_blank" rel="noreferrer">
            {domain.name}
            <ArrowUpRight />
          </a>
        ) : (
          domain.name
        )
      }
      appearance={isIncluded ? wallDomainStyles[domain.status] : unusedWallDomain}
      sentence={isIncluded ? wallDomainSentences[domain.status] : undefined}
      note="Names are complete. If your provider adds your domain to them automatically, leave that part out. If it can proxy records, turn that off for these (“DNS only”)."
      result={result}
      onCheck={async () => {
        const checked = await call(checkWallDomain, {})
        onChanged(checked)
        setResult(checkedMessage(checked))
      }}
      onRemove={async () => {
        await call(removeWallDomain, {})
        onChanged(null)
      }}
      removal={`Links to ${domain.name} stop working at once. Your hosted page stays at its address here.`}
    />
  )
}

function AddDomainForm({ widgetId, onAdded }: { widgetId: string; onAdded: (domain: WallDomain) => void }) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(WallDomainInput),
    defaultValues: { name: '', widgetId },
  })
  const { errors, isSubmitting } = formState
  const forget = () => setFailure(undefined)
  const submit = handleSubmit(async (body) => {
    forget()
    try {
      onAdded(await call(addWallDomain, { body }))
      toast.success('Domain added.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }, forget)
  return (
    <form onSubmit={submit} noValidate className="stack justify-start gap-12" aria-label="Your own domain">
      <Field
        {...register('name')}
        label="Domain"
        placeholder="love.example.com"
        hint="A subdomain of a domain of yours. You need to be able to add DNS records to it."
        autoComplete="off"
        autoCapitalize="off"
        inputMode="url"
        spellCheck={false}
        maxLength={200}
        error={errors.name?.message}
      />
      <FormError message={failure} />
      <Button type="submit" variant="line" change="add a domain" isBusy={isSubmitting}>
        Add domain
      </Button>
    </form>
  )
}
