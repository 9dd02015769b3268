// Renders the cars: tsx data/pictures/studio/main.ts [--draft] [--body=small-suv] [--view=side] [--keep] — see README.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BODY_RECORDS } from './bodies/index.js'
import type { MadeScene, MadeView } from '../made.js'
import { developScene, viewOf, type View } from './develop.js'
import { readExr, type Layers } from './exr.js'
import { writeList, writePictures, writeScene } from './gallery.js'
import { PLACES, placeOrder } from './places/index.js'
import type { BodyRecord } from './record.js'
import { measuresOf } from './skin.js'
import { stage } from './stage.js'
import { STUDIO_VIEWS, toOrder, type Shot } from './views.js'

const { values: asked } = parseArgs({
  options: {
    body: { type: 'string' },
    view: { type: 'string' },
    draft: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    develop: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    scene: { type: 'string' },
  },
})

const WORK = join(tmpdir(), 'evkit-studio')
const SCENE = fileURLToPath(new URL('scene.py', import.meta.url))

const say = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

// Cabin and lamps are seen best from the front quarter.
const SAMPLES: Readonly<Record<MadeView, number>> = {
  'three-quarter': 20,
  side: 16,
  rear: 18,
  front: 26,
}

const shots = (view: MadeView): readonly Shot[] =>
  asked.draft
    ? [
        { view, pass: 'car', width: 640, samples: 16 },
        { view, pass: 'shadow', width: 240, samples: 24 },
      ]
    : [
        { view, pass: 'car', width: 1600, samples: SAMPLES[view] },
        { view, pass: 'shadow', width: 400, samples: 48 },
      ]

interface Order {
  /** Of its files. */
  readonly name: string
  /** Folder of what is staged. */
  readonly staged: string
  readonly order: unknown
}

const render = ({ name, staged, order }: Order): Layers => {
  const [told, out] = [join(WORK, `${name}.json`), join(WORK, `${name}.exr`)]
  if (!(asked.keep && existsSync(out))) {
    writeFileSync(told, JSON.stringify(order))
    const args = ['-b', '-t', '1', '-P', SCENE, '--', join(WORK, staged), told, out]
    const done = spawnSync('blender', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
    if (done.status !== 0 || !existsSync(out) || done.stderr.includes('Traceback'))
      throw new Error(`${name} was not rendered: ${done.stderr || String(done.error)}`)
  }
  return readExr(readFileSync(out))
}

const measure = (record: BodyRecord, view: MadeView): readonly Layers[] =>
  shots(view).map((shot) =>
    render({
      name: `${record.body}-${shot.view}-${shot.pass}-${shot.width}`,
      staged: record.body,
      order: toOrder(shot, measuresOf(record)),
    }),
  )

const toView = ([car, floor]: readonly Layers[]): View => {
  if (car === undefined || floor === undefined) throw new Error('nothing was rendered')
  return viewOf(car, floor)
}

const SCENE_TAKE = asked.draft ? { width: 480, samples: 8 } : { width: 1920, samples: 22 }

const shootScene = async (name: MadeScene): Promise<void> => {
  const place = PLACES[name]
  const record = BODY_RECORDS.find(({ body }) => body === place.body)
  if (record === undefined) throw new Error(`no body ${place.body}`)
  const measures = measuresOf(record)
  if (!asked.develop) await stage(record, join(WORK, name), place.parts(measures))
  const order = placeOrder(place, measures, SCENE_TAKE)
  const layers = render({ name: `${name}-${SCENE_TAKE.width}`, staged: name, order })
  if (asked.measure) return
  const pixels = developScene(layers, place)
  await writeScene({ name, width: layers.width, pixels, folder: WORK }, asked.draft)
}

const isAsked = (name: string, list: string | undefined): boolean =>
  list === undefined || list.split(',').includes(name)

mkdirSync(WORK, { recursive: true })
const SCENES = Object.keys(PLACES) as readonly MadeScene[]
for (const name of SCENES.filter((one) => asked.scene?.split(',').includes(one))) {
  const from = Date.now()
  await shootScene(name)
  say(`${name}: ${Math.round((Date.now() - from) / 1000)} s`)
}
for (const record of BODY_RECORDS.filter(
  ({ body }) => asked.scene === undefined && isAsked(body, asked.body),
)) {
  const start = Date.now()
  if (!asked.develop) await stage(record, join(WORK, record.body))
  say(`${record.body}: shape and masks, ${Math.round((Date.now() - start) / 1000)} s`)
  for (const view of STUDIO_VIEWS.filter((name) => isAsked(name, asked.view))) {
    const from = Date.now()
    const layers = measure(record, view)
    if (!asked.measure)
      await writePictures(toView(layers), { record, view, draft: asked.draft ? WORK : undefined })
    say(`${record.body} ${view}: ${Math.round((Date.now() - from) / 1000)} s`)
  }
}
if (!asked.draft && !asked.measure) writeList()
