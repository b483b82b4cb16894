import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { NewTestimonialInput } from '#shared/testimonial-requests.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { createFormDrafts } from '../form-drafts.tsx'

type RequestValues = {
  customerEmail: string
  customerName: string
  service: string
  emailStyleId: string | null
  formId: string | null
  /** Of a new request. */
  tagIds: string[]
  isAutoSendEnabled: boolean
}

const useRequestDraft = createFormDrafts<RequestValues>()

const savedValues = (request: Testimonial | undefined, willSend: boolean): RequestValues => ({
  customerEmail: request?.customerEmail ?? '',
  customerName: request?.customerName ?? '',
  service: request?.service ?? '',
  emailStyleId: request?.emailStyleId ?? null,
  formId: request?.formId ?? null,
  tagIds: [],
  isAutoSendEnabled: request?.isAutoSendEnabled ?? willSend,
})

const wholeValues = (typed: Partial<z.input<typeof NewTestimonialInput>>): RequestValues => ({
  customerEmail: typed.customerEmail ?? '',
  customerName: typed.customerName ?? '',
  service: typed.service ?? '',
  emailStyleId: typed.emailStyleId ?? null,
  formId: typed.formId ?? null,
  tagIds: typed.tagIds ?? [],
  isAutoSendEnabled: typed.isAutoSendEnabled ?? false,
})

/** The form, with what was typed before and not saved. */
export function useRequestForm(request: Testimonial | undefined, willSend: boolean) {
  const { read, keep, forget } = useRequestDraft(request?.id)
  const [saved] = useState(() => savedValues(request, willSend))
  // Whoever came to send a request still wants to when an earlier draft is restored.
  const withChoice = (values: RequestValues) => (willSend ? { ...values, isAutoSendEnabled: true } : values)
  const [draft] = useState(read)
  const [isFromDraft, setIsFromDraft] = useState(draft !== undefined)
  const form = useForm({ resolver: zodResolver(NewTestimonialInput), defaultValues: draft ? withChoice(draft) : saved })
  const values = wholeValues(useWatch({ control: form.control }))

  const { subscribe, reset } = form
  const latest = useRef({ keep, forget, saved })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const next = wholeValues(typed)
          const { keep: keepDraft, forget: forgetDraft, saved: unchanged } = latest.current
          if (JSON.stringify(next) === JSON.stringify(unchanged)) forgetDraft()
          else keepDraft(next)
        },
      }),
    [subscribe],
  )

  const startOver = () => {
    reset(saved)
    forget()
    setIsFromDraft(false)
  }
  return { form, values, isFromDraft, startOver, forgetDraft: forget }
}
