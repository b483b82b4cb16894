import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `If this was you, there is nothing to do. If not, ${advice}`

export const en: AccountTexts = {
  locale: 'en-GB',
  greeting: 'Hello,',
  linkHint: 'If the button doesn’t work, open this link:',
  unknownDevice: 'Unknown device',
  device: (browser, system) => `${browser} on ${system}`,
  place: ({ device, network, time }) => `${device} (network ${network}) ${time}`,
  time: (time) => `on ${time} UTC`,
  hours: (count) => (count === 1 ? 'one hour' : `${count} hours`),
  lifetime: (hours) => `The link works once, within ${hours}.`,
  reset: {
    subject: (product) => `Reset your ${product} password`,
    asked: ({ product, email }) => `We received a request to reset the password of the ${product} account ${email}.`,
    how: 'Set a new password with the link below.',
    otherwise: 'If this wasn’t you, ignore this email: your password stays the same, and only you received this link.',
  },
  confirmation: {
    subject: (product) => `Confirm your ${product} email address`,
    asked: ({ product, email }) =>
      `A ${product} account was created with ${email}. Please confirm that this is your address.`,
    otherwise: 'If this wasn’t you, ignore this email: the address stays unconfirmed.',
  },
  change: {
    subject: (product) => `Confirm your new ${product} email address`,
    asked: ({ product, email }) =>
      `You asked to sign in to ${product} with ${email} from now on. Please confirm that this is your address.`,
    otherwise: 'If this wasn’t you, ignore this email: the address won’t be used.',
  },
  entered: (url) => `You get this email because someone entered this address at ${url}.`,
  aboutSafety: (url) => `You get this email because it is about the safety of your account at ${url}.`,
  buttons: {
    reset: 'Reset password',
    confirm: 'Confirm address',
    security: 'Check your account',
    recover: 'Bring this address back',
  },
  notices: {
    new_device: {
      subject: (product) => `New sign-in to your ${product} account`,
      happened: ({ product, email, place }) => `Somebody signed in to the ${product} account ${email} with ${place}.`,
      advice: ifNot('change your password and end all other sessions.'),
    },
    password_changed: {
      subject: (product) => `Your ${product} password was changed`,
      happened: ({ product, email, place }) =>
        `The password of the ${product} account ${email} was changed with ${place}. All other sessions have ended.`,
      advice: ifNot('reset your password now.'),
    },
    email_changed: {
      subject: (product) => `Your ${product} email address was changed`,
      happened: ({ product, email, newEmail, place }) =>
        `Your ${product} account now uses ${newEmail} instead of ${email}. This was confirmed with ${place}.`,
      advice: ifNot('use the link below within 7 days. It brings this address back and ends all sessions.'),
    },
    stolen_session_ended: {
      subject: (product) => `We ended a session of your ${product} account`,
      happened: ({ product, email, place }) =>
        `An old sign-in of the ${product} account ${email} was used again with ${place}. That can mean that it was stolen, so we ended that session.`,
      advice: 'Sign in again. If you don’t know that device, change your password too.',
    },
    two_factor_on: {
      subject: (product) => `Two-factor is on for your ${product} account`,
      happened: ({ product, email, place }) =>
        `Signing in to the ${product} account ${email} now needs a code from an app too. This was set up with ${place}.`,
      advice: ifNot('reset your password now and write to us.'),
    },
    two_factor_off: {
      subject: (product) => `Two-factor is off for your ${product} account`,
      happened: ({ product, email, place }) =>
        `Signing in to the ${product} account ${email} no longer needs a code from an app. This was changed with ${place}.`,
      advice: ifNot('reset your password now and turn two-factor on again.'),
    },
    recovery_codes_created: {
      subject: (product) => `New recovery codes for your ${product} account`,
      happened: ({ product, email, place }) =>
        `New recovery codes were created for the ${product} account ${email} with ${place}. The old ones no longer work.`,
      advice: ifNot('change your password and create new codes.'),
    },
    recovery_code_used: {
      subject: (product) => `A recovery code of your ${product} account was used`,
      happened: ({ product, email, place }) =>
        `Somebody signed in to the ${product} account ${email} with a recovery code and ${place}.`,
      advice: ifNot('reset your password now and create new codes.'),
    },
    wrong_second_factor: {
      subject: (product) => `Wrong code for your ${product} account`,
      happened: ({ product, email, place }) =>
        `Somebody entered the right password of the ${product} account ${email}, but a wrong code, with ${place}.`,
      advice: ifNot('somebody knows your password. Reset it now.'),
    },
    passkey_added: {
      subject: (product) => `A passkey was added to your ${product} account`,
      happened: ({ product, email, place, detail }) =>
        `The passkey “${detail}” was added to the ${product} account ${email} with ${place}. It signs in without a password.`,
      advice: ifNot('remove it and change your password.'),
    },
    passkey_removed: {
      subject: (product) => `A passkey was removed from your ${product} account`,
      happened: ({ product, email, place, detail }) =>
        `The passkey “${detail}” was removed from the ${product} account ${email} with ${place}.`,
      advice: ifNot('change your password and end all other sessions.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `All sessions of your ${product} account have ended`,
      happened: ({ email, time }) =>
        `The operator of this installation ended all sessions of the account ${email} ${time}.`,
      advice: 'Sign in again to continue. If you don’t know why this happened, write to us.',
    },
    two_factor_off: {
      subject: (product) => `Two-factor is off for your ${product} account`,
      happened: ({ email, time }) =>
        `The operator of this installation turned off two-factor of the account ${email} ${time}.`,
      advice:
        'If you asked for this, sign in and turn two-factor on again. If not, reset your password now and write to us.',
    },
  },
}
