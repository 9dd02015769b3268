// A car seen from several sides: words as the author writes them, pictures as they are rendered.
import { UnknownRecord } from 'io-ts'
import { carImage, type CarSide } from './assemble.js'
import { toCarMedium } from './car-medium.js'
import { textAt } from './line-up.js'
import type { CarEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

const SIDES: readonly CarSide[] = ['three-quarter', 'side', 'rear']

// One side alone is what the page opens with.
const FEWEST = 2

/** Writes a gallery of the sides of a car; the reader of the gallery leaves a side out that is not rendered. */
export const writeCarViews = (car: Pick<CarEntry, 'body' | 'colour'>, content: Json): Json => {
  const written: readonly unknown[] = Array.isArray(content['items']) ? content['items'] : []
  const sideOf = (item: unknown): CarSide | undefined =>
    SIDES.find((side) => side === textAt(item, 'view') && carImage(car, side).sources !== undefined)
  if (written.filter((item) => sideOf(item) !== undefined).length < FEWEST)
    return { ...content, items: [] }
  const items = written.map((item) => {
    const side = sideOf(item)
    return side === undefined || !UnknownRecord.is(item)
      ? item
      : { ...item, ...toCarMedium(car, side) }
  })
  return { ...content, items }
}

type DrawnCar = Pick<CarEntry, 'body' | 'colour'>

/** Writes a gallery of cars from one side, one item for each that the author names; one nobody knows is left out. */
export const writeLineUpViews = (
  findCar: (name: string) => DrawnCar | undefined,
  { view, ...content }: Json,
): Json => {
  const written: readonly unknown[] = Array.isArray(content['items']) ? content['items'] : []
  const side = SIDES.find((one) => one === view) ?? 'three-quarter'
  const items = written.flatMap((item) => {
    const car = findCar(textAt(item, 'car'))
    return car === undefined || !UnknownRecord.is(item)
      ? []
      : [{ ...item, ...toCarMedium(car, side) }]
  })
  return { ...content, items }
}
