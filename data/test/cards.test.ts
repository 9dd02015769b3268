// The pictures pages are passed on with.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { drawCard } from '../content/draw-card.js'
import { findCard, writeCardAddress } from '../pictures/index.js'
import { openStore } from '../service/store.js'

const store = openStore(new URL('../', import.meta.url))
if (E.isLeft(store)) throw new Error('the data has faults')
const { brand, pictures } = store.right

const read = (name: string): Buffer =>
  readFileSync(new URL(`../pictures/rendered/${name}`, import.meta.url))

const cards = pictures.filter((address) => address.startsWith('/media/cards/'))

const colourAt = async (card: Buffer, left: number, top: number): Promise<readonly number[]> => [
  ...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

const toParts = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((part, at) => Math.abs(part - (other[at] ?? 0))))

describe('[E-B-61] a card', () => {
  test('is there for every car of the line-up and for the site, and for nothing that is not rendered', () => {
    expect(cards.length).toBe(7)
    for (const address of cards) expect([address, findCard(address)]).not.toContain(undefined)
    for (const name of ['nobody', '../coast', 'coast.1600', ''])
      expect(findCard(writeCardAddress(name))).toBeUndefined()
  })

  test.each(['small-suv-moss', 'coast'])(
    '%s has the shape others ask for, and is light',
    async (name) => {
      const card = findCard(writeCardAddress(name))
      const drawn = await drawCard(read(basename(card?.picture ?? '')), {
        brand,
        isScene: card?.isScene === true,
      })
      const { width, height, format } = await sharp(drawn).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
      expect(drawn.byteLength).toBeLessThan(150_000)
    },
  )

  test('shows a car on the ground of the brand, with its mark', async () => {
    const drawn = await drawCard(read('small-suv-moss-three-quarter.1600.webp'), {
      brand,
      isScene: false,
    })
    const { light } = brand.colours
    expect(apart(await colourAt(drawn, 1190, 10), toParts(light['surface'] ?? ''))).toBeLessThan(6)
    expect(apart(await colourAt(drawn, 56, 84), toParts(light['accent'] ?? ''))).toBeLessThan(24)
    expect(apart(await colourAt(drawn, 600, 400), toParts(light['surface'] ?? ''))).toBeGreaterThan(
      60,
    )
  })
})
