import { tint, type Ramp } from './colour.js'
import { STUDIO, type Mood } from './mood.js'
import { num } from './path.js'
import type { Stop } from './sheet.js'
import { at } from './vector.js'

/** Time of day of a scene. */
export type Time = 'day' | 'dusk' | 'night'

/** Season of a scene. */
export type Season = 'summer' | 'winter'

/** Light, sky and season of a scene. */
export interface Air {
  readonly time: Time
  readonly season: Season
  /** Colours of the sky from the top to the horizon. */
  readonly sky: readonly Stop[]
  /** Colour far things fade into. */
  readonly haze: string
  /** A daylight colour as it looks in this light. */
  readonly grade: (colour: string) => string
  /** Values of a colour matrix that turns daylight colours into this light. */
  readonly matrix: string
  /** Are lamps and windows lit? */
  readonly lit: boolean
  /** Does snow lie? */
  readonly snow: boolean
  /** The light a car stands in. */
  readonly mood: Mood
}

type Gain = readonly [number, number, number]

interface Light {
  readonly gain: Gain
  readonly lift: Gain
}

const LIGHTS: Readonly<Record<Time, Light>> = {
  day: { gain: [1, 1, 1], lift: [0, 0, 0] },
  dusk: { gain: [0.72, 0.65, 0.65], lift: [0.045, 0.03, 0.055] },
  night: { gain: [0.27, 0.32, 0.42], lift: [0.025, 0.04, 0.075] },
}

const SKIES: Readonly<Record<`${Time}-${Season}`, Ramp>> = {
  'day-summer': ['#8fbcd6', '#bcd8e4', '#e8eee6', '#f6efe0'],
  'day-winter': ['#a9c1d1', '#c9d8e1', '#e6ecee', '#f3f1ec'],
  'dusk-summer': ['#38456b', '#7a6689', '#d08f86', '#f6c193'],
  'dusk-winter': ['#34466e', '#69709a', '#b795a6', '#f0c3ae'],
  'night-summer': ['#0a1020', '#101b30', '#1a2c44', '#29415a'],
  'night-winter': ['#0a1122', '#121f36', '#20344e', '#355069'],
}

const channel = (hex: string, place: number): number =>
  Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16)

const graded = ({ gain, lift }: Light, hex: string): string => {
  const part = (index: 0 | 1 | 2): string =>
    Math.min(255, Math.round(channel(hex, index) * gain[index] + lift[index] * 255))
      .toString(16)
      .padStart(2, '0')
  return `#${part(0)}${part(1)}${part(2)}`
}

const matrixOf = ({ gain, lift }: Light, more: number): string => {
  const row = (index: 0 | 1 | 2): string => {
    const cells = [0, 0, 0, 0, lift[index] * 0.4]
    cells[index] = gain[index] + (1 - gain[index]) * more
    return cells.map((cell) => num(cell, 3)).join(' ')
  }
  return `${row(0)} ${row(1)} ${row(2)} 0 0 0 1 0`
}

/** Light, sky and season for a time of day. */
export const airOf = (time: Time, season: Season): Air => {
  const light = LIGHTS[time]
  const sky = SKIES[`${time}-${season}`]
  const snow = season === 'winter'
  const grade = (colour: string): string =>
    graded(light, snow ? tint(colour, '#cfdbe4', 0.1) : colour)
  return {
    time,
    season,
    sky: sky.map((colour, index): Stop => [[0, 0.35, 0.75, 1][index] ?? 1, colour]),
    haze: time === 'dusk' ? tint(at(sky, 1), at(sky, 2), 0.3) : tint(at(sky, 2), at(sky, 3), 0.3),
    grade,
    matrix: matrixOf(light, time === 'dusk' ? 0.62 : 0.38),
    lit: time !== 'day',
    snow,
    mood: { ...STUDIO, pool: 0, shadow: time === 'day' ? 0.4 : 0.5, lamps: false },
  }
}
