import { formatsIn } from '../../client/texts/formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('es')

const testimonials = (count: number) => `${number(count)} ${plural(count, { one: 'testimonio', other: 'testimonios' })}`

export const texts: typeof english = {
  title: (count: number) => `${testimonials(count)} por revisar`,
  empty: {
    title: 'Nada por revisar',
    note: 'Ahora mismo nada necesita tu decisión. Puedes volver a abrir este enlace más tarde.',
  },
  intro: (name: string | null, brand: string) =>
    `${name ? `Hola, ${name}: di` : 'Di'} cuáles de estos testimonios sobre ${brand} se pueden publicar. Nada cambia hasta que confirmes al final.`,
  nameless: 'Se muestra sin nombre',
  shownWith: (parts: string) => `Se muestra con ${parts}`,
  parts: { name: 'nombre', photo: 'foto', company: 'empresa', answers: 'respuestas' },
  approve: 'Aprobar',
  reject: 'Rechazar',
  later: 'Decidir más tarde',
  of: (name: string) => `Testimonio de ${name}`,
  why: '¿Por qué?',
  reasons: {
    off_topic: 'Fuera de tema',
    personal_data: 'Datos personales',
    not_our_client: 'No es nuestro cliente',
    duplicate: 'Duplicado',
    unlawful: 'Ilegal',
    client_asked: 'Lo pidió el cliente',
    our_choice: 'Decisión nuestra',
  },
  decided: (count: number, all: number) => `${number(count)} de ${number(all)} decididos`,
  confirm: 'Confirmar decisiones',
  chooseOne: 'Primero aprueba o rechaza al menos un testimonio.',
  dialog: {
    title: (count: number) => `¿Confirmar ${number(count)} ${plural(count, { one: 'decisión', other: 'decisiones' })}?`,
    publish: 'Publicar',
    reject: 'No publicar',
    later: 'Más tarde',
    note: 'Los testimonios publicados aparecen en la web en un minuto.',
    confirm: (count: number) => `Confirmar ${number(count)} ${plural(count, { one: 'decisión', other: 'decisiones' })}`,
    doing: 'Guardando…',
    back: 'Volver',
    failed: 'Tus decisiones no se guardaron.',
  },
  done: {
    title: (name: string | null) => (name ? `Gracias, ${name}` : 'Gracias'),
    none: 'No ha cambiado nada.',
    approved: (names: string) => `De camino a la web: ${names}.`,
    rejected: (names: string) => `No se muestran: ${names}.`,
    changed: (names: string) => `El cliente los cambió mientras tanto; léelos de nuevo: ${names}.`,
    taken: (names: string) => `Ya los decidió otra persona: ${names}.`,
    gone: (names: string) => `Ya no hay que decidirlos: ${names}.`,
    left: (count: number) => `Por decidir: ${testimonials(count)}.`,
    goOn: 'Decidir el resto',
    again: (day: string) => `Puedes volver a abrir este enlace hasta el ${day}.`,
  },
  foot: (name: string, day: string) =>
    `Este enlace es para ${name} y funciona hasta el ${day}. Tus decisiones se registran con ese nombre.`,
  leftOut: 'Los testimonios rechazados no se muestran, pero la página siempre dice cuántos se han omitido.',
  questions: (address: string) => `¿Preguntas? Escribe a ${address}.`,
  expired: {
    title: 'Este enlace ha caducado',
    note: 'Pide uno nuevo a quien te lo envió.',
  },
  revoked: {
    title: 'Este enlace ya no funciona',
    note: 'Pregunta a quien te lo envió si todavía decides sobre los testimonios.',
  },
}
