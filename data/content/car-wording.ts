// How published figures of cars are worded, and what content calls them.
import { UnknownRecord } from 'io-ts'
import type { CarFigureRow } from '../sources/car-figure-rows.js'
import type { Wording } from './figure-words.js'

type Json = Readonly<Record<string, unknown>>

/** The texts of a member of a content, by name. */
export const textsOf = (content: Json, member: string): Readonly<Record<string, string>> => {
  const texts = content[member]
  return UnknownRecord.is(texts)
    ? Object.fromEntries(
        Object.entries(texts).filter((one): one is [string, string] => typeof one[1] === 'string'),
      )
    : {}
}

/** How a published figure is worded. */
export const WORD: Readonly<
  Record<CarFigureRow['figure'], (value: number, word: Wording) => string>
> = {
  lengthMm: (value, word) => word.length(value),
  widthMm: (value, word) => word.length(value),
  widthWithMirrorsMm: (value, word) => word.length(value),
  heightMm: (value, word) => word.length(value),
  wheelbaseMm: (value, word) => word.length(value),
  clearanceMm: (value, word) => word.length(value),
  turningCircleM: (value, word) => word.circle(value),
  seats: (value, word) => word.count(value),
  bootL: (value, word) => word.volume(value),
  bootThirdRowFoldedL: (value, word) => word.volume(value),
  bootFoldedL: (value, word) => word.volume(value),
  frunkL: (value, word) => word.volume(value),
  roofKg: (value, word) => word.weight(value),
  powerKw: (value, word) => word.power(value),
  torqueNm: (value, word) => word.own(value, 'nm'),
  zeroTo100S: (value, word) => word.seconds(value),
  topSpeedKmh: (value, word) => word.speed(value),
  whPerKm: (value, word) => word.consumption(value),
  kerbKg: (value, word) => word.weight(value),
  grossKg: (value, word) => word.weight(value),
  towingKg: (value, word) => word.weight(value),
}
