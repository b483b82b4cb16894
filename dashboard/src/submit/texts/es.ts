import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Gracias por trabajar con ${sender}`,
    hello: (client: string) => `Hola, ${client}.`,
    lead: (owner: string) => `¿Le cuentas a ${owner} cómo te fue? Bastan dos o tres frases sinceras.`,
    questions: 'Unas preguntas más',
    consentChanged: 'El texto que aceptas ha cambiado.',
    consentChangedAdvice: 'Todo lo que has escrito sigue aquí. Lee el nuevo texto de arriba y envíalo de nuevo.',
    questionsChanged: 'Las preguntas han cambiado.',
    questionsChangedAdvice: 'Lo demás que has escrito sigue aquí. Revisa las preguntas y envíalo de nuevo.',
  },
  nowhere: {
    pageTitle: 'Este enlace no funciona',
    title: 'Este enlace no funciona',
    note: 'Puede que esté incompleto o que la solicitud se haya cancelado. Ábrelo otra vez desde tu mensaje, o pide uno nuevo a quien te lo envió.',
  },
  thanks: {
    pageTitle: (sender: string) => `¡Gracias! ${sender}`,
    title: '¡Gracias!',
    sub: 'Tu opinión significa muchísimo',
    received: (sender: string) => `${sender} ha recibido tu testimonio.`,
    staysPrivate: 'Sigue siendo privado, como elegiste.',
    mayBeShown: (sender: string) => `${sender} ya puede mostrarlo en público, como elegiste.`,
    close: 'Puedes cerrar esta página.',
    answeredEarlier: (sender: string) =>
      `Esta solicitud ya tiene respuesta, y ${sender} ha recibido el testimonio. Puedes cerrar esta página.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} ya ha recibido un testimonio para esta solicitud. Cada solicitud solo se puede responder una vez, así que el texto de esta página no se ha enviado.`,
    unsent: 'Texto que no se ha enviado',
    portal: 'Ver tu testimonio',
    portalNote:
      'En tu página puedes leerlo, editarlo o retirarlo cuando quieras. También te enviaremos por correo una confirmación con el enlace.',
    postmarkThanks: 'Gracias',
    postmarkReceived: 'Recibido',
  },
}
