/** A user as a row to insert. */
export const aUser = (id: string) => ({
  id,
  identityUid: `uid-${id}`,
  email: `${id}@studio.example`,
  firstName: 'Nora',
  lastName: 'Feldmann',
  timeZone: 'UTC',
  createdAt: new Date('2026-05-12T00:00:00.123Z'),
})
