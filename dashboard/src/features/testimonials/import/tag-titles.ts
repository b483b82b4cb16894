/** Titles, folded, of a column with tags, in common languages. */
export const TAG_TITLES = /^(tags?|labels?|schlagworter|schlagworte|etiquetas?|etiquettes?|etichette|etichetta)$/u
