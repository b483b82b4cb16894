import type { RequestTexts } from './request-texts.type.ts'

export const pt: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Olá,',
      helloTo: (name) => `Olá, ${name},`,
      closing: 'Com os meus agradecimentos,',
      request: {
        subject: (sender) => `Como foi trabalhar com ${sender}?`,
        subjectTo: (name) => `Como foi, ${name}?`,
        preheader: 'Duas ou três frases significariam muito. São só alguns minutos.',
        paragraphs: (sender) => [
          `Agradeço ter trabalhado com ${sender}.`,
          'Poderia escrever duas ou três frases sobre como foi? Com toda a sinceridade. Ajudam a decidir quem vier a seguir, e a mim ajudam-me a melhorar.',
        ],
      },
      reminder: {
        subject: (sender) => `Um pequeno lembrete de ${sender}`,
        subjectTo: (name) => `Um pequeno lembrete, ${name}`,
        preheader: 'Bastam dois minutos. E se preferir não escrever, também está bem.',
        paragraphs: (sender) => [
          `Há algum tempo perguntei-lhe como foi trabalhar com ${sender}. Talvez lhe tenha escapado.`,
          'Se encontrar dois minutos, algumas frases sinceras significariam muito para mim. E se preferir não escrever, também está bem.',
        ],
        only: 'Só lembro esta vez.',
        last: 'Este é o meu último lembrete.',
      },
    },
    formal: {
      hello: 'Bom dia,',
      helloTo: (name) => `Bom dia, ${name},`,
      closing: 'Com os melhores cumprimentos,',
      request: {
        subject: (sender) => `A sua opinião sobre ${sender}`,
        subjectTo: (_, sender) => `A sua opinião sobre ${sender}`,
        preheader: 'Agradecia duas ou três frases nas suas próprias palavras.',
        paragraphs: (sender) => [
          `Agradeço a confiança que depositou em ${sender}.`,
          'Agradecia que descrevesse em duas ou três frases como viveu a nossa colaboração, com franqueza e nas suas próprias palavras. Ajuda outras pessoas a decidir e ajuda-me a melhorar o meu trabalho.',
        ],
      },
      reminder: {
        subject: (sender) => `Lembrete: a sua opinião sobre ${sender}`,
        subjectTo: (_, sender) => `Lembrete: a sua opinião sobre ${sender}`,
        preheader: 'Se o seu tempo o permitir, agradecia algumas frases francas.',
        paragraphs: (sender) => [
          `Há algum tempo pedi-lhe a sua opinião sobre ${sender}.`,
          'Se o seu tempo o permitir, agradecia algumas frases francas. Se preferir não escrever, compreendo perfeitamente.',
        ],
        only: 'Este é o único lembrete.',
        last: 'Este é o último lembrete.',
      },
    },
    brief: {
      hello: 'Olá,',
      helloTo: (name) => `Olá, ${name},`,
      closing: 'Um abraço,',
      request: {
        subject: (sender) => `Algumas palavras sobre ${sender}?`,
        subjectTo: (name) => `Algumas palavras, ${name}?`,
        preheader: 'Duas ou três frases sinceras ajudavam-me muito.',
        paragraphs: (sender) => [`Como foi trabalhar com ${sender}? Duas ou três frases sinceras ajudavam-me muito.`],
      },
      reminder: {
        subject: (sender) => `Ainda há tempo para algumas palavras sobre ${sender}?`,
        subjectTo: (name) => `Ainda há tempo para algumas palavras, ${name}?`,
        preheader: 'Só um breve lembrete.',
        paragraphs: (sender) => [
          `Só um breve lembrete: duas ou três frases sinceras sobre o trabalho com ${sender} ajudavam-me muito.`,
        ],
        only: 'Não volto a perguntar.',
        last: 'Depois deste não volto a perguntar.',
      },
    },
  },
  button: 'Escrever algumas palavras',
  starsHint: 'Pode começar pelas estrelas:',
  stars: { one: 'estrela', other: 'estrelas' },
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  ourWork: 'o nosso trabalho em conjunto',
  reason: (sender) => `Recebe esta mensagem porque ${sender} lhe pediu algumas palavras sobre o trabalho em conjunto.`,
  replies: (owner) => `As respostas a esta mensagem são lidas por ${owner}.`,
  decline: 'Não, por favor não me voltem a pedir isto',
  unsubscribe: 'Cancelar a subscrição',
  sentWith: 'Enviado com',
}
