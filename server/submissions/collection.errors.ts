import { AppError } from '#server/kernel/app-error.ts'

export const collectionNotFound = () =>
  new AppError({
    code: 'collection.not_found',
    status: 404,
    message: 'This link doesn’t work. Ask the person who gave it to you for a new one.',
  })

export const collectionClosed = () =>
  new AppError({
    code: 'collection.closed',
    status: 409,
    message: 'This form no longer takes testimonials. Your text was not sent.',
  })

export const collectionFull = () =>
  new AppError({
    code: 'collection.full',
    status: 409,
    message: 'This form takes no more testimonials today. Keep this page, and send your text tomorrow.',
  })

export const alreadyCollected = () =>
  new AppError({
    code: 'collection.duplicate',
    status: 409,
    message: 'This testimonial has already arrived. You don’t need to send it again.',
  })

export const sentTooFast = () =>
  new AppError({
    code: 'collection.too_fast',
    status: 422,
    message: 'That was faster than anybody writes. Check your text and send it again.',
  })

export const seemsAutomated = () =>
  new AppError({
    code: 'collection.seems_automated',
    status: 422,
    message: 'A field that only programs fill in was filled in. Send your text again.',
  })

export const emailNeeded = () =>
  new AppError({
    code: 'collection.email_needed',
    status: 422,
    message: 'This form needs your email address. Enter it and send your text again.',
    details: [{ path: 'customerEmail', message: 'Enter your email address.' }],
  })

export const proofNeeded = () =>
  new AppError({
    code: 'collection.proof_needed',
    status: 422,
    message:
      'Programs are sending texts to this form right now, so your browser has to solve a small task first. Reload the page and send your text again.',
  })

export const proofRefused = () =>
  new AppError({
    code: 'collection.proof_refused',
    status: 422,
    message: 'What your browser solved has expired, was used already, or is wrong. Send your text again.',
  })
