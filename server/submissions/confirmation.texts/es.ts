import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const es: ConfirmationTexts = {
  subject: (sender) => `Confirma tu testimonio para ${sender}`,
  preheader: 'Un clic más y llegará.',
  greeting: 'Hola:',
  received: (sender) => `Alguien ha indicado esta dirección con un testimonio para ${sender}.`,
  ifYours: (sender) => `Si fuiste tú, abre la página de abajo y confírmalo. Solo entonces podrá leerlo ${sender}.`,
  ifNotYours: (days) =>
    `Si no fuiste tú, ignora este correo. No se envía nada a nadie, y el testimonio se borra a los ${days} días.`,
  button: 'Abrir y confirmar',
  linkHint: 'Si el botón no funciona, abre este enlace:',
  reason: 'Recibes este correo porque alguien ha escrito tu dirección. No la usamos para nada más.',
  sentWith: 'Enviado con',
}
