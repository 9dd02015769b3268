// Paints as light: what a matt base and the flakes in it give back of every colour.
import type { Colour } from '../colour.js'

/** Red, green and blue as parts of the light [0 to 1]. */
export type Light = readonly [number, number, number]

/** A paint: its base, and its flakes. */
export interface Paint {
  readonly matt: Light
  readonly flake: Light
}

// A colour as it is written on a screen.
const light = (hex: string): Light => {
  const value = Number.parseInt(hex.slice(1), 16)
  const part = (shift: number): number => {
    const seen = ((value >> shift) & 255) / 255
    return seen <= 0.04045 ? seen / 12.92 : ((seen + 0.055) / 1.055) ** 2.4
  }
  return [part(16), part(8), part(0)]
}

const paint = (matt: string, flake: string): Paint => ({ matt: light(matt), flake: light(flake) })

/** The paints of the line-up. */
export const PAINTS: Readonly<Record<Colour, Paint>> = {
  cloud: paint('#c9cac8', '#3a3b3c'),
  graphite: paint('#0f1113', '#565f67'),
  fjord: paint('#04111f', '#25517c'),
  moss: paint('#121c16', '#51694f'),
  sand: paint('#6a5c48', '#ac9c7e'),
  dusk: paint('#2c130e', '#8a4a3c'),
}
