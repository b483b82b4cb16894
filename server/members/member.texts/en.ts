import type { MemberTexts } from './member-texts.type.ts'

export const en: MemberTexts = {
  locale: 'en-GB',
  greeting: 'Hello,',
  linkHint: 'If the button doesn’t work, open this link:',
  unnamed: 'a workspace',
  someone: 'Somebody',
  invitation: {
    subject: ({ actor, workspace, product }) => `${actor} invites you to ${workspace} on ${product}`,
    invites: ({ actor, workspace, product }) =>
      `${actor} invites you to work on ${workspace} on ${product}, where it collects testimonials from its clients.`,
    lifetime: (day) => `The link works once, until ${day}.`,
    otherwise: 'If you don’t expect this, ignore this email. On the page of the link you can also decline.',
    button: 'View invitation',
  },
  roles: {
    viewer: 'You’d join as a viewer: you can see everything, but can’t change anything.',
    editor: 'You’d join as an editor: you can ask clients for testimonials, approve and reject them, and edit widgets.',
    admin: 'You’d join as an admin: you can do all the work, and change Stripe, emails, the form and the team.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `You’re no longer a member of ${workspace}`,
      happened: ({ actor, workspace, product }) => `${actor} removed you from ${workspace} on ${product}.`,
      advice: () => 'What you did there stays. Your account and your other workspaces don’t change.',
      button: 'Open your account',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} was deleted`,
      happened: ({ actor, workspace, product }) =>
        `${actor} deleted ${workspace} on ${product}, with everything in it.`,
      advice: () => 'It can’t be opened any more. Your account and your other workspaces don’t change.',
      button: 'Open your account',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} wants to transfer ${workspace} to you`,
      happened: ({ actor, workspace, product }) =>
        `${actor} asks you to become the owner of ${workspace} on ${product}.`,
      advice: ({ actor }) =>
        `If you accept, your plan pays for it from then on, and ${actor} becomes an admin. You have 7 days to decide.`,
      button: 'Accept or decline',
    },
    transferred: {
      subject: ({ actor, workspace }) => `${actor} now owns ${workspace}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} accepted and is now the owner of ${workspace} on ${product}.`,
      advice: () => 'You are an admin there now. Your own plan no longer pays for it, and is not cancelled.',
      button: 'Open the team',
    },
  },
  entered: (url) => `You get this email because someone entered this address at ${url}.`,
  aboutMembership: (url) => `You get this email because it is about a workspace that you worked on at ${url}.`,
}
