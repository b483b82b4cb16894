/** Links to the place in the editor that shows the code of a widget, or publishes it first. */
export const CODE_HASH = '#code'
