import { emailLayout } from '#server/emails/templates/layout.email.ts'
import type { SecurityEventRow } from './security-events.repository.ts'

type Content = {
  productName: string
  kind: SecurityEventRow['kind']
  deviceName: string
  network: string
  /** Whether the operator of the installation did it, and no browser. */
  isByOperator: boolean
  /** The name of a passkey. */
  detail: string | null
  at: Date
  /** The address that the email is sent to. */
  email: string
  /** The address that the account changed to. */
  newEmail: string | null
  productUrl: string
  /** Brings the old address back. */
  recoveryLink: string | null
}

type Notice = { subject: string; happened: string; advice: string; button: { label: string; link: string } }

const formatter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function noticeOf(content: Content): Notice | undefined {
  const { productName, kind, deviceName, network, detail, email, newEmail, productUrl, recoveryLink } = content
  const place = `${deviceName} (network ${network}) on ${formatter.format(content.at)} UTC`
  const security = { label: 'Check your account', link: `${productUrl}/settings/security` }
  const reset = { label: 'Reset password', link: `${productUrl}/forgot-password` }
  switch (kind) {
    case 'new_device':
      return {
        subject: `New sign-in to your ${productName} account`,
        happened: `Somebody signed in to the ${productName} account ${email} with ${place}.`,
        advice: 'If this was you, there is nothing to do. If not, change your password and end all other sessions.',
        button: security,
      }
    case 'password_changed':
    case 'password_reset':
      return {
        subject: `Your ${productName} password was changed`,
        happened: `The password of the ${productName} account ${email} was changed with ${place}. All other sessions have ended.`,
        advice: 'If this was you, there is nothing to do. If not, reset your password now.',
        button: reset,
      }
    case 'email_changed':
      return recoveryLink === null || newEmail === null
        ? undefined
        : {
            subject: `Your ${productName} email address was changed`,
            happened: `Your ${productName} account now uses ${newEmail} instead of ${email}. This was confirmed with ${place}.`,
            advice:
              'If this was you, there is nothing to do. If not, use the link below within 7 days. It brings this address back and ends all sessions.',
            button: { label: 'Bring this address back', link: recoveryLink },
          }
    case 'stolen_session_ended':
      return {
        subject: `We ended a session of your ${productName} account`,
        happened: `An old sign-in of the ${productName} account ${email} was used again with ${place}. That can mean that it was stolen, so we ended that session.`,
        advice: 'Sign in again. If you don’t know that device, change your password too.',
        button: security,
      }
    case 'two_factor_on':
      return {
        subject: `Two-factor is on for your ${productName} account`,
        happened: `Signing in to the ${productName} account ${email} now needs a code from an app too. This was set up with ${place}.`,
        advice: 'If this was you, there is nothing to do. If not, reset your password now and write to us.',
        button: security,
      }
    case 'two_factor_off':
      return {
        subject: `Two-factor is off for your ${productName} account`,
        happened: `Signing in to the ${productName} account ${email} no longer needs a code from an app. This was changed with ${place}.`,
        advice:
          'If this was you, there is nothing to do. If not, reset your password now and turn two-factor on again.',
        button: reset,
      }
    case 'recovery_codes_created':
      return {
        subject: `New recovery codes for your ${productName} account`,
        happened: `New recovery codes were created for the ${productName} account ${email} with ${place}. The old ones no longer work.`,
        advice: 'If this was you, there is nothing to do. If not, change your password and create new codes.',
        button: security,
      }
    case 'recovery_code_used':
      return {
        subject: `A recovery code of your ${productName} account was used`,
        happened: `Somebody signed in to the ${productName} account ${email} with a recovery code and ${place}.`,
        advice: 'If this was you, there is nothing to do. If not, reset your password now and create new codes.',
        button: reset,
      }
    case 'wrong_second_factor':
      return {
        subject: `Wrong code for your ${productName} account`,
        happened: `Somebody entered the right password of the ${productName} account ${email}, but a wrong code, with ${place}.`,
        advice: 'If this was you, there is nothing to do. If not, somebody knows your password. Reset it now.',
        button: reset,
      }
    case 'passkey_added':
      return {
        subject: `A passkey was added to your ${productName} account`,
        happened: `The passkey “${detail}” was added to the ${productName} account ${email} with ${place}. It signs in without a password.`,
        advice: 'If this was you, there is nothing to do. If not, remove it and change your password.',
        button: security,
      }
    case 'passkey_removed':
      return {
        subject: `A passkey was removed from your ${productName} account`,
        happened: `The passkey “${detail}” was removed from the ${productName} account ${email} with ${place}.`,
        advice: 'If this was you, there is nothing to do. If not, change your password and end all other sessions.',
        button: security,
      }
    case 'wrong_password':
    case 'session_ended':
    case 'other_sessions_ended':
    case 'email_change_reversed':
      return undefined
  }
}

/** What the operator did with a command (`npm run account`). */
function operatorNoticeOf({ productName, kind, email, at, productUrl }: Content): Notice | undefined {
  const time = `on ${formatter.format(at)} UTC`
  const security = { label: 'Check your account', link: `${productUrl}/settings/security` }
  if (kind === 'session_ended')
    return {
      subject: `All sessions of your ${productName} account have ended`,
      happened: `The operator of this installation ended all sessions of the account ${email} ${time}.`,
      advice: 'Sign in again to continue. If you don’t know why this happened, write to us.',
      button: security,
    }
  if (kind === 'two_factor_off')
    return {
      subject: `Two-factor is off for your ${productName} account`,
      happened: `The operator of this installation turned off two-factor of the account ${email} ${time}.`,
      advice:
        'If you asked for this, sign in and turn two-factor on again. If not, reset your password now and write to us.',
      button: { label: 'Reset password', link: `${productUrl}/forgot-password` },
    }
  return undefined
}

/** The email about an event of an account; undefined for an event that is not emailed. */
export function securityNotice(content: Content) {
  const notice = content.isByOperator ? operatorNoticeOf(content) : noticeOf(content)
  if (!notice) return undefined
  const { subject, happened, advice, button } = notice
  const paragraphs = ['Hello,', happened, advice]
  const closing = [content.productName]
  const reason = `You get this email because it is about the safety of your account at ${content.productUrl}.`
  return {
    subject,
    text: `${[...paragraphs, `${button.label}: ${button.link}`, ...closing, `--\n${reason}`].join('\n\n')}\n`,
    html: emailLayout({
      title: subject,
      preheader: advice,
      sender: { name: content.productName, person: null },
      paragraphs,
      button,
      closing,
      footer: [reason],
    }),
  }
}
