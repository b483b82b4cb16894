import type { RequestTexts } from './request-texts.type.ts'

export const pt: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
      closing: 'Com os meus agradecimentos,',
      request: {
        subject: (sender) => `Como correu com ${sender}?`,
        subjectTo: (name) => `Como correu, ${name}?`,
        preheader: 'Duas ou três frases significariam muito. São só alguns minutos.',
        paragraphs: (sender) => [
          `Agradeço-lhe por ter trabalhado ${sender ? `com ${sender}` : 'comigo'}.`,
          'Poderia escrever duas ou três frases sobre como correu? Com toda a sinceridade: ajudam outras pessoas a decidir e ajudam-me a melhorar.',
        ],
      },
      reminder: {
        subject: (sender) => `Um pequeno lembrete de ${sender}`,
        subjectTo: (name) => `Um pequeno lembrete, ${name}`,
        preheader: 'Bastam dois minutos. E se preferir não escrever, não há problema.',
        paragraphs: (sender) => [
          `Há algum tempo perguntei-lhe como correu ${sender ? `com ${sender}` : 'o nosso trabalho em conjunto'}. Talvez o meu e-mail lhe tenha escapado.`,
          'Se tiver dois minutos, algumas frases sinceras significariam muito para mim. E se preferir não escrever, não há problema.',
        ],
        only: 'Este é o meu único lembrete: não volto a perguntar.',
        last: 'Este é o meu último lembrete.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Bom dia, ${name},` : 'Bom dia,'),
      closing: 'Com os melhores cumprimentos,',
      request: {
        subject: (sender) => `A sua experiência com ${sender}`,
        subjectTo: (_, sender) => `A sua experiência com ${sender}`,
        preheader: 'Agradecia duas ou três frases, nas suas próprias palavras.',
        paragraphs: (sender) => [
          `Agradeço a confiança que depositou em ${sender ?? 'mim'}.`,
          'Agradecia que descrevesse o nosso trabalho em conjunto em duas ou três frases, com franqueza e nas suas próprias palavras. Ajuda outras pessoas a decidir e ajuda-me a melhorar.',
        ],
      },
      reminder: {
        subject: (sender) => `Lembrete: a sua experiência com ${sender}`,
        subjectTo: (_, sender) => `Lembrete: a sua experiência com ${sender}`,
        preheader: 'Se tiver um momento, agradecia algumas frases.',
        paragraphs: (sender) => [
          `Há algum tempo perguntei-lhe ${sender ? `pela sua experiência com ${sender}` : 'pelo nosso trabalho em conjunto'}.`,
          'Se tiver um momento, agradecia algumas frases sinceras. Se preferir não escrever, compreendo perfeitamente.',
        ],
        only: 'Este é o único lembrete que lhe envio.',
        last: 'Este é o último lembrete que lhe envio.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
      closing: 'Cumprimentos,',
      request: {
        subject: (sender) => `Um breve testemunho para ${sender}?`,
        subjectTo: (name) => `Um breve testemunho, ${name}?`,
        preheader: 'São só alguns minutos.',
        paragraphs: (sender) => [
          `Como correu ${sender ? `com ${sender}` : 'o nosso trabalho em conjunto'}? Duas ou três frases sinceras ajudavam-me muito.`,
        ],
      },
      reminder: {
        subject: (sender) => `Lembrete: um breve testemunho para ${sender}?`,
        subjectTo: (name) => `Lembrete: um breve testemunho, ${name}?`,
        preheader: 'Bastam dois minutos.',
        paragraphs: (sender) => [
          `Só um breve lembrete: duas ou três frases sinceras sobre o ${sender ? `trabalho com ${sender}` : 'nosso trabalho em conjunto'} ajudavam-me muito.`,
        ],
        only: 'Não volto a perguntar.',
        last: 'Depois deste não volto a perguntar.',
      },
    },
  },
  button: 'Escrever um testemunho',
  starsHint: 'Pode começar por uma avaliação:',
  stars: { one: 'estrela', other: 'estrelas' },
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  ourWork: 'o nosso trabalho em conjunto',
  reason: (sender) => `Recebe este e-mail porque ${sender} lhe pediu um testemunho.`,
  replies: (owner) => `As respostas a este e-mail são lidas por ${owner}.`,
  decline: 'Não, obrigado: não me voltem a pedir isto',
  unsubscribe: 'Cancelar a subscrição',
  sentWith: 'Enviado com',
}
