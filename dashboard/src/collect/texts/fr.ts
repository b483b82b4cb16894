import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Comment s’est passée votre collaboration avec ${sender}\u202f?`,
    lead: (owner: string) => `Deux ou trois phrases sincères suffisent. ${owner} les lira avant tout le monde.`,
    email: {
      title: 'Votre e-mail',
      note: 'Pour un accusé de réception. Il n’est jamais affiché.',
      refused: 'Merci de saisir une adresse comme ana@example.com, ou de laisser ce champ vide.',
      needed: 'Merci de saisir une adresse comme ana@example.com.',
      confirmNote: 'Nous vous envoyons un lien pour confirmer votre témoignage. Votre adresse n’est jamais affichée.',
    },
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
    'email-needed': {
      title: 'Ce formulaire a désormais besoin de votre e-mail.',
      advice: 'Tout ce que vous avez écrit est encore là. Saisissez votre e-mail et renvoyez votre texte.',
    },
    'not-sent-again': {
      title: 'Nous vous avons déjà écrit plusieurs fois à propos de ce texte.',
      advice: 'Regardez dans vos courriers indésirables, ou envoyez-le avec une autre adresse e-mail.',
    },
    proof: {
      title: 'La vérification de votre navigateur a échoué.',
      advice: 'Tout ce que vous avez écrit est encore là. Merci de l’envoyer à nouveau.',
    },
    'no-check': {
      title: 'Votre navigateur ne permet pas la vérification dont ce formulaire a besoin en ce moment.',
      advice:
        'Tout ce que vous avez écrit est encore là. Utilisez un navigateur plus récent, ou réessayez dans quelques heures.',
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
  unconfirmed: {
    title: 'Encore une étape\u202f: confirmez votre e-mail',
    note: (sender: string, address: string) =>
      `Ouvrez notre e-mail à ${address} et appuyez sur le bouton. ${sender} ne pourra lire votre témoignage qu’ensuite.`,
    again: 'Renvoyer l’e-mail',
    sent: 'Nous avons réessayé. Si cette adresse accepte nos e-mails, il arrive dans quelques minutes.',
    sentLast:
      'Nous avons réessayé une dernière fois. Si rien n’arrive, renvoyez votre témoignage avec une autre adresse.',
    tooMany: 'Nous avons déjà essayé plusieurs fois. Renvoyez votre témoignage avec une autre adresse.',
    confirmed: (sender: string) => `Votre e-mail est confirmé. ${sender} a votre témoignage.`,
    gone: 'Ce témoignage a été supprimé, faute de confirmation. Merci de le renvoyer.',
    nothingCame: (days: number) =>
      `Rien au bout de quelques minutes\u202f? Regardez dans vos courriers indésirables, renvoyez l’e-mail ou corrigez l’adresse. Certaines adresses n’acceptent pas nos e-mails. Sans confirmation, votre témoignage est supprimé au bout de ${days} jours.`,
  },
  confirming: {
    title: 'Ce témoignage est-il de vous\u202f?',
    note: (sender: string) => `Confirmez-le, et ${sender} pourra le lire.`,
    confirm: 'Oui, l’envoyer',
    isPrivate: (sender: string) => `Privé\u202f: seul ${sender} peut le lire.`,
    isPublic: (sender: string) => `Public\u202f: ${sender} peut l’afficher.`,
    notYours: (days: number) =>
      `Il n’est pas de vous\u202f? Fermez simplement cette page. Personne ne le lira, et il est supprimé au bout de ${days} jours.`,
    goneTitle: 'Ce lien ne fonctionne plus',
    gone: (days: number) =>
      `Un témoignage qui n’est pas confirmé sous ${days} jours est supprimé. Si vous avez corrigé votre adresse depuis, utilisez le lien de l’e-mail le plus récent.`,
  },
}
