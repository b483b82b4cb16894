/** Leads to where the studio has the code of a widget, or has it published first. */
export const CODE_HASH = '#code'
