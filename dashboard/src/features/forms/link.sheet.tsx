import { ArrowUpRight, Copy, Download } from 'lucide-react'
import { useId } from 'react'
import type { Form } from '#shared/forms.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { Button, ButtonAnchor } from '../../components/button.tsx'
import { useCopyText } from '../../components/copy-text.ts'
import { useModal } from '../../components/modal.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { useToast } from '../../components/toast.tsx'
import { copyFormatted } from '../../lib/clipboard.ts'
import { saveFile } from '../../lib/save-file.ts'
import { AddressDialog } from './address.dialog.tsx'
import { addressParts } from './address.ts'
import styles from './forms.module.css'
import { qrPng, qrSvg } from './qr-files.ts'
import { LINK_TEXT, signatureOf } from './signature.ts'

type LinkSheetProps = { user: CurrentUser; form: Form }

/** The collection link, the same for an email signature, and as a QR code. */
export function LinkSheet({ user, form }: LinkSheetProps) {
  const link = location.origin + form.path
  return (
    <div className={`above-24 card ${styles.sheet}`}>
      <LinkColumn form={form} link={link} />
      <SignatureColumn user={user} link={link} />
      <CodeColumn form={form} link={link} />
    </div>
  )
}

function LinkColumn({ form, link }: { form: Form; link: string }) {
  const copy = useCopyText()
  const modal = useModal()
  const [before, slug] = addressParts(link)
  const changeAddress = () => modal.open(<AddressDialog form={form} onClose={modal.close} />)
  return (
    <section className={`stack gap-16 pad-24 ${styles.column}`} aria-labelledby="collection-link">
      <h2 id="collection-link" className={styles.title}>
        Your collection link
      </h2>
      <p className={`anywhere ${styles.address}`}>
        <span className="serif-18 muted">{before}</span>
        <wbr />
        <b className={styles.slug}>{slug}</b>
      </p>
      <p className={`text-13 muted ${styles.hint}`}>
        Answers don’t use your monthly requests. If you change the address, old links and printed codes keep working.
      </p>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button
          onClick={() =>
            void copy(link, { done: 'Collection link copied.', instead: 'Select the address and copy it.' })
          }
        >
          <Copy />
          Copy link
        </Button>
        <ButtonAnchor variant="line" href={form.path} target="_blank" rel="noreferrer">
          Open form
          <ArrowUpRight />
        </ButtonAnchor>
        <Button variant="quiet" change="change the address" onClick={changeAddress}>
          Change address
        </Button>
      </div>
    </section>
  )
}

export function SignatureColumn({ user, link }: { user: CurrentUser; link: string }) {
  const titleId = useId()
  const copy = useCopyText()
  const toast = useToast()
  const signature = signatureOf({ name: fullName(user), organisation: user.organisationName, link })
  const copyPlain = () =>
    copy(signature.text, { done: 'Signature copied as plain text.', instead: 'Copy the link and paste that.' })
  const copySignature = async () => {
    try {
      await copyFormatted(signature)
      toast.success('Signature copied. Paste it into your email program.')
    } catch {
      await copyPlain()
    }
  }
  return (
    <section className={`stack gap-16 pad-24 ${styles.column}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        In your email signature
      </h2>
      <div className={`pad-16 border round-card sunken text-13 ${styles.signature}`}>
        <p>
          <b className="medium">{fullName(user)}</b>
        </p>
        {user.organisationName !== null && <p className="muted anywhere">{user.organisationName}</p>}
        <p className="above-8 accent underline">{LINK_TEXT}</p>
      </div>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button variant="line" size="small" onClick={() => void copySignature()}>
          <Copy />
          Copy signature
        </Button>
        <Button variant="quiet" size="small" onClick={() => void copyPlain()}>
          Plain text
        </Button>
      </div>
    </section>
  )
}

const SAVING_PNG = 'saving the QR code as PNG'

export function CodeColumn({ form, link }: { form: Form; link: string }) {
  const titleId = useId()
  const toast = useToast()
  const name = `testimonial-${form.slug}`
  const savePng = async () => {
    try {
      saveFile({ name: `${name}.png`, content: await qrPng(link), type: 'image/png' })
      toast.succeeded(SAVING_PNG)
    } catch {
      toast.danger('Your browser couldn’t make the PNG. Download the SVG instead.', { of: SAVING_PNG })
    }
  }
  return (
    <section className={`stack gap-16 pad-24 ${styles.column}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        On paper
      </h2>
      <div className={styles.code}>
        <QrCode text={link} label={`QR code of ${link}`} />
      </div>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button variant="line" size="small" aria-label="Download QR code as PNG" onClick={() => void savePng()}>
          <Download />
          PNG
        </Button>
        <Button
          variant="line"
          size="small"
          aria-label="Download QR code as SVG"
          onClick={() => saveFile({ name: `${name}.svg`, content: qrSvg(link), type: 'image/svg+xml' })}
        >
          <Download />
          SVG
        </Button>
      </div>
    </section>
  )
}
