// What the picture at an address of content is made from: each address has one answer, for the build and for the check.
import { findPicture, type NamedPicture } from './by-name.js'
import { findCard, type Card } from './cards.js'
import { findClip } from './clips.js'
import { findMade } from './made.js'

/** What a picture is made from: a drawing, files made ahead, or what a card shows. */
export type PictureSource =
  | { readonly kind: 'drawn'; readonly picture: NamedPicture }
  | { readonly kind: 'made' | 'clip'; readonly files: readonly string[] }
  | { readonly kind: 'card'; readonly card: Card }

/** Finds what the picture at an address is made from; nothing where there is none. */
export const findSource = (address: string): PictureSource | undefined => {
  const picture = findPicture(address)
  if (picture !== undefined) return { kind: 'drawn', picture }
  const card = findCard(address)
  if (card !== undefined) return { kind: 'card', card }
  const [made, clips] = [findMade(address), findClip(address)]
  if (made.length > 0) return { kind: 'made', files: made }
  return clips.length > 0 ? { kind: 'clip', files: clips } : undefined
}
