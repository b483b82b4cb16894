import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `Si c’est bien vous, il n’y a rien à faire. Sinon, ${advice}`

export const fr: AccountTexts = {
  locale: 'fr',
  greeting: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u202f:',
  unknownDevice: 'un appareil inconnu',
  device: (browser, system) => `${browser} sur ${system}`,
  place: ({ device, network, time }) => `${device} (réseau ${network}) ${time}`,
  time: (time) => `le ${time} UTC`,
  hours: (count) => (count === 1 ? 'une heure' : `${count} heures`),
  lifetime: (hours) => `Le lien fonctionne une seule fois, pendant ${hours}.`,
  reset: {
    subject: (product) => `Réinitialisez votre mot de passe ${product}`,
    asked: ({ product, email }) =>
      `Nous avons reçu une demande de réinitialisation du mot de passe du compte ${product} ${email}.`,
    how: 'Le lien ci-dessous permet d’en choisir un nouveau.',
    otherwise:
      'Si ce n’était pas vous, ignorez cet e-mail\u202f: votre mot de passe reste le même, et personne d’autre n’a reçu ce lien.',
  },
  confirmation: {
    subject: (product) => `Confirmez votre adresse e-mail ${product}`,
    asked: ({ product, email }) =>
      `Un compte ${product} a été créé avec ${email}. Merci de confirmer que cette adresse est la vôtre.`,
    otherwise: 'Si ce n’était pas vous, ignorez cet e-mail\u202f: l’adresse ne sera pas confirmée.',
  },
  change: {
    subject: (product) => `Confirmez votre nouvelle adresse e-mail ${product}`,
    asked: ({ product, email }) =>
      `Vous souhaitez désormais vous connecter à ${product} avec ${email}. Merci de confirmer que cette adresse est la vôtre.`,
    otherwise: 'Si ce n’était pas vous, ignorez cet e-mail\u202f: l’adresse ne sera pas utilisée.',
  },
  entered: (url) => `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur ${url}.`,
  aboutSafety: (url) => `Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte sur ${url}.`,
  buttons: {
    reset: 'Réinitialiser le mot de passe',
    confirm: 'Confirmer l’adresse',
    security: 'Vérifier mon compte',
    recover: 'Rétablir cette adresse',
  },
  notices: {
    new_device: {
      subject: (product) => `Nouvelle connexion à votre compte ${product}`,
      happened: ({ product, email, place }) => `Quelqu’un s’est connecté au compte ${product} ${email} avec ${place}.`,
      advice: ifNot('changez votre mot de passe et fermez toutes les autres sessions.'),
    },
    password_changed: {
      subject: (product) => `Votre mot de passe ${product} a été modifié`,
      happened: ({ product, email, place }) =>
        `Le mot de passe du compte ${product} ${email} a été modifié avec ${place}. Toutes les autres sessions sont fermées.`,
      advice: ifNot('réinitialisez votre mot de passe maintenant.'),
    },
    email_changed: {
      subject: (product) => `Votre adresse e-mail ${product} a été modifiée`,
      happened: ({ product, email, newEmail, place }) =>
        `Votre compte ${product} utilise maintenant ${newEmail} au lieu de ${email}. Cela a été confirmé avec ${place}.`,
      advice: ifNot(
        'utilisez le lien ci-dessous dans les 7 jours. Il rétablit cette adresse et ferme toutes les sessions.',
      ),
    },
    stolen_session_ended: {
      subject: (product) => `Nous avons fermé une session de votre compte ${product}`,
      happened: ({ product, email, place }) =>
        `Une ancienne connexion du compte ${product} ${email} a de nouveau servi avec ${place}. Elle a peut-être été volée, nous avons donc fermé cette session.`,
      advice: 'Connectez-vous à nouveau. Si vous ne connaissez pas cet appareil, changez aussi votre mot de passe.',
    },
    two_factor_on: {
      subject: (product) => `La double authentification est activée pour votre compte ${product}`,
      happened: ({ product, email, place }) =>
        `La connexion au compte ${product} ${email} demande désormais aussi un code d’une application. Cela a été configuré avec ${place}.`,
      advice: ifNot('réinitialisez votre mot de passe maintenant et écrivez-nous.'),
    },
    two_factor_off: {
      subject: (product) => `La double authentification est désactivée pour votre compte ${product}`,
      happened: ({ product, email, place }) =>
        `La connexion au compte ${product} ${email} ne demande plus de code d’une application. Cela a été modifié avec ${place}.`,
      advice: ifNot('réinitialisez votre mot de passe maintenant et réactivez la double authentification.'),
    },
    recovery_codes_created: {
      subject: (product) => `Nouveaux codes de récupération pour votre compte ${product}`,
      happened: ({ product, email, place }) =>
        `De nouveaux codes ont été créés pour le compte ${product} ${email} avec ${place}. Les anciens ne fonctionnent plus.`,
      advice: ifNot('changez votre mot de passe et créez de nouveaux codes.'),
    },
    recovery_code_used: {
      subject: (product) => `Un code de récupération de votre compte ${product} a été utilisé`,
      happened: ({ product, email, place }) =>
        `Quelqu’un s’est connecté au compte ${product} ${email} avec un code de récupération et ${place}.`,
      advice: ifNot('réinitialisez votre mot de passe maintenant et créez de nouveaux codes.'),
    },
    wrong_second_factor: {
      subject: (product) => `Code erroné pour votre compte ${product}`,
      happened: ({ product, email, place }) =>
        `Quelqu’un a saisi le bon mot de passe du compte ${product} ${email}, mais un code erroné, avec ${place}.`,
      advice: ifNot('quelqu’un connaît votre mot de passe. Réinitialisez-le maintenant.'),
    },
    passkey_added: {
      subject: (product) => `Une clé d’accès a été ajoutée à votre compte ${product}`,
      happened: ({ product, email, place, detail }) =>
        `La clé d’accès «\u202f${detail}\u202f» a été ajoutée au compte ${product} ${email} avec ${place}. Elle connecte sans mot de passe.`,
      advice: ifNot('supprimez-la et changez votre mot de passe.'),
    },
    passkey_removed: {
      subject: (product) => `Une clé d’accès a été supprimée de votre compte ${product}`,
      happened: ({ product, email, place, detail }) =>
        `La clé d’accès «\u202f${detail}\u202f» a été supprimée du compte ${product} ${email} avec ${place}.`,
      advice: ifNot('changez votre mot de passe et fermez toutes les autres sessions.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `Toutes les sessions de votre compte ${product} sont fermées`,
      happened: ({ email, time }) =>
        `L’exploitant de cette installation a fermé toutes les sessions du compte ${email} ${time}.`,
      advice: 'Connectez-vous à nouveau pour continuer. Si vous n’en connaissez pas la raison, écrivez-nous.',
    },
    two_factor_off: {
      subject: (product) => `La double authentification est désactivée pour votre compte ${product}`,
      happened: ({ email, time }) =>
        `L’exploitant de cette installation a désactivé la double authentification du compte ${email} ${time}.`,
      advice:
        'Si vous l’avez demandé, connectez-vous et réactivez-la. Sinon, réinitialisez votre mot de passe maintenant et écrivez-nous.',
    },
  },
}
