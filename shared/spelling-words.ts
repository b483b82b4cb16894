/** Words of the seven languages, of Japanese and of Arabic that a spelling fix never turns into others. */

const wordsOf = (lists: readonly string[]) => lists.flatMap((list) => list.split(' '))

/** They stay as they are, and none is added. Apostrophes are left out. */
export const NEGATIONS = wordsOf([
  'no not nor none never nothing nobody nowhere neither without cannot nt aint arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt mustnt neednt shouldnt wasnt werent wont wouldnt hardly barely scarcely',
  'nicht nichts nie niemals niemand nirgends nirgendwo kein keine keinen keinem keiner keines keins ohne nein weder kaum',
  'non ne n pas point jamais rien personne aucun aucune sans ni nul nulle guere',
  'nunca jamas nada nadie ningun ninguno ninguna sin tampoco',
  'nao nem nenhum nenhuma ninguem sem jamais',
  'mai niente nulla nessuno nessun nessuna senza ne neanche nemmeno neppure mica',
  'niet niets nooit niemand nergens geen zonder nee noch nauwelijks',
  'لا لم لن ليس ليست لسنا ليسوا لست ما غير بدون دون عدم بلا ولا ولم ولن وليس وما فلا فلم',
])

/** They stay as they are, and none is added. Articles such as "ein" and "un" are no numbers here. */
export const NUMBER_WORDS = wordsOf([
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand million half twice',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig hundert tausend halb doppelt',
  'deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente cent mille demi',
  'cero dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cien ciento mil medio',
  'dois duas quatro sete oito nove dez doze vinte trinta cem meio',
  'due tre quattro cinque sei sette otto dieci dodici venti trenta cento mezzo',
  'nul twee drie vijf zes zeven negen tien twaalf twintig dertig honderd duizend miljoen dubbel',
])

/** A testimonial's weight is in these. Written correctly, they stay. */
export const JUDGEMENTS = wordsOf([
  'good better best great bad worse worst poor fair fast slow cheap more most less least few many all always often only agree love hate recommend regret trust honest useful useless will well quite quiet',
  'gut gute guter gutes besser beste bester besten schlecht schlechter mehr weniger immer oft nur alle viel wenig schnell langsam liebe hasse empfehle bereue ehrlich immer nimmer',
  'bon bonne bien meilleur meilleure mieux mauvais mauvaise pire plus moins toujours tout tous beaucoup peu rapide lent aime adore déteste recommande regrette honnête',
  'bueno buena bien mejor malo mala mal peor más menos siempre todo todos mucho poco rápido lento amo odio recomiendo lamento honesto',
  'bom boa bem melhor mau pior mais menos sempre tudo muito pouco rápido lento adoro odeio recomendo lamento honesto',
  'buono buona bene meglio migliore male peggio più meno sempre tutto tutti molto poco veloce lento amo odio consiglio rimpiango onesto',
  'goed goede beter beste slecht slechter meer minder altijd vaak alleen alles veel weinig snel langzaam hou haat raad eerlijk',
])

/** What turns a word into its opposite. */
export const NEGATING_PREFIXES = wordsOf(['un in im il ir dis des mis miss non anti on de mal'])

/** The same at the end of a word. */
export const NEGATING_ENDINGS = wordsOf(['less los loos'])
