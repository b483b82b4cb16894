import { useState } from 'react'
import { changeSignOffSettings, listSignOffLinks, type SignOffSettings } from '#shared/sign-off.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { Button } from '../../../../components/button.tsx'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { LoadFailure } from '../../../../components/load-failure.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useEndpoint, useRefresh } from '../../../../lib/use-endpoint.ts'
import { SettingsSection } from '../../settings.layout.tsx'
import { NewLinkDialog } from './new-link.dialog.tsx'
import { SignOffLinkRow } from './sign-off.link-row.tsx'

/** Who may approve and reject without an account, and whether they have to. For admins and the owner. */
export function SignOffSection() {
  const { data, error, isValidating, mutate } = useEndpoint(listSignOffLinks, {})
  return (
    <SettingsSection
      id="sign-off"
      title="Sign-off"
      hint="Let somebody outside your team approve or reject testimonials. They need no account, and see only what you want to publish."
    >
      {data ? (
        <>
          <Links links={data.links} onChanged={mutate} />
          <Required settings={data} onChanged={(changed) => mutate(changed, { revalidate: false })} />
        </>
      ) : error ? (
        <LoadFailure what="The sign-off links" {...{ error, isValidating, mutate }} />
      ) : (
        <Skeleton length="long" />
      )}
    </SettingsSection>
  )
}

type LinksProps = Pick<SignOffSettings, 'links'> & { onChanged: () => Promise<unknown> }

function Links({ links, onChanged }: LinksProps) {
  const modal = useModal()
  const refresh = useRefresh()
  const reload = async () => {
    await Promise.all([onChanged(), refresh(listTestimonials)])
  }
  const create = () => modal.open(<NewLinkDialog onCreated={() => void reload()} onClose={modal.close} />)
  return (
    <>
      {links.length > 0 ? (
        <ul role="list" aria-label="Sign-off links">
          {links.map((link) => (
            <SignOffLinkRow key={link.id} link={link} onChanged={reload} />
          ))}
        </ul>
      ) : (
        <p className="muted">There are no links yet. Create one for the person who decides.</p>
      )}
      <div>
        <Button variant="line" onClick={create}>
          Create sign-off link
        </Button>
      </div>
    </>
  )
}

type RequiredProps = { settings: SignOffSettings; onChanged: (changed: SignOffSettings) => Promise<unknown> }

function Required({ settings: { isRequired, links }, onChanged }: RequiredProps) {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const hasActive = links.some(({ status }) => status === 'active')

  async function change(isOn: boolean) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onChanged(await call(changeSignOffSettings, { body: { isRequired: isOn } }))
      void refresh(listTestimonials)
      toast.success(isOn ? 'Testimonials need a sign-off now.' : 'Testimonials need no sign-off any more.')
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="stack gap-8">
      <Checkbox
        label="Testimonials need a sign-off"
        hint="When an editor or admin approves a testimonial, it goes to sign-off first. The owner can always publish."
        checked={isRequired}
        disabledReason={!hasActive && !isRequired ? 'Create a sign-off link first.' : undefined}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      {isRequired && !hasActive && (
        <p role="status">No link is active, so only the owner can publish. Create or extend a link.</p>
      )}
    </div>
  )
}
