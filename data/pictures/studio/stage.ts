// Writes a body for the renderer: its parts as numbers, its masks as pictures, and what both mean.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fittingsOf } from './fittings.js'
import { meshOf, mirrored } from './grid.js'
import { inlaysOf } from './inlays.js'
import { masksOf, SHEETS, writeMask } from './masks.js'
import type { BodyRecord } from './record.js'
import { skinOf, type Skin } from './skin.js'
import { partOf, type Part } from './solids.js'
import { wheelsOf } from './wheels.js'

const STEP = 0.01
const USUAL_SLOPE = -0.25

/** The outer skin of a body: its left half, and the right one. */
const shellOf = (skin: Skin, step = STEP): readonly Part[] => {
  const { nose, tail, height } = skin.measures
  const left = meshOf(
    skin.whole,
    { from: [tail - 0.1, -step / 2, 0.1], to: [nose + 0.1, 1.1, height + 0.06], step },
    true,
  )
  return [partOf('skin', left), partOf('skin', mirrored(left))]
}

interface Listed {
  readonly material: string
  readonly crease: number
  readonly points: number
  readonly triangles: number
  readonly normals: number
}

const list = ({ material, points, triangles, normals, crease = 0 }: Part): Listed => ({
  material,
  crease,
  points: points.length / 3,
  triangles: triangles.length / 3,
  normals: (normals?.length ?? 0) / 3,
})

const bytes = (numbers: Float32Array | Uint32Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Writes all that the renderer asks for into a folder. */
export const stage = async (
  record: BodyRecord,
  folder: string,
  about: readonly Part[] = [],
): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const skin = skinOf(record)
  const car = [...shellOf(skin), ...wheelsOf(skin), ...inlaysOf(skin), ...fittingsOf(skin)]
  const parts = [...car, ...about]
  const masks = masksOf(skin)
  for (const mask of masks) await writeMask(mask, join(folder, `${mask.name}.png`))
  const numbers = parts.flatMap(({ points, triangles, normals }) => [
    bytes(points),
    bytes(triangles),
    ...(normals === undefined ? [] : [bytes(normals)]),
  ])
  writeFileSync(join(folder, 'parts.bin'), Buffer.concat(numbers))
  const body = {
    measures: { ...skin.measures, rearTop: record.tailGlass[0] - 0.04 },
    sheets: SHEETS,
    parts: parts.map(list),
    mirror: record.mirror[2],
    rearSlope: record.rearSlope ?? USUAL_SLOPE,
  }
  writeFileSync(join(folder, 'body.json'), `${JSON.stringify(body, null, 1)}\n`)
}
