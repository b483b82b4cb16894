import { Copy } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { createSignOffLink, NewSignOffLink } from '#shared/sign-off.ts'
import { Button } from '../../../../components/button.tsx'
import { useCopyText } from '../../../../components/copy-text.ts'
import { Dialog, DialogActions, DialogBody, DialogForm } from '../../../../components/dialog.tsx'
import { Field } from '../../../../components/field.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'

type NewLinkDialogProps = { onCreated: () => void; onClose: () => void }

/** Asks for whom the link is, sends it, and shows it once. */
export function NewLinkDialog({ onCreated, onClose }: NewLinkDialogProps) {
  const [created, setCreated] = useState<{ url: string; name: string; email: string }>()
  if (created) return <CreatedLink {...created} onClose={onClose} />
  return (
    <LinkForm
      onCreated={(link) => {
        setCreated(link)
        onCreated()
      }}
      onClose={onClose}
    />
  )
}

type Values = { name: string; email: string; language: string }
type LinkFormProps = { onCreated: (link: { url: string; name: string; email: string }) => void; onClose: () => void }

function LinkForm({ onCreated, onClose }: LinkFormProps) {
  const call = useApi()
  const [values, setValues] = useState<Values>({ name: '', email: '', language: DEFAULT_LANGUAGE })
  const [faults, setFaults] = useState<Partial<Record<keyof Values, string[]>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const change = (name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setFaults((before) => ({ ...before, [name]: undefined }))
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = NewSignOffLink.safeParse(values)
    setFailure(undefined)
    if (!checked.success) return setFaults(faultsIn(checked.error.issues))
    setIsBusy(true)
    try {
      const { url } = await call(createSignOffLink, { body: checked.data })
      onCreated({ ...checked.data, url })
    } catch (error) {
      setFailure(messageOf(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog title="Create sign-off link" width={450} onClose={onClose} canClose={!isBusy}>
      <DialogForm
        failure={failure}
        isBusy={isBusy}
        submitLabel="Create and send"
        onBack={onClose}
        onSubmit={(event) => void submit(event)}
      >
        <p>We email the link to one person. It works for 30 days, and you can revoke it at any time.</p>
        <Field
          label="Name"
          placeholder="Jo Almqvist"
          hint="Decisions are recorded under this name."
          autoComplete="off"
          value={values.name}
          error={faults.name?.[0]}
          onChange={({ currentTarget }) => change('name', currentTarget.value)}
        />
        <Field
          label="Email"
          type="email"
          placeholder="jo@example.com"
          autoComplete="off"
          value={values.email}
          error={faults.email?.[0]}
          onChange={({ currentTarget }) => change('email', currentTarget.value)}
        />
        <SelectField
          label="Language of the emails"
          value={values.language}
          onChange={({ currentTarget }) => isLanguage(currentTarget.value) && change('language', currentTarget.value)}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </SelectField>
      </DialogForm>
    </Dialog>
  )
}

function faultsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const of = (name: keyof Values) => issues.filter(({ path }) => path[0] === name).map(({ message }) => message)
  return { name: of('name'), email: of('email') }
}

function CreatedLink({ url, name, email, onClose }: { url: string; name: string; email: string; onClose: () => void }) {
  const copy = useCopyText()
  return (
    <Dialog title={`The link for ${name} is on its way`} width={450} onClose={onClose}>
      <DialogBody>
        <p className="anywhere">
          We’re emailing it to <b>{email}</b>. You can also copy it now. We don’t show it again.
        </p>
        <Field label="Link" readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      </DialogBody>
      <DialogActions>
        <Button
          variant="line"
          onClick={() => void copy(url, { done: 'Link copied.', instead: 'Select the link and copy it.' })}
        >
          <Copy />
          Copy link
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
