import { Author } from './author.tsx'
import { Avatar } from './avatar.tsx'
import { Card, Said } from './card.tsx'
import { facesOf } from './faces.ts'
import { Stars } from './stars.tsx'
import { claims, Summary } from './summary.tsx'

/**
 * What layouts of other chunks are made of, so that they don't carry it again. Those may be older or newer: nothing here
 * may be renamed or removed.
 */
export const parts = { Author, Avatar, Card, Said, Stars, Summary, claims, facesOf }
