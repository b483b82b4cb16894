import type { Language } from './languages.ts'

/**
 * What a client consents to, in each language. The wording is stored with its version and hash for each answer, so it is
 * changed only by adding a version. `organisation` is the organisation's name, or the owner's where there is none.
 */
export const CONSENT_VERSION = '2026-11c'

export const consentTexts: Record<Language, (organisation: string) => string> = {
  en: (organisation) =>
    `By sending, you agree that ${organisation} keeps your words and, if you chose Public, may show them together with your name, photo and whatever else you allow here. You can change or withdraw them at any time through the link in your receipt.`,
  de: (organisation) =>
    `Mit dem Absenden stimmen Sie zu, dass ${organisation} Ihre Worte aufbewahrt und sie, wenn Sie „Öffentlich“ gewählt haben, zusammen mit Ihrem Namen, Ihrem Foto und allem, was Sie hier sonst erlauben, zeigen darf. Über den Link in Ihrer Bestätigung können Sie sie jederzeit ändern oder zurückziehen.`,
  fr: (organisation) =>
    `En envoyant, vous acceptez que ${organisation} conserve vos mots et, si vous avez choisi « Public », puisse les montrer avec votre nom, votre photo et tout ce que vous autorisez ici. Vous pouvez les modifier ou les retirer à tout moment grâce au lien de votre accusé de réception.`,
  es: (organisation) =>
    `Al enviar, aceptas que ${organisation} conserve tus palabras y, si elegiste «Público», pueda mostrarlas junto con tu nombre, tu foto y todo lo demás que permitas aquí. Puedes cambiarlas o retirarlas en cualquier momento con el enlace de tu confirmación.`,
  pt: (organisation) =>
    `Ao enviar, aceita que ${organisation} guarde as suas palavras e, se escolheu «Público», as possa mostrar com o seu nome, a sua fotografia e tudo o mais que aqui permitir. Pode alterá-las ou retirá-las a qualquer momento através da ligação no seu recibo.`,
  it: (organisation) =>
    `Inviando, accetti che ${organisation} conservi le tue parole e, se hai scelto «Pubblico», possa mostrarle insieme al tuo nome, alla tua foto e a tutto ciò che consenti qui. Puoi modificarle o ritirarle in qualsiasi momento con il link nella tua ricevuta.`,
  nl: (organisation) =>
    `Door te versturen gaat u ermee akkoord dat ${organisation} uw woorden bewaart en ze, als u ‘Openbaar’ hebt gekozen, mag tonen met uw naam, foto en wat u hier verder toestaat. U kunt ze altijd wijzigen of intrekken via de link in uw ontvangstbewijs.`,
}
