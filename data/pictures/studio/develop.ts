// Makes a picture of what the renderer measured: any paint from three layers of light, a shadow beneath, clear all round.
import { denoise, type Planes } from './denoise.js'
import type { Layers } from './exr.js'
import { read } from './numbers.js'
import type { Light, Paint } from './paints.js'

/** Light of a view, apart: all but the paint, its base, its flakes; and where it is seen. */
export interface View {
  readonly width: number
  readonly height: number
  readonly bare: Float32Array
  readonly matt: Float32Array
  readonly flake: Float32Array
  readonly cover: Float32Array
  /** Where red lamps are. */
  readonly red: Float32Array
  readonly shadow: Float32Array
}

/** How much of the light base and flakes gave back when they were measured. */
const MEASURED = 0.8

const layer = ({ channels }: Layers, name: string): Float32Array => {
  const found = channels.get(`ViewLayer.${name}`)
  if (found === undefined) throw new Error(`the renderer gave no ${name}`)
  return found
}

const mapped = (list: Float32Array, change: (value: number, index: number) => number) =>
  Float32Array.from(list, change)

const minus = (one: Float32Array, other: Float32Array): Float32Array =>
  mapped(one, (value, i) => (value - read(other, i)) / MEASURED)

const LIKENESS = { direction: 9, colour: 14, cover: 6, light: 0.06 }

const featuresOf = (layers: Layers) => {
  const guide = (name: string, weight: number) => ({ plane: layer(layers, name), weight })
  return [
    ...['X', 'Y', 'Z'].map((axis) => guide(`Denoising Normal.${axis}`, LIKENESS.direction)),
    ...['R', 'G', 'B'].map((part) => guide(`Denoising Albedo.${part}`, LIKENESS.colour)),
    guide('Combined.A', LIKENESS.cover),
  ]
}

const cleaned = (layers: Layers): Planes => {
  const { width, height } = layers
  const bare = layer(layers, 'Combined.R')
  const planes = [
    bare,
    minus(layer(layers, 'Combined.G'), bare),
    minus(layer(layers, 'Combined.B'), bare),
  ]
  return denoise({ width, height, planes }, { features: featuresOf(layers), light: LIKENESS.light })
}

/** A box blur of a plane, three times: as good as a bell. */
const softened = (plane: Float32Array, [width, height]: readonly number[], half: number) => {
  const [w = 0, h = 0] = [width, height]
  const pass = (from: Float32Array, [step, count, lines]: readonly [number, number, number]) => {
    const out = new Float32Array(from.length)
    for (let line = 0; line < lines; line += 1) {
      const start = step === 1 ? line * count : line
      const value = (i: number): number =>
        read(from, start + Math.max(0, Math.min(count - 1, i)) * step)
      let sum = 0
      for (let i = -half; i <= half; i += 1) sum += value(i)
      for (let i = 0; i < count; i += 1) {
        out[start + i * step] = sum / (2 * half + 1)
        sum += value(i + half + 1) - value(i - half)
      }
    }
    return out
  }
  let now = plane
  for (let turn = 0; turn < 3; turn += 1) now = pass(pass(now, [1, w, h]), [w, h, w])
  return now
}

// Light of the floor where no car is near differs by noise only: that much counts as none.
const LEAST_SHADOW = 0.12

// How dark the floor is: half of it is free of the car.
const shadowOf = (layers: Layers): Float32Array => {
  const size = [layers.width, layers.height] as const
  const half = Math.max(1, Math.round(layers.width / 200))
  const cover = layer(layers, 'Combined.A')
  const seen = layer(layers, 'Combined.R')
  const on = seen.filter((_, i) => read(cover, i) > 0.99).sort()
  const lit = read(on, Math.floor(on.length * 0.7))
  const light = softened(
    mapped(seen, (value, i) => (read(cover, i) < 0.99 ? lit : value)),
    size,
    half,
  )
  return mapped(light, (value) => Math.max(0, 1 - value / lit - LEAST_SHADOW) / (1 - LEAST_SHADOW))
}

