// Takes the noise out of few samples: pixels are averaged with neighbours that lie on the same surface and look alike.
import { read } from './numbers.js'

/** Numbers of a picture in planes, line by line. */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly planes: readonly Float32Array[]
}

const REACH = 4

// Bright places vary more: differences count in the way an eye sees them.
const seen = (value: number): number => Math.sqrt(Math.max(0, value) + 0.0005)

const blurred = (
  { width, height }: Planes,
  plane: Float32Array,
  change: (value: number) => number,
): Float32Array => {
  const out = new Float32Array(plane.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [sum, count] = [0, 0]
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          sum += change(read(plane, v * width + u))
          count += 1
        }
      out[y * width + x] = sum / count
    }
  return out
}

interface Guide {
  readonly plane: Float32Array
  readonly weight: number
}

const distanceOf = (guides: readonly Guide[], a: number, b: number): number => {
  let sum = 0
  for (const { plane, weight } of guides) {
    const gap = (read(plane, a) - read(plane, b)) * weight
    sum += gap * gap
    if (sum > 9) return sum
  }
  return sum
}

const smoothAt = (
  { width, height, planes }: Planes,
  guides: readonly Guide[],
  [x, y]: readonly [number, number],
): readonly number[] => {
  const sums = planes.map(() => 0)
  const here = y * width + x
  let total = 0
  for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v += 1)
    for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u += 1) {
      const there = v * width + u
      const distance = distanceOf(guides, here, there)
      if (distance > 9) continue
      const weight = Math.exp(-distance)
      total += weight
      for (let p = 0; p < planes.length; p += 1)
        sums[p] = read(sums, p) + weight * read(planes[p] ?? [], there)
    }
  return sums.map((sum) => sum / total)
}

/** How alike neighbours must be: by surface direction, by surface colour, and by light. */
export interface Likeness {
  readonly features: readonly Guide[]
  readonly light: number
}

/** The planes without their noise; edges of features and of light stay where they are. */
export const denoise = (picture: Planes, { features, light }: Likeness): Planes => {
  const { width, height, planes } = picture
  const lights = planes.map((plane) => ({
    plane: blurred(picture, plane, seen),
    weight: 1 / light,
  }))
  const surfaces = features.map((guide) => ({
    ...guide,
    plane: blurred(picture, guide.plane, (v) => v),
  }))
  const guides = [...surfaces, ...lights]
  const out = planes.map((plane) => Float32Array.from(plane))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const values = smoothAt(picture, guides, [x, y])
      values.forEach((value, p) => {
        const plane = out[p]
        if (plane !== undefined) plane[y * width + x] = value
      })
    }
  return { width, height, planes: out }
}
