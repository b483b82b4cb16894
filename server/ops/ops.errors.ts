import { AppError } from '#server/kernel/app-error.ts'

export const noSuchAction = () =>
  new AppError({ code: 'ops.no_such_action', status: 404, message: 'There is nothing at this address.' })

export const noSuchDeadJob = () =>
  new AppError({
    code: 'ops.no_such_job',
    status: 404,
    message: 'No dead job has this id. It may have been tried again or dropped meanwhile.',
  })

export const jobIsSettled = () =>
  new AppError({
    code: 'ops.job_is_settled',
    status: 409,
    message: 'Trying this job again would do nothing: what it was for is settled. Drop it.',
  })

export const jobMustStay = (why: string) =>
  new AppError({ code: 'ops.job_must_stay', status: 409, message: `This job can’t be dropped. ${why} Retry it.` })

export const noDeadJobs = () =>
  new AppError({ code: 'ops.no_dead_jobs', status: 409, message: 'No dead job can be tried again.' })

export const noSuchEmail = () =>
  new AppError({
    code: 'ops.no_such_email',
    status: 404,
    message: 'No waiting email has this id. It may have been sent or given up meanwhile.',
  })

export const emailIsRunning = () =>
  new AppError({
    code: 'ops.email_is_running',
    status: 409,
    message: 'This email is being sent at this moment. Look again in a minute.',
  })

export const emailIsPaused = () =>
  new AppError({ code: 'ops.email_is_paused', status: 409, message: 'Email was paused before. Nothing changed.' })

export const emailIsNotPaused = () =>
  new AppError({ code: 'ops.email_is_not_paused', status: 409, message: 'Email was not paused. Nothing changed.' })

export const notSuspended = () =>
  new AppError({
    code: 'ops.not_suspended',
    status: 404,
    message: 'No workspace with this id is suspended. It may have been lifted meanwhile.',
  })

export const refusedElsewhere = () =>
  new AppError({
    code: 'ops.refused_elsewhere',
    status: 403,
    message:
      'The operator’s page is served beyond this machine only with a token. Set OPS_TOKEN, or open it through a tunnel: ssh -L 9464:127.0.0.1:9464 your-server.',
  })

export const tokenRefused = () =>
  new AppError({
    code: 'ops.token_refused',
    status: 401,
    message: 'The token is missing or wrong. Sign in with any name and OPS_TOKEN as the password.',
  })

export const otherSite = () =>
  new AppError({
    code: 'ops.other_site',
    status: 403,
    message:
      'This was sent by the page of another site. Nothing changed. Open the operator’s page and press the button there.',
  })
