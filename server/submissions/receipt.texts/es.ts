import type { ReceiptTexts } from './receipt-texts.type.ts'

export const es: ReceiptTexts = {
  subject: (sender) => `Tu testimonio para ${sender}`,
  preheader: 'Aquí tienes una copia, con un enlace para editarlo o retirarlo.',
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  thanks: (sender) =>
    `Gracias por dedicarle este tiempo. ${sender} ha recibido tu testimonio. Esto es lo que escribiste:`,
  arrivedPreheader: 'En tu página puedes leerlo, editarlo o retirarlo.',
  arrived: (sender) =>
    `${sender} ha recibido un testimonio en tu nombre. Si lo escribiste tú, gracias por dedicarle este tiempo. Si lo escribió otra persona, puedes retirarlo en la página de abajo.`,
  stars: (rating) => `${rating} de 5 estrellas`,
  isPublic: (sender) =>
    `Elegiste «Público»: ${sender} puede mostrar tu testimonio, junto con todo lo demás que permitiste.`,
  isPrivate: (sender) => `Elegiste «Privado»: solo ${sender} puede ver tu testimonio.`,
  portal:
    'Puedes cambiar de opinión en cualquier momento. En tu página puedes leer, editar, retirar o borrar tu testimonio.',
  button: 'Ver tu testimonio',
  closing: 'Muchas gracias,',
  linkHint: 'Si el botón no funciona, abre este enlace:',
  reason: (sender) => `Recibes este correo una sola vez porque respondiste a una solicitud de ${sender}.`,
  arrivedReason: (sender) =>
    `Recibes este correo una sola vez porque ${sender} ha recibido un testimonio con esta dirección.`,
  keep: 'Guárdalo: quien tenga el enlace puede editar tu testimonio.',
  sentWith: 'Enviado con',
}
