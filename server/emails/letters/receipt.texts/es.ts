import type { ReceiptTexts } from './receipt-texts.type.ts'

export const es: ReceiptTexts = {
  subject: (sender) => `Tus palabras para ${sender}`,
  preheader: 'Han llegado bien. Aquí están, con el enlace para cambiarlas o retirarlas.',
  hello: 'Hola:',
  helloTo: (name) => `Hola, ${name}:`,
  thanks: (sender) =>
    `Gracias por tomarte este tiempo. Tus palabras han llegado a ${sender}. Esto es lo que escribiste:`,
  arrivedPreheader: 'Han llegado. En tu página puedes leerlas, cambiarlas o retirarlas.',
  arrived: (sender) =>
    `Han llegado palabras para ${sender} en tu nombre. Si son tuyas, gracias por tomarte este tiempo. Si las escribió otra persona, retíralas en la página de abajo.`,
  stars: (rating) => `${rating} de 5 estrellas`,
  isPublic: (sender) =>
    `Elegiste «Público»: ${sender} puede mostrar tus palabras, junto con todo lo demás que permitiste.`,
  isPrivate: (sender) => `Elegiste «Privado»: nadie más que ${sender} lee tus palabras.`,
  ownPage:
    'Puedes cambiar de opinión en cualquier momento. En tu propia página puedes ver, cambiar, retirar o borrar lo que escribiste.',
  button: 'Tu propia página',
  closing: 'Con agradecimiento,',
  linkHint: 'Si el botón no funciona, abre este enlace:',
  reason: (sender) => `Recibes este mensaje una sola vez porque respondiste a una petición de ${sender}.`,
  keep: 'Guárdalo bien: quien tenga el enlace puede cambiar tus palabras.',
  sentWith: 'Enviado con',
}
