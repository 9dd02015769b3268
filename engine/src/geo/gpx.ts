import type { LatLng, Line } from './geo.types.js'
import { listPoints } from './line.js'

/** A place of a GPX file. */
export interface GpxPlace {
  readonly at: LatLng
  readonly name: string
  /** What is done there; empty when there is nothing to say. */
  readonly text: string
}

/** A drive as a device for navigation takes it. */
export interface GpxRoute {
  readonly name: string
  /** Where the data comes from, as its licence asks for it. */
  readonly credit: string
  /** Start, stops and destination, in the order they are driven to. */
  readonly places: readonly GpxPlace[]
  /** The road. */
  readonly line: Line
}

const DECIMALS = 5

// What XML has no way to write is left out.
// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu

const escape = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replace(/[&<>]/g, (character) => `&#${String(character.charCodeAt(0))};`)

const degrees = (value: number): string => `${Number(value.toFixed(DECIMALS))}`

const element = (tag: string, content: string, at?: LatLng): string => {
  const place = at ? ` lat="${degrees(at.lat)}" lon="${degrees(at.lng)}"` : ''
  return `<${tag}${place}>${content}</${tag}>`
}

/**
 * Writes places and a road as GPX 1.1: the places as waypoints and as a route, the road as a track. What XML cannot hold
 * is left out.
 */
export const writeGpxFile = ({ name, credit, places, line }: GpxRoute): string => {
  const textOf = (tag: 'name' | 'desc', text: string): string => element(tag, escape(text))
  const title = textOf('name', name)
  const list = (tag: 'wpt' | 'rtept'): string =>
    places
      .map((one) =>
        element(tag, textOf('name', one.name) + (one.text && textOf('desc', one.text)), one.at),
      )
      .join('')
  const points = listPoints(line).map((at) => element('trkpt', '', at))
  return `<?xml version="1.0"?>
<gpx version="1.1" creator="evkit" xmlns="http://www.topografix.com/GPX/1/1">
${element('metadata', title + textOf('desc', credit))}
${list('wpt')}
${element('rte', title + list('rtept'))}
${element('trk', title + element('trkseg', points.join('')))}
</gpx>
`
}
