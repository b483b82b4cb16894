/** A move that can't be done. The message is one sentence for the operator: what happened and what to do. */
export class MoveError extends Error {}

/** What arrived is not what was sent. */
export class MoveDiffers extends MoveError {}
