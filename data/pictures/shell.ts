import type { Camera } from './camera.js'
import { shadeOf, type Ramp } from './colour.js'
import type { Mood } from './mood.js'
import { curve } from './path.js'
import { group, path, type Sheet } from './sheet.js'
import { parts, type Surface } from './surface.js'
import { at, dot, mix, range, scale, sub, unit, type Vec2, type Vec3 } from './vector.js'

/** Everything a part of the car needs to draw itself. */
export interface Stage {
  readonly camera: Camera
  readonly mood: Mood
  readonly sheet: Sheet
}

/** A painted surface: a rougher outline to lie under it, a clip to it, and its paint clipped to it. */
export interface Shell {
  readonly outline: string
  readonly clip: string
  readonly paint: string
}

/** How a surface is painted. */
export interface Coat {
  readonly surface: Surface
  readonly ramp: Ramp
  /** How many shades are laid over each other. */
  readonly levels: number
  /** How far each shade melts into the next [px]. */
  readonly soft: number
}

/** Brightness of paint from 0 to 1 for an outward direction and a direction to the eye. */
const tone = (mood: Mood, normal: Vec3, eye: Vec3): number => {
  const facing = Math.max(0, dot(normal, eye))
  const mirror = sub(scale(normal, 2 * dot(normal, eye)), eye)
  const sky = 1 / (1 + Math.exp(-mirror[2] * 5.5))
  const lamp = unit(mood.light)
  const lit = Math.max(0, dot(normal, lamp))
  const glint = Math.max(0, dot(mirror, lamp)) ** 9
  const edge = (1 - facing) ** 4
  return (
    0.06 +
    0.36 * lit +
    0.16 * (0.5 + 0.5 * normal[2]) +
    0.24 * sky +
    0.16 * glint +
    0.14 * edge * sky
  )
}

interface Grid {
  readonly seen: readonly (readonly number[])[]
  readonly tones: readonly (readonly number[])[]
  /** Tones of the seen part, darkest first. */
  readonly sorted: readonly number[]
}

const gridOf = (stage: Stage, surface: Surface): Grid => {
  const eyes = range(surface.columns).map((i) =>
    range(surface.rows).map((j) => stage.camera.toEye(surface.point(i, j))),
  )
  const seen = eyes.map((list, i) =>
    list.map((eye, j) => (j < surface.first ? -0.5 : dot(surface.normal(i, j), eye))),
  )
  const tones = eyes.map((list, i) =>
    list.map((eye, j) => tone(stage.mood, surface.normal(i, j), eye)),
  )
  const sorted = tones
    .flatMap((list, i) => list.filter((_, j) => at(at(seen, i), j) > 0.02))
    .sort((a, b) => a - b)
  return { seen, tones, sorted }
}

/** Limits between shades: half evenly spread in tone, half evenly spread over the surface. */
const limitsOf = (sorted: readonly number[], count: number): number[] => {
  const last = sorted.length - 1
  const [low, high] = [at(sorted, 0), at(sorted, last)]
  return range(count + 2).map((k) => {
    const t = k / (count + 1)
    return mix(mix(low, high, t), at(sorted, Math.round(t * last)), 0.5)
  })
}

const areaOf = (loop: readonly Vec2[]): number =>
  loop.reduce((sum, [x, y], index) => {
    const [u, w] = at(loop, (index + 1) % loop.length)
    return sum + (x * w - u * y) / 2
  }, 0)

type Value = (column: number, row: number) => number

const loopsOf = (stage: Stage, surface: Surface, value: Value): Vec2[][] =>
  parts(surface, value).map((loop) => loop.map(stage.camera.place))

/** The largest outline alone: slivers and holes where a fold hides the skin are left out. */
const border = (stage: Stage, surface: Surface, { seen }: Grid): Vec2[] => {
  const loops = loopsOf(stage, surface, (i, j) => at(at(seen, i), j))
  const sizes = loops.map((loop) => Math.abs(areaOf(loop)))
  return at(loops, sizes.indexOf(Math.max(...sizes)))
}

/** Path data of the seen part of a surface. */
export const outlineOf = (stage: Stage, surface: Surface): string =>
  curve(border(stage, surface, gridOf(stage, surface)), { tolerance: 2 })

/** Outlines worth drawing: not specks, and not small dents, which read as stains. */
const kept = (stage: Stage, loops: readonly (readonly Vec2[])[]): (readonly Vec2[])[] => {
  const sizes = loops.map(areaOf)
  const largest = sizes.reduce((most, size) => (Math.abs(size) > Math.abs(most) ? size : most), 0)
  const dent = 0.16 * stage.camera.scale ** 2
  return loops.filter((_, index) => {
    const size = at(sizes, index)
    return Math.abs(size) > (Math.sign(size) === Math.sign(largest) ? 80 : dent)
  })
}

const drawn = (stage: Stage, surface: Surface, value: Value): string =>
  kept(stage, loopsOf(stage, surface, value))
    .map((loop) => curve(loop, { tolerance: 4 }))
    .join('')

/** Every shade is filled and edged with its own colour, so that it reaches past the clip before it melts. */
const INK = { fill: 'currentColor', stroke: 'currentColor', 'fill-rule': 'evenodd' }

/** A surface painted in shades that follow its form. */
export const shell = (stage: Stage, { surface, ramp, levels, soft }: Coat): Shell => {
  const grid = gridOf(stage, surface)
  const { seen, tones, sorted } = grid
  const edge = border(stage, surface, grid)
  const clip = stage.sheet.clip(curve(edge, { tolerance: 0.8 }))
  const limits = limitsOf(sorted, levels)
  const shadeAt = (level: number): string =>
    shadeOf(ramp, (at(limits, level) + at(limits, level + 1)) / 2)
  const layers = range(levels).map((level) => {
    const limit = at(limits, level + 1)
    const value = (i: number, j: number): number =>
      Math.min(at(at(seen, i), j) * 4, at(at(tones, i), j) - limit)
    return path(drawn(stage, surface, value), { color: shadeAt(level + 1) })
  })
  const base = path('M0 0h2400v2400H0z', { fill: shadeAt(0) })
  const paint = group(
    { 'clip-path': clip },
    base,
    group({ ...INK, 'stroke-width': soft * 2.4, filter: stage.sheet.blur(soft) }, ...layers),
  )
  return { outline: curve(edge, { tolerance: 2.6 }), clip, paint }
}
