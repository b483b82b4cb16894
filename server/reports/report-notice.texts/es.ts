import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const clients = (count: number) => (count === 1 ? '1 cliente' : `${count} clientes`)

export const es: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand}: tu informe de ${month}`,
  preheader: 'Descubre qué han dicho tus clientes y qué se ha publicado.',
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  figures: ({ asked, answered }) =>
    `El mes pasado se pidió un testimonio a ${clients(asked)} y ${answered === 1 ? 'respondió' : 'respondieron'} ${answered}. El informe muestra todo lo publicado.`,
  share: 'Puedes imprimirlo o crear un enlace para que cualquiera lo lea sin cuenta.',
  button: 'Abrir el informe',
  linkHint: 'Si el botón no funciona, abre este enlace:',
  reason: (brand) => `Recibes este correo una vez al mes porque ${brand} es tuyo o lo administras.`,
  settings: 'Dejar de recibir este correo',
}
