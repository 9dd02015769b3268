import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  BODIES,
  COLOURS,
  drawCar,
  drawScene,
  SCENES,
  type Body,
  type CarView,
  type Colour,
  type SceneName,
  type Season,
  type Time,
} from './index.js'

const VIEWS: readonly CarView[] = ['side', 'three-quarter', 'square']
const TIMES: readonly Time[] = ['day', 'dusk', 'night']
const SEASONS: readonly Season[] = ['summer', 'winter']

const CAST: Readonly<Record<SceneName, { body: Body; colour: Colour }>> = {
  'home-wallbox': { body: 'compact-suv', colour: 'moss' },
  'street-ac': { body: 'small-suv', colour: 'sand' },
  'motorway-dc': { body: 'coupe-suv', colour: 'cloud' },
  'winter-road': { body: 'large-suv', colour: 'fjord' },
  battery: { body: 'small-suv-cross', colour: 'dusk' },
}

const save = (folder: string, name: string, svg: string): void =>
  writeFileSync(join(folder, `${name}.svg`), `${svg}\n`)

const out = process.argv[2]
if (out === undefined) throw new Error('usage: npx tsx data/pictures/write.ts <outDir>')
const [cars, scenes] = [join(out, 'cars'), join(out, 'scenes')]
mkdirSync(cars, { recursive: true })
mkdirSync(scenes, { recursive: true })
for (const body of BODIES)
  for (const colour of COLOURS)
    for (const view of VIEWS)
      save(cars, `${body}-${colour}-${view}`, drawCar({ body, colour, view }))
for (const scene of SCENES)
  for (const time of TIMES)
    for (const season of SEASONS)
      save(scenes, `${scene}-${time}-${season}`, drawScene({ scene, time, season, ...CAST[scene] }))
