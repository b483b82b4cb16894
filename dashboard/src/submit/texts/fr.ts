import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Merci d’avoir travaillé avec ${sender}`,
    hello: (client: string) => `Bonjour ${client}.`,
    lead: (owner: string) =>
      `Pourriez-vous raconter à ${owner} comment cela s’est passé\u202f? Deux ou trois phrases sincères suffisent.`,
    questions: 'Encore quelques questions',
    consentChanged: 'Le texte que vous acceptez a changé.',
    consentChangedAdvice:
      'Tout ce que vous avez écrit est toujours là. Merci de lire le nouveau texte ci-dessus et d’envoyer à nouveau.',
    questionsChanged: 'Les questions ont changé.',
    questionsChangedAdvice:
      'Le reste de ce que vous avez écrit est toujours là. Merci de vérifier les questions et d’envoyer à nouveau.',
  },
  nowhere: {
    pageTitle: 'Ce lien ne fonctionne pas',
    title: 'Ce lien ne fonctionne pas',
    note: 'Il est peut-être incomplet, ou la demande a été annulée. Ouvrez-le de nouveau depuis votre message, ou demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
  thanks: {
    pageTitle: (sender: string) => `Merci\u202f! ${sender}`,
    title: 'Merci\u202f!',
    sub: 'Votre avis compte énormément',
    received: (sender: string) => `${sender} a bien reçu votre témoignage.`,
    staysPrivate: 'Il reste privé, comme vous l’avez choisi.',
    mayBeShown: (sender: string) => `${sender} peut maintenant l’afficher publiquement, comme vous l’avez choisi.`,
    close: 'Vous pouvez fermer cette page.',
    answeredEarlier: (sender: string) =>
      `Cette demande a déjà reçu une réponse, et ${sender} a bien reçu le témoignage. Vous pouvez fermer cette page.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} a déjà reçu un témoignage pour cette demande. Une demande n’accepte qu’une seule réponse\u202f: le texte de cette page n’a donc pas été envoyé.`,
    unsent: 'Texte non envoyé',
    portal: 'Voir votre témoignage',
    portalNote:
      'Sur votre page, vous pouvez le relire, le modifier ou le retirer à tout moment. Vous recevrez aussi par e-mail un accusé de réception avec le lien.',
    postmarkThanks: 'Merci',
    postmarkReceived: 'Reçu',
  },
}
