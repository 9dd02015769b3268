// A page as its author writes it, with what the site puts in: for whoever looks at it before it is filled.
import { UnknownRecord } from 'io-ts'
import { CLIPS, findSideFrame } from '../pictures/index.js'
import { carImage } from './assemble.js'
import { writeCarViews, writeLineUpViews } from './car-views.js'
import { findClipName, writeClip } from './clips.js'
import { CAR_TABLES } from './car-data.js'
import { CAR_SOURCES } from './car-sources.js'
import { BROWSER_TABLE } from './browser-tables.js'
import { CREDIT_SOURCES } from './credit-tables.js'

// Any car does.
const CAR = { body: 'small-suv', colour: 'moss' } as const
const LANGUAGE = 'en'
const NAMES = { carClip: CLIPS[0] }
const TABLES: readonly string[] = [...CREDIT_SOURCES, ...CAR_TABLES, CAR_SOURCES, BROWSER_TABLE]
const ROWS = [{ title: 'EX30' }]
const SCALED = {
  ...findSideFrame(CAR.body),
  picture: { ...carImage(CAR, 'side'), alt: '' },
  length: 4233,
  width: 1837,
}
const FINDER = {
  filters: {},
  versions: [{ car: 'EX30', slug: 'ex30-electric', motor: 'SM', title: 'Single Motor' }],
}

/** Fills a document with the clips it names, the pictures of a car and what data knows of one. */
export const fillExample = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fillExample)
  if (!UnknownRecord.is(value)) return value
  if (value['source'] === 'car-views') return writeCarViews(CAR, value)
  if (value['source'] === 'line-up-views') return writeLineUpViews(() => CAR, value)
  if (TABLES.some((source) => source === value['source'])) return { ...value, rows: ROWS }
  if (value['source'] === 'car-dimensions') return { ...value, car: SCALED }
  if (value['source'] === 'car-finder') return { ...value, ...FINDER }
  const name = findClipName(value, NAMES)
  const whole = name === undefined ? value : writeClip(name, value, LANGUAGE)
  return Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, fillExample(one)]))
}
