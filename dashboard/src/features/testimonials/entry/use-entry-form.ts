import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { TestimonialEntry } from '#shared/testimonial-entry.ts'
import { createFormDrafts } from '../../../lib/form-drafts.ts'

type EntryValues = z.input<typeof TestimonialEntry>
type EntryDraft = DefaultValues<EntryValues>

const nothing: EntryDraft = { customerName: '', customerEmail: '', rating: 0, testimonial: '', receivedVia: '' }

const isNothing = ({ customerName, customerEmail, rating, testimonial, receivedVia }: EntryDraft) =>
  !customerName && !customerEmail && !rating && !testimonial && !receivedVia

const useEntryDraft = createFormDrafts<EntryDraft>()

/** The form, with what was typed before and not added. */
export function useEntryForm() {
  const { read, keep, forget } = useEntryDraft()
  const [draft] = useState(read)
  const [isFromDraft, setIsFromDraft] = useState(draft !== undefined)
  const form = useForm<EntryValues, unknown, TestimonialEntry>({
    resolver: zodResolver(TestimonialEntry),
    defaultValues: draft ?? nothing,
  })

  const { subscribe, reset } = form
  const latest = useRef({ keep, forget })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isNothing(values)) latest.current.forget()
          else latest.current.keep({ ...values })
        },
      }),
    [subscribe],
  )

  const startOver = () => {
    reset(nothing)
    forget()
    setIsFromDraft(false)
  }
  return { form, isFromDraft, startOver, forgetDraft: forget }
}
