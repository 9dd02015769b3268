// The rendered picture of a car as blocks with media read it.
import { carImage, type CarSide } from './assemble.js'
import type { CarEntry } from './parts.js'

/** A car from one side, the same picture on every screen. */
export const toCarMedium = (car: Pick<CarEntry, 'body' | 'colour'>, side: CarSide) => {
  const picture = { ...carImage(car, side), aspectRatio: '4:2' }
  return { imageSources: { sm: picture, md: picture, lg: picture } }
}
