import type { SpellingTexts } from './spelling-texts.type.ts'

export const pt: SpellingTexts = {
  subject: (sender) => `O seu testemunho para ${sender}: uma correção ortográfica`,
  preheader: 'A decisão é sua.',
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  suggests: (sender) =>
    `${sender} sugere uma correção ortográfica para o seu testemunho. Só muda a ortografia, não o que diz.`,
  nothingChanges:
    'Nada muda sem o seu acordo. Na sua página pode comparar as duas versões e depois usar a nova ou manter a sua.',
  button: 'Comparar as duas versões',
  closing: 'Com os meus agradecimentos,',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  reason: (sender) => `Recebe este e-mail porque escreveu um testemunho para ${sender}.`,
  unsubscribe: 'Cancelar a subscrição',
  sentWith: 'Enviado com',
}
