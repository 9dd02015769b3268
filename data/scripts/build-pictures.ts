// Draws every picture content names, and copies those made ahead; a photograph of the brand takes the place of either:
// npx tsx data/scripts/build-pictures.ts <folder of the site>
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { either as E } from 'fp-ts'
import { openPhotographs } from '../content/photographs.js'
import { drawCard } from '../content/draw-card.js'
import { drawByName, findSource, type Card, type NamedPicture } from '../pictures/index.js'
import { openStore } from '../service/store.js'

const DATA = new URL('../', import.meta.url)
const [folder] = process.argv.slice(2)
const store = openStore(DATA)
if (folder === undefined) throw new Error('usage: build-pictures.ts <folder of the site>')
if (E.isLeft(store)) throw new Error('The data has faults: npm run check:data lists them.')

const RENDERED = new URL('../pictures/rendered/', import.meta.url)
const CLIPS = new URL('../pictures/clips/', import.meta.url)
const photographs = openPhotographs(DATA)

// As it is rendered, or the photograph of its name.
const readMade = async (address: string): Promise<Buffer> => {
  const rendered = readFileSync(new URL(basename(address), RENDERED))
  return (await photographs.cut(address, rendered)) ?? rendered
}

const write = (address: string, bytes: Buffer | string): void => {
  writeFileSync(join(folder, address), bytes)
}

const writeDrawn = async (address: string, picture: NamedPicture): Promise<void> => {
  const drawing = drawByName(picture)
  write(address, `${(await photographs.wrap(address, drawing)) ?? drawing}\n`)
}

const writeCard = async (address: string, { picture, isScene }: Card): Promise<void> => {
  const { brand } = store.right
  write(address, await drawCard(await readMade(picture), { brand, isScene }))
}

for (const address of store.right.pictures) {
  const place = dirname(address)
  mkdirSync(join(folder, place), { recursive: true })
  const source = findSource(address)
  switch (source?.kind) {
    case 'drawn':
      await writeDrawn(address, source.picture)
      break
    case 'card':
      await writeCard(address, source.card)
      break
    case 'made':
      for (const name of source.files) write(`${place}/${name}`, await readMade(`${place}/${name}`))
      break
    case 'clip':
      for (const name of source.files) copyFileSync(new URL(name, CLIPS), join(folder, place, name))
      break
    case undefined:
      throw new Error(`No picture is drawn at ${address}`)
  }
}
