import { formatsIn } from '../../client/texts/formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('pt')

const testimonials = (count: number) => `${number(count)} ${plural(count, { one: 'testemunho', other: 'testemunhos' })}`

export const texts: typeof english = {
  title: (count: number) => `${testimonials(count)} para rever`,
  empty: {
    title: 'Nada para rever',
    note: 'De momento nada precisa da sua decisão. Pode voltar a abrir esta ligação mais tarde.',
  },
  intro: (name: string | null, brand: string) =>
    `Olá${name ? `, ${name}` : ''}. Diga quais destes testemunhos sobre ${brand} podem ser publicados. Nada muda até confirmar no fim.`,
  nameless: 'Mostrado sem nome',
  shownWith: (parts: string) => `Mostrado com ${parts}`,
  parts: { name: 'nome', photo: 'fotografia', company: 'empresa', answers: 'respostas' },
  approve: 'Aprovar',
  reject: 'Rejeitar',
  later: 'Decidir mais tarde',
  of: (name: string) => `Testemunho de ${name}`,
  why: 'Porquê?',
  reasons: {
    off_topic: 'Fora do tema',
    personal_data: 'Dados pessoais',
    not_our_client: 'Não é nosso cliente',
    duplicate: 'Duplicado',
    unlawful: 'Ilegal',
    client_asked: 'O cliente pediu',
    our_choice: 'Decisão nossa',
  },
  decided: (count: number, all: number) => `${number(count)} de ${number(all)} decididos`,
  confirm: 'Confirmar decisões',
  chooseOne: 'Aprove ou rejeite primeiro pelo menos um testemunho.',
  dialog: {
    title: (count: number) => `Confirmar ${number(count)} ${plural(count, { one: 'decisão', other: 'decisões' })}?`,
    publish: 'Publicar',
    reject: 'Não publicar',
    later: 'Mais tarde',
    note: 'Os testemunhos publicados aparecem no site dentro de um minuto.',
    confirm: (count: number) => `Confirmar ${number(count)} ${plural(count, { one: 'decisão', other: 'decisões' })}`,
    doing: 'A guardar…',
    back: 'Voltar',
    failed: 'As suas decisões não foram guardadas.',
  },
  done: {
    title: (name: string | null) => (name ? `Obrigado, ${name}` : 'Obrigado'),
    none: 'Nada foi alterado.',
    approved: (names: string) => `A caminho do site: ${names}.`,
    rejected: (names: string) => `Não mostrados: ${names}.`,
    changed: (names: string) => `Alterados entretanto pelo cliente, leia de novo: ${names}.`,
    taken: (names: string) => `Já decididos por outra pessoa: ${names}.`,
    gone: (names: string) => `Já não há nada a decidir: ${names}.`,
    left: (count: number) => `Por decidir: ${testimonials(count)}.`,
    goOn: 'Decidir o resto',
    again: (day: string) => `Pode voltar a abrir esta ligação até ${day}.`,
  },
  foot: (name: string, day: string) =>
    `Esta ligação é para ${name} e funciona até ${day}. As suas decisões ficam registadas com esse nome.`,
  leftOut: 'Os testemunhos rejeitados não são mostrados, mas a página diz sempre quantos ficaram de fora.',
  questions: (address: string) => `Dúvidas? Escreva para ${address}.`,
  expired: {
    title: 'Esta ligação expirou',
    note: 'Peça uma nova a quem lha enviou.',
  },
  revoked: {
    title: 'Esta ligação já não funciona',
    note: 'Pergunte a quem lha enviou se ainda decide sobre os testemunhos.',
  },
}
