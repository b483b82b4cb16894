import { useParams } from 'react-router-dom'
import { getFormSettings } from '#shared/form-settings.ts'
import { listForms } from '#shared/forms.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { ButtonLink } from '../../components/button.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useEndpoint, useRefresh } from '../../lib/use-endpoint.ts'
import { CodesNote } from './codes/codes.note.tsx'
import { ClientForm } from './client-form/client-form.tsx'
import { FormHead } from './form.head.tsx'
import { findForm } from './forms.paths.ts'

const { title } = pageHeads['/forms/:id']

/** Where one form is edited. */
export function FormPage() {
  const { id = '' } = useParams()
  useTrack('Settings form viewed')
  const refresh = useRefresh()
  const { data: user } = useCurrentUser()
  const forms = useEndpoint(listForms, {})
  const settings = useEndpoint(getFormSettings, { params: { id } })
  const form = forms.data && findForm(forms.data.items, id)
  usePageTitle(form ? `${form.name} · ${title}` : title)

  if (forms.data && !form) return <UnknownForm />
  if (user && form && settings.data)
    return (
      <>
        <CodesNote formId={form.id} />
        <ClientForm
          key={form.id}
          user={user}
          form={form}
          settings={settings.data}
          onSaved={(saved) => {
            void settings.mutate(saved, { revalidate: false })
            // Other forms have the same colour.
            void refresh(getFormSettings)
          }}
        />
      </>
    )
  const failed = forms.error ? forms : settings.error ? settings : undefined
  return (
    <>
      <FormHead name={form?.name ?? 'Form'} />
      <div className="above-24">
        {failed ? (
          <LoadFailure what="This form" {...failed} />
        ) : (
          <div className="gap-16 stack" role="status" aria-label="Loading" aria-busy="true">
            <Skeleton length="long" />
            <Skeleton length="full" />
            <Skeleton length="medium" />
          </div>
        )}
      </div>
    </>
  )
}

const UnknownForm = () => (
  <div className="justify-start gap-16 stack pad-block-24">
    <h1>This form does not exist.</h1>
    <p>It was deleted, or its address is incomplete.</p>
    <ButtonLink to="/forms">All forms</ButtonLink>
  </div>
)
