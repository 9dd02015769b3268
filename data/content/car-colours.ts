// The paints of a car, its own first: words and dots as the author writes them, pictures as they are rendered.
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { UnknownRecord } from 'io-ts'
import { COLOURS } from '../pictures/index.js'
import { toCarMedium } from './car-medium.js'
import { textAt } from './line-up.js'
import type { CarEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

const pictureOf = (car: CarEntry, paint: string) => {
  const colour = COLOURS.find((one) => one === paint)
  if (colour === undefined) return []
  return [toCarMedium({ body: car.body, colour }, 'three-quarter')]
}

/** Writes a showcase of the paints of a car: each as the author names it, with its picture. */
export const writeCarColours = (
  car: CarEntry,
  { alt, ...content }: Json,
): Json & { readonly colours: readonly Json[] } => {
  const written: readonly unknown[] = Array.isArray(content['colours']) ? content['colours'] : []
  const isOwn = (paint: unknown): boolean => textAt(paint, 'paint') === car.colour
  const ordered = [...written.filter(isOwn), ...written.filter((paint) => !isOwn(paint))]
  const alternateText = (colour: string): string =>
    fillPlaceholders(typeof alt === 'string' ? alt : '', { model: car.name, colour })
  return {
    ...content,
    colours: ordered.filter(UnknownRecord.is).map((paint) => ({
      ...paint,
      mediaAssets: pictureOf(car, textAt(paint, 'paint')).map((medium) => ({
        ...medium,
        alternateText: alternateText(textAt(paint, 'upholsteryTitle')),
      })),
    })),
  }
}
