import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Vos mots pour ${sender}`,
    heading: (sender: string) => `Merci d’avoir travaillé avec ${sender}`,
    hello: (client: string) => `Bonjour ${client}.`,
    lead: (owner: string) =>
      `Voulez-vous raconter comment cela s’est passé\u00a0? Deux ou trois phrases sincères suffisent. Elles vont directement à ${owner}.`,
    photo: 'Votre photo',
    photoNote: 'Un visage à côté des mots aide des inconnus à y croire. C’est à vous de voir.',
    photoFailed: 'Votre photo n’est pas arrivée. Réessayez, ou retirez-la pour envoyer vos mots sans elle.',
    photoUnknown: 'Votre photo n’est plus là. Choisissez-la encore une fois, ou envoyez vos mots sans elle.',
    photoWaiting: 'Votre photo est encore en route. Tout part dès qu’elle est arrivée.',
    questions: 'Encore quelques questions',
    send: (sender: string) => `Envoyer à ${sender}`,
    sending: 'Envoi en cours…',
    waiting: 'Votre photo est en route…',
    sendAgain: 'Envoyer à nouveau',
    consentChanged: 'La phrase que vous acceptez a changé.',
    consentChangedAdvice:
      'Tout ce que vous avez écrit est toujours là. Merci de lire la nouvelle phrase ci-dessus et d’envoyer à nouveau.',
    questionsChanged: 'Les questions ont changé entre-temps.',
    questionsChangedAdvice:
      'Le reste de ce que vous avez écrit est toujours là. Merci de les regarder et d’envoyer à nouveau.',
  },
  nowhere: {
    pageTitle: 'Rien à remplir ici',
    title: 'Il n’y a rien à remplir derrière ce lien',
    note: 'Il a peut-être été coupé en chemin, ou la demande a été retirée. Ouvrez encore une fois le lien de votre message, ou demandez-en un nouveau à la personne qui vous l’a envoyé. Vous n’y êtes pour rien.',
  },
  thanks: {
    pageTitle: (sender: string) => `Merci\u00a0! ${sender}`,
    title: 'Merci\u00a0!',
    sub: 'Votre avis compte énormément',
    received: (sender: string) => `Vos mots sont chez ${sender}.`,
    staysPrivate: 'Ils restent privés, comme vous l’avez choisi.',
    mayBeShown: (sender: string) => `${sender} peut maintenant les montrer en public, comme vous l’avez choisi.`,
    close: 'Vous pouvez fermer cette page.',
    answeredEarlier: (sender: string) =>
      `Cette demande a reçu sa réponse, qui est chez ${sender}. Vous pouvez fermer cette page.`,
    answeredMeanwhile: (sender: string) =>
      `Une réponse à cette demande était déjà arrivée chez ${sender}, et chaque demande n’en accepte qu’une. Les mots de cette page n’ont donc pas été ajoutés.`,
    unsent: 'Des mots de cette page qui n’ont pas été envoyés',
    ownPage: 'Votre page à vous',
    ownPageNote:
      'Vous pouvez y relire vos mots, les modifier ou les retirer. Un accusé de réception avec le même lien vous arrive par e-mail.',
    postmarkThanks: 'Merci',
    postmarkReceived: 'Reçu',
  },
}
