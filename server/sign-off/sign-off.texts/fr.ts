import type { SignOffTexts } from './sign-off-texts.type.ts'

export const fr: SignOffTexts = {
  subject: (sender, brand) => `Votre accord pour des témoignages sur ${brand ?? sender}`,
  preheader: 'Aucun compte n’est nécessaire : le lien ci-dessous est le vôtre.',
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  asks: (sender, brand) =>
    brand
      ? `${sender} vous demande de décider quels témoignages sur ${brand} peuvent être publiés.`
      : `${sender} vous demande de décider quels témoignages peuvent être publiés.`,
  waiting: (count) =>
    count === 0
      ? 'Il n’y a rien à décider pour le moment.'
      : count === 1
        ? '1 témoignage attend votre décision.'
        : `${count} témoignages attendent votre décision.`,
  how: 'Lisez chacun d’eux, choisissez Approuver ou Refuser, puis confirmez une seule fois à la fin.',
  reminderSubject: (count, brand) =>
    count === 1 ? `1 témoignage sur ${brand} à valider` : `${count} témoignages sur ${brand} à valider`,
  reminderPreheader: 'Approuvez ou refusez, puis confirmez une fois.',
  reminder: (count, brand) =>
    count === 1
      ? `Il y a un nouveau témoignage sur ${brand}. Il sera publié dès que vous l’aurez approuvé.`
      : `Il y a ${count} témoignages sur ${brand}, publiés dès que vous les aurez approuvés.`,
  until: (day) => `Le lien fonctionne jusqu’au ${day}.`,
  button: 'Lire les témoignages',
  closing: 'Merci beaucoup,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  reason: (sender) => `Vous recevez cet e-mail car ${sender} vous a choisi pour valider des témoignages.`,
  keep: 'Ne le transférez pas : toute personne qui a le lien peut décider en votre nom.',
}
