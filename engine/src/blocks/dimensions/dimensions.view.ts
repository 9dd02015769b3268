import type { MeasuredCar } from './dimensions.types.js'

/** [mm] A rectangle of a drawing; down is more. */
export interface DrawnBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** [mm] A line of a drawing. */
export interface DrawnLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** A car to scale: [mm], the ground at zero. */
export interface DimensionsView {
  readonly side: {
    readonly box: DrawnBox
    /** The whole picture, placed so that the car in it is as long as it is. */
    readonly picture: DrawnBox & { readonly src: string }
    readonly ground: DrawnLine
    readonly length: DrawnLine
    /** Where the person stands, and how tall. */
    readonly person: { readonly x: number; readonly height: number }
  }
  readonly top: {
    readonly box: DrawnBox
    readonly bay: DrawnBox
    readonly car: DrawnBox
    /** From one mirror to the other. */
    readonly mirrors: DrawnBox
  }
}

/** [mm] How tall the person beside a car is drawn. */
export const PERSON_HEIGHT = 1750
/** [mm] The parking bay a car is drawn in. */
export const BAY = { length: 5000, width: 2500 } as const

const EDGE = 150
const PERSON_SPACE = 900
const HEADROOM = 200
const BELOW = 420
const LINE_AT = 260
// Mirrors stand at this part of the length, behind the nose.
const MIRROR = { at: 0.32, length: 180 } as const

const toSide = (car: MeasuredCar): DimensionsView['side'] => {
  const { picture, nose, tail, ground, length } = car
  const scale = length / (tail - nose)
  const placed = {
    src: picture.src,
    x: -nose * scale,
    y: -ground * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  }
  const high = Math.max(PERSON_HEIGHT, ground * scale) + HEADROOM
  const right = length + PERSON_SPACE
  return {
    box: { x: -EDGE, y: -high, width: right + EDGE, height: high + BELOW },
    picture: placed,
    ground: { x1: -EDGE, y1: 0, x2: right, y2: 0 },
    length: { x1: 0, y1: LINE_AT, x2: length, y2: LINE_AT },
    person: { x: length + PERSON_SPACE / 2, height: PERSON_HEIGHT },
  }
}

const centred = (length: number, width: number): DrawnBox => ({
  x: -length / 2,
  y: -width / 2,
  width: length,
  height: width,
})

const toTop = ({ length, width, widthWithMirrors }: MeasuredCar): DimensionsView['top'] => ({
  box: centred(
    Math.max(BAY.length, length) + 2 * EDGE,
    Math.max(BAY.width, widthWithMirrors) + 2 * EDGE,
  ),
  bay: centred(BAY.length, BAY.width),
  car: centred(length, width),
  mirrors: {
    ...centred(MIRROR.length, widthWithMirrors),
    x: -length / 2 + MIRROR.at * length,
  },
})

/**
 * Places cars on one scale, each from the side beside a person, in drawings of one size.
 *
 * @source E-B-81
 */
export const sidesView = (cars: readonly MeasuredCar[]): readonly DimensionsView['side'][] => {
  const sides = cars.map(toSide)
  const width = Math.max(...sides.map(({ box }) => box.width))
  const height = Math.max(...sides.map(({ box }) => box.height))
  return sides.map((side) => ({
    ...side,
    box: { ...side.box, y: BELOW - height, width, height },
    ground: { ...side.ground, x2: width - EDGE },
  }))
}

/**
 * Places a car, a person and a parking bay on one scale, from the side and from above.
 *
 * @source E-B-76
 */
export const dimensionsView = (car: MeasuredCar): DimensionsView => ({
  side: toSide(car),
  top: toTop(car),
})
