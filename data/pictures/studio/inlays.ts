// Lamps, intakes and recesses: a wall round the opening, what lies in it, and a cover.
import type { Inlay } from './record.js'
import { normalAt } from './grid.js'
import { inlayRibbon, outlineOf, type Point } from './outline.js'
import { faceAt, inlaysOn, spread, type Skin } from './skin.js'
import { moved, netOf, type Part, type Spot } from './solids.js'

type End = 'front' | 'rear'

/** Puts a point of an outline on the face of the body, sunk by a depth. */
type Sink = (point: Point, depth: number) => Spot

const sinkInto =
  (skin: Skin, end: End): Sink =>
  ([y, z], depth) => {
    const spot: Spot = [faceAt(skin, end, [y, z]), y, z]
    const [nx, ny, nz] = normalAt(skin.body, spot)
    return [spot[0] - nx * depth, spot[1] - ny * depth, spot[2] - nz * depth]
  }

const WALL = [-0.0012, 0.002, 0.008, 1]

const wallOf = (inlay: Inlay, sink: Sink, material: string): Part => {
  const outline = outlineOf(inlayRibbon(inlay))
  return netOf(
    material,
    [...outline, ...outline.slice(0, 1)].map((point) =>
      WALL.map((part) => sink(point, part === 1 ? inlay.depth : part)),
    ),
    { crease: 60 },
  )
}

interface Sheet {
  readonly material: string
  readonly depth: number
  /** Part of the height it covers, from below. */
  readonly part?: readonly [number, number]
  /** Part of the width it covers. */
  readonly across?: readonly [number, number]
}

const sheetOf = (inlay: Inlay, sink: Sink, sheet: Sheet): Part => {
  const { part = [0, 1], across = [0, 1], material, depth } = sheet
  const { places, low, high } = inlayRibbon(inlay)
  const first = places[0] ?? 0
  const width = (places[places.length - 1] ?? 0) - first
  const rows = places.flatMap((y, i) => {
    const share = (y - first) / width
    if (share < across[0] || share > across[1]) return []
    const [a, b] = [low[i] ?? 0, high[i] ?? 0]
    return [spread(part[0], part[1], 7).map((t) => sink([y, a + (b - a) * t], depth))]
  })
  return netOf(material, rows, { crease: 60 })
}

// Blades across an intake, each a thin shelf with a lit edge.
const bladesOf = (inlay: Inlay, sink: Sink): readonly Part[] => {
  const count = Math.max(1, Math.round((inlay.up[1] - inlay.up[0]) / 0.045) - 1)
  return spread(0, 1, count + 2)
    .slice(1, -1)
    .flatMap((t) => [
      sheetOf(inlay, sink, { material: 'blade', depth: 0.018, part: [t - 0.06, t + 0.06] }),
      sheetOf(inlay, sink, { material: 'plastic', depth: 0.03, part: [t - 0.09, t + 0.06] }),
    ])
}

const lensOf = (sink: Sink, centre: Point, radius: number): readonly Part[] => {
  const disc = (material: string, size: number, depth: number): Part =>
    netOf(
      material,
      [0, 0.35, 0.7, 1].map((part) =>
        spread(0, 2 * Math.PI, 33).map((angle) =>
          sink(
            [
              centre[0] + size * part * Math.cos(angle) * 1.5,
              centre[1] + size * part * Math.sin(angle),
            ],
            depth - 0.008 * (1 - part ** 2),
          ),
        ),
      ),
      { crease: 80 },
    )
  return [disc('chrome', radius, 0.03), disc('lens', radius * 0.72, 0.026)]
}

type Share = readonly [number, number]
interface Line {
  readonly part: Share
  readonly across?: Share
}

// Where the lines of a lamp run: of its height, and of its width.
const LINES: Readonly<Record<'bar' | 'hook' | 'double', readonly Line[]>> = {
  bar: [{ part: [0.55, 0.78] }],
  hook: [{ part: [0.74, 0.9] }, { part: [0.1, 0.9], across: [0.02, 0.075] }],
  double: [{ part: [0.78, 0.92] }, { part: [0.08, 0.22] }],
}

// An arm stands at the inner end of a headlamp, and at the outer end of a tail lamp.
const turnedLine = ({ part, across }: Line): Line =>
  across === undefined ? { part } : { part, across: [1 - across[1], 1 - across[0]] }

const headlampOf = (inlay: Inlay, sink: Sink): readonly Part[] => {
  const [from, to] = inlay.across
  const mid = (y: number): number =>
    inlay.up[0] + 0.42 * (inlay.up[1] - inlay.up[0]) + inlay.rise * y
  const size = Math.min(0.018, (inlay.up[1] - inlay.up[0]) * 0.24)
  const lenses = [0.3, 0.5, 0.7].flatMap((share) => {
    const y = from + (to - from) * share
    return lensOf(sink, [y, mid(y)], size)
  })
  return [
    wallOf(inlay, sink, 'gloss'),
    sheetOf(inlay, sink, { material: 'lampback', depth: inlay.depth }),
    ...LINES[inlay.light ?? 'hook'].map((line) =>
      sheetOf(inlay, sink, { ...line, material: 'led', depth: 0.012 }),
    ),
    ...lenses,
    sheetOf(inlay, sink, { material: 'cover', depth: 0.001 }),
  ]
}

const taillampOf = (inlay: Inlay, sink: Sink): readonly Part[] => [
  wallOf(inlay, sink, 'gloss'),
  sheetOf(inlay, sink, { material: 'tailback', depth: inlay.depth }),
  ...LINES[inlay.light ?? 'hook'].map((line) =>
    sheetOf(inlay, sink, { ...turnedLine(line), material: 'tailled', depth: 0.014 }),
  ),
  sheetOf(inlay, sink, { material: 'tailcover', depth: 0.001 }),
]

const insideOf = (inlay: Inlay, sink: Sink): readonly Part[] => {
  const back: Sheet = { material: 'plastic', depth: inlay.depth }
  switch (inlay.use) {
    case 'headlamp':
      return headlampOf(inlay, sink)
    case 'taillamp':
      return taillampOf(inlay, sink)
    case 'band':
      return [
        wallOf(inlay, sink, 'gloss'),
        sheetOf(inlay, sink, { material: 'gloss', depth: 0.004 }),
      ]
    case 'intake':
      return [
        wallOf(inlay, sink, 'plastic'),
        sheetOf(inlay, sink, { ...back, material: 'black' }),
        ...bladesOf(inlay, sink),
      ]
    case 'slot':
      return [wallOf(inlay, sink, 'gloss'), sheetOf(inlay, sink, { ...back, material: 'black' })]
    case 'plate':
      return [
        wallOf(inlay, sink, 'gloss'),
        sheetOf(inlay, sink, { ...back, material: 'gloss' }),
        sheetOf(inlay, sink, {
          material: 'plate',
          depth: inlay.depth * 0.5,
          part: [0.1, 0.9],
          across: [0.05, 0.95],
        }),
      ]
  }
}

const other = (part: Part): Part => moved(part, ([x, y, z]) => [x, -y, z], true)

/** What lies in the openings of front and rear. */
export const inlaysOf = (skin: Skin): readonly Part[] =>
  (['front', 'rear'] as const).flatMap((end) => {
    const sink = sinkInto(skin, end)
    return inlaysOn(skin, end).flatMap((inlay) => {
      const parts = insideOf(inlay, sink)
      return inlay.across[0] === 0 ? parts : [...parts, ...parts.map(other)]
    })
  })
