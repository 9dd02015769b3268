// The pictures pages are passed on with: a rendered car on the ground of the brand, or a scene cut to their shape.
import { findMade } from './made.js'

/** Shape of a card [px]. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** What a card is made from. */
export interface Card {
  /** Address of the rendered picture. */
  readonly picture: string
  /** Whether it fills the card; a car stands on the ground of the brand. */
  readonly isScene: boolean
}

const FOLDER = '/media/cards/'
const ADDRESS = /^\/media\/cards\/([a-z-]+)\.jpg$/

/** Address of the card of a scene, or of a car by its body and colour. */
export const writeCardAddress = (name: string): string => `${FOLDER}${name}.jpg`

/** Finds what the card at an address is made from; nothing where there is no such card. */
export const findCard = (address: string): Card | undefined => {
  const [, name = ''] = ADDRESS.exec(address) ?? []
  const cards: readonly Card[] = [
    { picture: `/media/scenes/${name}.1600.webp`, isScene: true },
    { picture: `/media/cars/${name}-three-quarter.1600.webp`, isScene: false },
  ]
  return cards.find(({ picture }) => findMade(picture).length > 0)
}
