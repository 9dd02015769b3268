// What is cut into a body or painted on it, as masks: shapes of the side, front, rear and top, as pictures a renderer lays over it.
import sharp from 'sharp'
import type { Cut, Inlay } from './record.js'
import { outlineOf, inlayRibbon, sideEdges, sideRibbon, type Point } from './outline.js'
import { inlaysOn, pillarAt, placeAhead, spread, type Skin } from './skin.js'

/** A part of a plane that a mask covers [m]. */
interface Sheet {
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Side view, seen from the left; front and rear, and top with the left half only. */
export const SHEETS = {
  side: { left: -2.8, width: 5.6, height: 1.9 },
  end: { left: -1.1, width: 2.2, height: 1.9 },
  top: { left: -2.8, width: 5.6, height: 1.1 },
} as const satisfies Readonly<Record<string, Sheet>>

const PER_METRE = 1000

/** Three masks in the channels of one picture. */
export interface MaskFile {
  readonly name: string
  readonly sheet: Sheet
  readonly channels: readonly [string, string, string]
}

const write = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`).join(' ')

const filled = (points: readonly Point[], round = 0, ink = '#fff'): string =>
  `<polygon points="${write(points)}" fill="${ink}" stroke="${ink}" stroke-linejoin="round" stroke-width="${2 * round}"/>`

const drawn = (points: readonly Point[], width: number, ink = '#fff'): string =>
  `<polyline points="${write(points)}" fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round" stroke-width="${width}"/>`

const ring = ([x, y]: Point, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`

const both = (shapes: string): string => `${shapes}<g transform="scale(-1,1)">${shapes}</g>`

const CUT = 0.0075

// Corners of a cut are rounded by a spline through its points.
const smooth = (points: readonly Point[]): Point[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1]
    if (next === undefined) return [point]
    const before = points[i - 1] ?? point
    const after = points[i + 2] ?? next
    return spread(0, 1, 13)
      .slice(0, -1)
      .map((t): Point => [
        catmull([before[0], point[0], next[0], after[0]], t),
        catmull([before[1], point[1], next[1], after[1]], t),
      ])
  })

const catmull = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)

const cutsOf = (cuts: readonly Cut[]): string =>
  cuts.map(({ points, width = CUT }) => drawn(smooth(points), width)).join('')

const handleShape = ([x, z]: Point, tilt: number): Point[] => {
  const [w, h] = [0.085, 0.0085]
  return [
    [x - w, z - h - tilt * w],
    [x + w, z - h + tilt * w],
    [x + w, z + h + tilt * w],
    [x - w, z + h - tilt * w],
  ]
}

// How far the middle of the windscreen stands in front of its sides.
const BOW = 0.35

const sideMasks = (skin: Skin): readonly MaskFile[] => {
  const { record, measures } = skin
  const edges = sideEdges(skin)
  const frame = sideRibbon(skin, edges, 0.02)
  const pane = sideRibbon(skin, edges, 0.03)
  const pillars = record.glass.pillars.map(({ low, high, width }) =>
    drawn([low, high], width, '#000'),
  )
  const dark = filled(outlineOf(frame), 0.02)
  const handles = record.handles.map(({ at, tilt }) => {
    const shape = handleShape(at, tilt)
    return filled(shape, 0.0115) + filled(shape, 0.0055, '#000')
  })
  const sill = [
    [-2.8, 0],
    [-2.8, record.sill[0]],
    [measures.rear - measures.archRadius, record.sill[0]],
    [measures.rear + measures.archRadius, record.sill[1]],
    [measures.front - measures.archRadius, record.sill[1]],
    [measures.front + measures.archRadius, record.sill[2]],
    [2.8, record.sill[2]],
    [2.8, 0],
  ] as const
  const holes = [measures.front, measures.rear].map((x) =>
    ring([x, measures.tyre], measures.archRadius),
  )
  const belt = frame.places.map((x): Point => [x, edges.belt(x) + record.glass.above - 0.004])
  const trim = record.brightTrim ? drawn(belt, 0.011) : ''
  const upper = spread(measures.tail - 0.1, measures.front, 120).map((x): Point => [
    x,
    edges.belt(x) > edges.belt(0) - 0.02 ? edges.belt(x) + 0.004 : record.tailGlass[0] - 0.025,
  ])
  const rising = edges.front
    .filter(([x, z]) => z > edges.belt(x))
    .map(([x, z]): Point => [x + (z > edges.belt(x) + 0.12 ? BOW : 0.03), z])
  const behind = upper.filter(([x]) => x < (rising[0]?.[0] ?? 0))
  const roof: Point[] = [...behind, ...rising, [measures.tail - 0.1, 1.9]]
  return [
    {
      name: 'side-1',
      sheet: SHEETS.side,
      channels: [
        dark,
        filled(outlineOf(pane), 0.014) + pillars.join(''),
        cutsOf(record.cuts) + handles.join(''),
      ],
    },
    { name: 'side-2', sheet: SHEETS.side, channels: [holes.join(''), filled(sill), trim] },
    { name: 'side-3', sheet: SHEETS.side, channels: [record.darkRoof ? filled(roof) : '', '', ''] },
  ]
}

const windowShape = (skin: Skin, end: 'front' | 'rear', inwards: number): readonly Point[] => {
  const [low, high, drop, edge] = end === 'front' ? skin.record.screenGlass : skin.record.tailGlass
  const half = (z: number): number => skin.glassSide(pillarAt(skin, end, z), z) - edge - inwards
  const side = spread(low + inwards, high - inwards - drop * 0.7, 40).map((z): Point => [
    half(z),
    z,
  ])
  const corner = side[side.length - 1]?.[0] ?? 0.5
  const top = spread(corner, -corner, 40).map((y): Point => [
    y,
    high - inwards - drop * (Math.abs(y) / corner) ** 2.2 * 0.7,
  ])
  return [...side, ...top, ...side.map(([y, z]): Point => [-y, z]).reverse()]
}

const inlayShapes = (inlays: readonly Inlay[]): string =>
  inlays
    .map((inlay) => {
      const shape = filled(outlineOf(inlayRibbon(inlay)))
      return inlay.across[0] === 0 ? shape : both(shape)
    })
    .join('')

const endMasks = (skin: Skin, end: 'front' | 'rear'): readonly MaskFile[] => {
  const cuts = end === 'front' ? '' : both(cutsOf(skin.record.rearCuts))
  const dark = filled(windowShape(skin, end, 0.03), 0.03)
  const glass = filled(windowShape(skin, end, 0.065), 0.03)
  return [
    { name: `${end}-1`, sheet: SHEETS.end, channels: [dark, glass, cuts] },
    { name: `${end}-2`, sheet: SHEETS.end, channels: [inlayShapes(inlaysOn(skin, end)), '', ''] },
  ]
}

const topMask = ({ record, measures }: Skin): MaskFile => {
  const hood = record.hood.map(({ points }) =>
    drawn(smooth(points.map((point): Point => [placeAhead(measures, point), point[2]])), CUT),
  )
  const [from, to, half] = record.roofGlass ?? [0, 0, 0]
  const glass: Point[] = [
    [from, -0.2],
    [from, half],
    [to, half],
    [to, -0.2],
  ]
  return {
    name: 'top',
    sheet: SHEETS.top,
    channels: [record.roofGlass === undefined ? '' : filled(glass, 0.04), hood.join(''), ''],
  }
}

/** Every mask of a body. */
export const masksOf = (skin: Skin): readonly MaskFile[] => [
  ...sideMasks(skin),
  ...endMasks(skin, 'front'),
  ...endMasks(skin, 'rear'),
  topMask(skin),
]

const toPixels = async (shapes: string, { left, width, height }: Sheet): Promise<Buffer> => {
  const size = `width="${width * PER_METRE}" height="${height * PER_METRE}"`
  const place = `scale(${PER_METRE},${-PER_METRE}) translate(${-left},${-height})`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%"/><g transform="${place}">${shapes}</g></svg>`
  return sharp(Buffer.from(svg)).greyscale().extractChannel(0).raw().toBuffer()
}

/** Writes a mask as a picture of three channels. */
export const writeMask = async ({ sheet, channels }: MaskFile, path: string): Promise<void> => {
  const raw = {
    width: sheet.width * PER_METRE,
    height: sheet.height * PER_METRE,
    channels: 1 as const,
  }
  const [red, ...others] = await Promise.all(channels.map((shapes) => toPixels(shapes, sheet)))
  await sharp(red, { raw }).joinChannel(others, { raw }).png({ compressionLevel: 2 }).toFile(path)
}
