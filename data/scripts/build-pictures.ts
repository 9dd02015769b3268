// Draws every picture content names: npx tsx data/scripts/build-pictures.ts <folder of the site>
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { either as E } from 'fp-ts'
import { drawByName, findPicture } from '../pictures/index.js'
import { openStore } from '../service/store.js'

const [folder] = process.argv.slice(2)
const store = openStore(new URL('../', import.meta.url))
if (folder === undefined) throw new Error('usage: build-pictures.ts <folder of the site>')
if (E.isLeft(store)) throw new Error('The data has faults: npm run check:data lists them.')

for (const address of store.right.pictures) {
  const picture = findPicture(address)
  if (picture === undefined) throw new Error(`No picture is drawn at ${address}`)
  const file = join(folder, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${drawByName(picture)}\n`)
}