const enlarged = (layers: Layers, plane: Float32Array, width: number): Float32Array => {
  const factor = layers.width / width
  const height = Math.round(layers.height / factor)
  const out = new Float32Array(width * height)
  const at = (x: number, y: number): number =>
    read(plane, Math.min(layers.height - 1, y) * layers.width + Math.min(layers.width - 1, x))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [Math.max(0, (x + 0.5) * factor - 0.5), Math.max(0, (y + 0.5) * factor - 0.5)]
      const [i, j] = [Math.floor(u), Math.floor(v)]
      const [s, t] = [u - i, v - j]
      out[y * width + x] =
        (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) +
        (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t
    }
  return out
}

/** Takes a view apart into its layers. */
export const viewOf = (car: Layers, floor: Layers): View => {
  const { width, height } = car
  const [bare, matt, flake] = cleaned(car).planes
  if (bare === undefined || matt === undefined || flake === undefined) throw new Error('no light')
  return {
    width,
    height,
    bare,
    matt,
    flake,
    cover: layer(car, 'Combined.A'),
    red: layer(car, 'red.X'),
    shadow: enlarged(floor, shadowOf(floor), width),
  }
}

const EXPOSURE = 0.85

// A film's curve: deep shadows, soft highlights.
const film = (light: number): number => {
  const x = Math.max(0, light * EXPOSURE)
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
}

const onScreen = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055

/** How a scene is developed: brightness against one by day, and what far things fade to. */
export interface SceneLook {
  readonly exposure: number
  readonly haze?: { readonly colour: Light; readonly sight: number } | undefined
  /** How much the light of neighbours may differ by noise. */
  readonly grain?: number
}

const GRAIN = 0.05

/** The picture of a scene as it was measured: red, green and blue, a byte each. */
export const developScene = (
  layers: Layers,
  { exposure, haze, grain = GRAIN }: SceneLook,
): Uint8ClampedArray => {
  const planes = ['R', 'G', 'B'].map((part) => layer(layers, `Combined.${part}`))
  const clean = denoise(
    { ...layers, planes },
    { features: featuresOf(layers), light: grain },
  ).planes
  const far = haze === undefined ? undefined : layer(layers, 'Mist.Z')
  const out = new Uint8ClampedArray(layers.width * layers.height * 3)
  clean.forEach((plane, channel) => {
    plane.forEach((value, at) => {
      const share = far === undefined ? 0 : Math.min(1, Math.max(0, read(far, at)))
      const light = value + share * (read(haze?.colour ?? [], channel) - value)
      out[3 * at + channel] = 255 * onScreen(film(light * exposure))
    })
  })
  return out
}

const RED: Light = [1.5, 0.05, 0.04]
const SHADE = 14
const DARKEST = 0.86

// Shadows fade to nothing before the picture ends.
const fade = (place: number): number => Math.max(0, Math.min(1, place / 0.06, (1 - place) / 0.06))

const pixel = (view: View, paint: Paint, at: number): readonly [Light, number] => {
  const cover = Math.min(1, Math.max(0, read(view.cover, at)))
  const red = Math.min(1, read(view.red, at))
  const whole = Math.max(cover, 1e-3)
  const part = (channel: 0 | 1 | 2): number => {
    const light =
      read(view.bare, at) +
      paint.matt[channel] * read(view.matt, at) +
      paint.flake[channel] * read(view.flake, at)
    const tinted = light * (1 - red + red * RED[channel])
    return onScreen(film(tinted / whole))
  }
  return [[part(0), part(1), part(2)], cover]
}

/** The picture of a view in a paint: red, green, blue and cover, a byte each. */
export const develop = (view: View, paint: Paint): Uint8ClampedArray => {
  const { width, height } = view
  const out = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const [light, cover] = pixel(view, paint, at)
    const edge = fade((at % width) / width) * fade(Math.floor(at / width) / height)
    const shade = DARKEST * Math.min(1, read(view.shadow, at)) * edge
    const all = cover + shade * (1 - cover)
    const own = all === 0 ? 0 : cover / all
    light.forEach((value, channel) => {
      out[4 * at + channel] = value * 255 * own + SHADE * (1 - own)
    })
    out[4 * at + 3] = all * 255
  }
  return out
}
