import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const clients = (count: number) => (count === 1 ? '1 cliente' : `${count} clientes`)

export const pt: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand}: o seu relatório de ${month}`,
  preheader: 'Veja o que os seus clientes disseram e o que foi publicado.',
  greeting: (name) => (name ? `Olá ${name},` : 'Olá,'),
  figures: ({ asked, answered }) =>
    `No mês passado, foi pedido um testemunho a ${clients(asked)}, e ${answered === 1 ? 'respondeu' : 'responderam'} ${answered}. O relatório mostra todos os testemunhos públicos.`,
  share: 'Pode imprimi-lo ou criar um link com o qual qualquer pessoa o pode ler sem conta.',
  button: 'Abrir relatório',
  linkHint: 'Se o botão não funcionar, abra este link:',
  reason: (brand) => `Recebe este e-mail uma vez por mês porque é proprietário ou administrador de ${brand}.`,
  settings: 'Deixar de receber este e-mail',
}
