// Solids turned, drawn along or blown up: the parts that are no skin.
import { meshOf, type Field, type Mesh } from './grid.js'
import { read, smoothMax } from './numbers.js'
import { spread } from './skin.js'

/** A point in space [m]. */
export type Spot = readonly [number, number, number]

/** A part of the car with what it is made of. */
export interface Part {
  readonly material: string
  readonly points: Float32Array
  readonly triangles: Uint32Array
  /** Directions out of the surface; without them, faces that meet at less than `crease` degrees look round. */
  readonly normals?: Float32Array
  readonly crease?: number
}

/** A part of a mesh. */
export const partOf = (material: string, { points, normals, triangles }: Mesh): Part => ({
  material,
  points,
  normals,
  triangles,
})

/** A part moved to where it belongs. */
export const moved = (part: Part, move: (spot: Spot) => Spot, isTurnedOver = false): Part => {
  const { normals: _, points, triangles, ...rest } = part
  const out = new Float32Array(points.length)
  for (let i = 0; i < points.length; i += 3)
    out.set(move([read(points, i), read(points, i + 1), read(points, i + 2)]), i)
  const turned = isTurnedOver
    ? triangles.map((_point, i) => read(triangles, i - (i % 3) + (2 - (i % 3))))
    : triangles
  return { ...rest, points: out, triangles: turned }
}

/** A net of points, joined row by row; closed nets join the last row with the first. */
export const netOf = (
  material: string,
  rows: readonly (readonly Spot[])[],
  { isClosed = false, crease = 40 } = {},
): Part => {
  const width = rows[0]?.length ?? 0
  const faces: number[] = []
  const count = isClosed ? rows.length : rows.length - 1
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < width - 1; j += 1) {
      const [a, b] = [i * width + j, ((i + 1) % rows.length) * width + j]
      faces.push(a, b, b + 1, a, b + 1, a + 1)
    }
  return {
    material,
    points: Float32Array.from(rows.flat(2)),
    triangles: Uint32Array.from(faces),
    crease,
  }
}

/** A profile of radius and depth turned round the y axis. */
export const turned = (
  material: string,
  profile: readonly (readonly [radius: number, depth: number])[],
  segments = 128,
): Part =>
  netOf(
    material,
    spread(0, 2 * Math.PI, segments + 1)
      .slice(0, -1)
      .map((angle) => profile.map(([r, y]): Spot => [r * Math.cos(angle), y, r * Math.sin(angle)])),
    { isClosed: true },
  )

/** A round-edged block: half sizes, rounding, and where it stands, leaning backwards by an angle [rad]. */
export interface Block {
  readonly at: Spot
  readonly half: Spot
  readonly round: number
  readonly lean?: number
}

const blockField = ({ at, half, round, lean = 0 }: Block): Field => {
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  return (x, y, z) => {
    const [dx, dz] = [x - at[0], z - at[2]]
    const u = Math.abs(c * dx - s * dz) - half[0]
    const w = Math.abs(c * dz + s * dx) - half[2]
    const v = Math.abs(y - at[1]) - half[1]
    return smoothMax(smoothMax(u, w, round), v, round)
  }
}

/** A round-edged block as a part. */
export const blockOf = (material: string, block: Block): Part => {
  const reach = Math.hypot(...block.half) + block.round
  const field = blockField(block)
  const step = Math.max(0.008, reach / 40)
  const [x, y, z] = block.at
  return partOf(
    material,
    meshOf(field, {
      from: [x - reach, y - reach, z - reach],
      to: [x + reach, y + reach, z + reach],
      step,
    }),
  )
}

/** A ring round an axis that leans from z to x by an angle [rad]. */
export const ringOf = (
  material: string,
  at: Spot,
  {
    radius,
    thick,
    lean,
  }: { readonly radius: number; readonly thick: number; readonly lean: number },
): Part =>
  netOf(
    material,
    spread(0, 2 * Math.PI, 65).map((angle) =>
      spread(0, 2 * Math.PI, 17).map((turn): Spot => {
        const r = radius + thick * Math.cos(turn)
        const [u, v, w] = [r * Math.cos(angle), r * Math.sin(angle), thick * Math.sin(turn)]
        return [
          at[0] + u * Math.cos(lean) + w * Math.sin(lean),
          at[1] + v,
          at[2] - u * Math.sin(lean) + w * Math.cos(lean),
        ]
      }),
    ),
  )
