export type Actor = 'owner' | 'other owner' | 'anonymous' | 'bad token' | 'expired token' | 'deleted user'
export type Status = 'pending' | 'submitted' | 'approved' | undefined
/** `file` means that the body is an image; `status` is what the testimonial needs. */
export type AccessRow = {
  body?: unknown
  query?: string
  file?: true
  expected: Record<Actor, number>
  /** What a member who may call it gets, where that differs from the owner. */
  member?: number
  status?: Status
}

/** Somebody else's is as if it did not exist. */
export const PRIVATE: Record<Actor, number> = {
  owner: 200,
  'other owner': 404,
  anonymous: 401,
  'bad token': 401,
  'expired token': 401,
  'deleted user': 401,
}

/** Each caller sees their own. */
export const OWN: Record<Actor, number> = { ...PRIVATE, 'other owner': 200 }

export const answerEverybody = (status: number): Record<Actor, number> => ({
  owner: status,
  'other owner': status,
  anonymous: status,
  'bad token': status,
  'expired token': status,
  'deleted user': status,
})
