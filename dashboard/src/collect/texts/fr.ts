import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Votre témoignage pour ${sender}`,
    heading: (sender: string) => `Comment s’est passée votre collaboration avec ${sender}\u202f?`,
    lead: (owner: string) => `Deux ou trois phrases sincères suffisent. ${owner} les lira avant tout le monde.`,
    email: {
      title: 'Votre e-mail',
      note: 'Pour un accusé de réception. Il n’est jamais affiché.',
      refused: 'Merci de saisir une adresse comme ana@example.com, ou de laisser ce champ vide.',
    },
    send: (sender: string) => `Envoyer à ${sender}`,
    sending: 'Envoi en cours…',
    sendAgain: 'Envoyer à nouveau',
  },
  refusals: {
    'consent-changed': {
      title: 'Le texte que vous acceptez a changé.',
      advice:
        'Tout ce que vous avez écrit est toujours là. Merci de lire le nouveau texte ci-dessus et d’envoyer à nouveau.',
    },
    'questions-changed': {
      title: 'Les questions ont changé.',
      advice:
        'Le reste de ce que vous avez écrit est toujours là. Merci de vérifier les questions et d’envoyer à nouveau.',
    },
    'too-fast': {
      title: 'Nous vous avons pris pour un programme.',
      advice: 'Tout ce que vous avez écrit est toujours là. Merci de l’envoyer à nouveau.',
    },
    duplicate: {
      title: 'Ce texte est déjà arrivé.',
      advice: 'Vous n’avez pas besoin de l’envoyer à nouveau.',
    },
  },
  closed: {
    title: 'Ce formulaire est fermé',
    note: (sender: string) => `${sender} ne recueille plus de témoignages sur cette page.`,
  },
  full: {
    title: 'Merci de revenir demain',
    note: (sender: string, time: string) =>
      `${sender} ne recueille plus de témoignages aujourd’hui. Vous pourrez envoyer le vôtre à partir de\u00a0: ${time}.`,
    kept: 'Votre texte est conservé sur cet appareil.',
  },
  nowhere: {
    title: 'Ce lien ne fonctionne pas',
    note: 'Il est peut-être incomplet. Demandez-en un nouveau à la personne qui vous l’a donné.',
  },
  unsent: 'Texte non envoyé',
  thanks: {
    title: 'Merci\u202f!',
    received: (sender: string) => `${sender} a bien reçu votre témoignage.`,
    staysPrivate: 'Il reste privé, comme vous l’avez choisi.',
    mayBeShown: (sender: string) => `${sender} peut maintenant l’afficher publiquement, comme vous l’avez choisi.`,
    portal: 'Voir votre témoignage',
    portalNote:
      'Sur votre page, vous pouvez le relire, le modifier ou le retirer à tout moment. Gardez le lien\u202f: vous seul l’avez.',
    portalByEmail:
      'Sur votre page, vous pouvez le relire, le modifier ou le retirer à tout moment. Vous recevrez aussi par e-mail un accusé de réception avec le lien.',
  },
}
