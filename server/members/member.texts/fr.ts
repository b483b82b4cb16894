import type { MemberTexts } from './member-texts.type.ts'

export const fr: MemberTexts = {
  locale: 'fr',
  greeting: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u202f:',
  unnamed: 'un espace de travail',
  someone: 'Quelqu’un',
  invitation: {
    subject: ({ actor, workspace, product }) => `${actor} vous invite à rejoindre ${workspace} sur ${product}`,
    invites: ({ actor, workspace, product }) =>
      `${actor} vous invite à travailler sur ${workspace} dans ${product}, qui y recueille les avis de clients.`,
    lifetime: (day) => `Le lien fonctionne une seule fois, jusqu’au ${day}.`,
    otherwise:
      'Si vous n’attendiez pas cette invitation, ignorez cet e-mail. La page du lien permet aussi de la refuser.',
    button: 'Voir l’invitation',
  },
  roles: {
    viewer: 'Votre rôle serait Viewer\u202f: vous pouvez tout voir, sans rien modifier.',
    editor:
      'Votre rôle serait Editor\u202f: vous pouvez demander des avis, les accepter ou les refuser, et modifier les widgets.',
    admin:
      'Votre rôle serait Admin\u202f: vous pouvez tout faire, et modifier Stripe, les e-mails, le formulaire et l’équipe.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `Vous n’êtes plus membre de ${workspace}`,
      happened: ({ actor, workspace, product }) => `${actor} vous a retiré de ${workspace} sur ${product}.`,
      advice: () =>
        'Ce que vous y avez fait est conservé. Votre compte et vos autres espaces de travail ne changent pas.',
      button: 'Ouvrir mon compte',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} a été supprimé`,
      happened: ({ actor, workspace, product }) =>
        `${actor} a supprimé ${workspace} sur ${product}, avec tout son contenu.`,
      advice: () => 'Il n’est plus accessible. Votre compte et vos autres espaces de travail ne changent pas.',
      button: 'Ouvrir mon compte',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} souhaite vous transférer ${workspace}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} vous propose de devenir propriétaire de ${workspace} sur ${product}.`,
      advice: ({ actor }) =>
        `Si vous acceptez, votre formule le paiera à partir de ce moment, et ${actor} aura le rôle Admin. Vous avez 7 jours pour décider.`,
      button: 'Accepter ou refuser',
    },
    transferred: {
      subject: ({ actor, workspace }) => `${workspace} appartient désormais à ${actor}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} a accepté et est désormais propriétaire de ${workspace} sur ${product}.`,
      advice: () => 'Vous y avez maintenant le rôle Admin. Votre formule ne le paie plus et n’est pas résiliée.',
      button: 'Ouvrir l’équipe',
    },
  },
  entered: (url) => `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${url}.`,
  aboutMembership: (url) =>
    `Vous recevez cet e-mail parce qu’il concerne un espace de travail auquel vous avez participé sur ${url}.`,
}
