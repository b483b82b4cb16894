import type { Language } from './languages.ts'

/**
 * What a client consents to, in each language. Each answer stores the wording with its version and hash, so never edit
 * a wording: add a version. `organisation` is the organisation's name, or the owner's name when there is none.
 */
export const CONSENT_VERSION = '2026-11d'

export const consentTexts: Record<Language, (organisation: string) => string> = {
  en: (organisation) =>
    `By sending, you agree that ${organisation} keeps your testimonial and, if you chose Public, may show it together with your name, your photo and anything else you allow here. You can change or withdraw it at any time through the link in your receipt.`,
  de: (organisation) =>
    `Mit dem Absenden stimmen Sie zu, dass ${organisation} Ihr Feedback speichert und es, wenn Sie „Öffentlich“ gewählt haben, zusammen mit Ihrem Namen, Ihrem Foto und allem, was Sie hier sonst erlauben, zeigen darf. Über den Link in Ihrer Bestätigung können Sie es jederzeit ändern oder zurückziehen.`,
  fr: (organisation) =>
    `En envoyant, vous acceptez que ${organisation} conserve votre témoignage et, si vous avez choisi «\u00a0Public\u00a0», puisse l’afficher avec votre nom, votre photo et tout ce que vous autorisez ici. Vous pouvez le modifier ou le retirer à tout moment grâce au lien de votre accusé de réception.`,
  es: (organisation) =>
    `Al enviar, aceptas que ${organisation} guarde tu testimonio y, si elegiste «Público», pueda mostrarlo junto con tu nombre, tu foto y todo lo demás que permitas aquí. Puedes cambiarlo o retirarlo en cualquier momento con el enlace de tu confirmación.`,
  pt: (organisation) =>
    `Ao enviar, aceita que ${organisation} guarde o seu testemunho e, se escolheu «Público», o possa mostrar com o seu nome, a sua fotografia e tudo o mais que aqui permitir. Pode alterá-lo ou retirá-lo a qualquer momento através da ligação no seu recibo.`,
  it: (organisation) =>
    `Inviando, accetti che ${organisation} conservi la tua testimonianza e, se hai scelto «Pubblico», possa mostrarla insieme al tuo nome, alla tua foto e a tutto ciò che consenti qui. Puoi modificarla o ritirarla in qualsiasi momento con il link nella tua ricevuta.`,
  nl: (organisation) =>
    `Door te versturen gaat u ermee akkoord dat ${organisation} uw review bewaart en hem, als u ‘Openbaar’ hebt gekozen, mag tonen met uw naam, uw foto en wat u hier verder toestaat. U kunt hem altijd wijzigen of intrekken via de link in uw ontvangstbevestiging.`,
}

/** The same for a collection link, whose visitors may get no receipt. */
export const collectionConsentTexts: Record<Language, (organisation: string) => string> = {
  en: (organisation) =>
    `By sending, you agree that ${organisation} keeps your testimonial and, if you chose Public, may show it together with your name and anything else you allow here. You can change or withdraw it at any time on your own page. You get its link next.`,
  de: (organisation) =>
    `Mit dem Absenden stimmen Sie zu, dass ${organisation} Ihr Feedback speichert und es, wenn Sie „Öffentlich“ gewählt haben, zusammen mit Ihrem Namen und allem, was Sie hier sonst erlauben, zeigen darf. Auf Ihrer eigenen Seite können Sie es jederzeit ändern oder zurückziehen. Den Link dorthin erhalten Sie gleich.`,
  fr: (organisation) =>
    `En envoyant, vous acceptez que ${organisation} conserve votre témoignage et, si vous avez choisi «\u00a0Public\u00a0», puisse l’afficher avec votre nom et tout ce que vous autorisez ici. Vous pouvez le modifier ou le retirer à tout moment sur votre page. Vous recevez son lien juste après.`,
  es: (organisation) =>
    `Al enviar, aceptas que ${organisation} guarde tu testimonio y, si elegiste «Público», pueda mostrarlo junto con tu nombre y todo lo demás que permitas aquí. Puedes cambiarlo o retirarlo en cualquier momento en tu página. Recibes su enlace a continuación.`,
  pt: (organisation) =>
    `Ao enviar, aceita que ${organisation} guarde o seu testemunho e, se escolheu «Público», o possa mostrar com o seu nome e tudo o mais que aqui permitir. Pode alterá-lo ou retirá-lo a qualquer momento na sua página. Recebe a ligação a seguir.`,
  it: (organisation) =>
    `Inviando, accetti che ${organisation} conservi la tua testimonianza e, se hai scelto «Pubblico», possa mostrarla insieme al tuo nome e a tutto ciò che consenti qui. Puoi modificarla o ritirarla in qualsiasi momento sulla tua pagina. Ricevi il link subito dopo.`,
  nl: (organisation) =>
    `Door te versturen gaat u ermee akkoord dat ${organisation} uw review bewaart en hem, als u ‘Openbaar’ hebt gekozen, mag tonen met uw naam en wat u hier verder toestaat. U kunt hem altijd wijzigen of intrekken op uw eigen pagina. De link daarvan krijgt u hierna.`,
}

/** The same where a photo is asked for. */
export const collectionPhotoConsentTexts: Record<Language, (organisation: string) => string> = {
  en: (organisation) =>
    `By sending, you agree that ${organisation} keeps your testimonial and, if you chose Public, may show it together with your name, your photo and anything else you allow here. You can change or withdraw it at any time on your own page. You get its link next.`,
  de: (organisation) =>
    `Mit dem Absenden stimmen Sie zu, dass ${organisation} Ihr Feedback speichert und es, wenn Sie „Öffentlich“ gewählt haben, zusammen mit Ihrem Namen, Ihrem Foto und allem, was Sie hier sonst erlauben, zeigen darf. Auf Ihrer eigenen Seite können Sie es jederzeit ändern oder zurückziehen. Den Link dorthin erhalten Sie gleich.`,
  fr: (organisation) =>
    `En envoyant, vous acceptez que ${organisation} conserve votre témoignage et, si vous avez choisi «\u00a0Public\u00a0», puisse l’afficher avec votre nom, votre photo et tout ce que vous autorisez ici. Vous pouvez le modifier ou le retirer à tout moment sur votre page. Vous recevez son lien juste après.`,
  es: (organisation) =>
    `Al enviar, aceptas que ${organisation} guarde tu testimonio y, si elegiste «Público», pueda mostrarlo junto con tu nombre, tu foto y todo lo demás que permitas aquí. Puedes cambiarlo o retirarlo en cualquier momento en tu página. Recibes su enlace a continuación.`,
  pt: (organisation) =>
    `Ao enviar, aceita que ${organisation} guarde o seu testemunho e, se escolheu «Público», o possa mostrar com o seu nome, a sua fotografia e tudo o mais que aqui permitir. Pode alterá-lo ou retirá-lo a qualquer momento na sua página. Recebe a ligação a seguir.`,
  it: (organisation) =>
    `Inviando, accetti che ${organisation} conservi la tua testimonianza e, se hai scelto «Pubblico», possa mostrarla insieme al tuo nome, alla tua foto e a tutto ciò che consenti qui. Puoi modificarla o ritirarla in qualsiasi momento sulla tua pagina. Ricevi il link subito dopo.`,
  nl: (organisation) =>
    `Door te versturen gaat u ermee akkoord dat ${organisation} uw review bewaart en hem, als u ‘Openbaar’ hebt gekozen, mag tonen met uw naam, uw foto en wat u hier verder toestaat. U kunt hem altijd wijzigen of intrekken op uw eigen pagina. De link daarvan krijgt u hierna.`,
}
