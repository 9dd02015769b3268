// The base map as it is kept: land, lakes and borders in three levels of detail, as differences of whole numbers.
import * as t from 'io-ts'
import type { Box, Flat } from './shape.js'

const FlatCodec = t.readonlyArray(t.number)

const Credits = t.type({ text: t.string, url: t.string, licence: t.string })

const LayersCodec = t.type({
  land: t.readonlyArray(t.type({ mass: t.number, rings: t.readonlyArray(FlatCodec) })),
  lakes: t.readonlyArray(t.readonlyArray(FlatCodec)),
  borders: t.readonlyArray(FlatCodec),
})

/** Shape of the file of the base map. */
export const BasemapFileCodec = t.type(
  {
    format: t.literal('evkit-basemap-1'),
    credit: Credits,
    box: t.type({ west: t.number, south: t.number, east: t.number, north: t.number }),
    fine: LayersCodec,
    coarse: LayersCodec,
    world: LayersCodec,
    narrows: t.readonlyArray(FlatCodec),
  },
  'BasemapFile',
)

/** The file of the base map. Lines are written as {@link packLine} does. */
export type BasemapFile = t.TypeOf<typeof BasemapFileCodec>

/** The levels of detail: 10 m and 50 m maps of the covered box, and the whole world. */
export const DETAILS = ['fine', 'coarse', 'world'] as const
/** A level of detail. */
export type Detail = (typeof DETAILS)[number]

/** A piece of land: its outline, then its holes. */
export interface Land {
  /** Pieces with the same number can be reached from each other without a ferry, over land or a short bridge. */
  readonly mass: number
  readonly rings: readonly Flat[]
}

/** What is drawn: open rings and lines. */
export interface Layers {
  readonly land: readonly Land[]
  /** Each lake: its outline, then its islands. */
  readonly lakes: readonly (readonly Flat[])[]
  readonly borders: readonly Flat[]
}

/** A base map. */
export interface Basemap extends Readonly<Record<Detail, Layers>> {
  readonly box: Box
  readonly credit: BasemapFile['credit']
  /** Lines along the middle of water that the land's outline does not show, open at bridges; not drawn. */
  readonly narrows: readonly Flat[]
}

/** Steps in a degree that positions are rounded to. */
const STEPS = 10_000

/** Writes a line as differences of whole steps. */
export const packLine = (line: Flat): Flat =>
  line.map((value, at) => {
    const before = at < 2 ? 0 : Math.round((line[at - 2] ?? 0) * STEPS)
    return Math.round(value * STEPS) - before + 0
  })

/** Reads a line back. */
export const unpackLine = (packed: Flat): Flat => {
  const steps: number[] = []
  for (const [at, value] of packed.entries())
    steps.push(value + (at < 2 ? 0 : (steps[at - 2] ?? 0)))
  return steps.map((step) => step / STEPS)
}

const mapLayers = (layers: Layers, change: (line: Flat) => Flat): Layers => ({
  land: layers.land.map(({ mass, rings }) => ({ mass, rings: rings.map(change) })),
  lakes: layers.lakes.map((rings) => rings.map(change)),
  borders: layers.borders.map(change),
})

/** Writes a base map as its file. */
export const packBasemap = ({
  box,
  credit,
  fine,
  coarse,
  world,
  narrows,
}: Basemap): BasemapFile => ({
  format: 'evkit-basemap-1',
  credit,
  box,
  fine: mapLayers(fine, packLine),
  coarse: mapLayers(coarse, packLine),
  world: mapLayers(world, packLine),
  narrows: narrows.map(packLine),
})

/** Reads a base map from its file. */
export const unpackBasemap = ({
  box,
  credit,
  fine,
  coarse,
  world,
  narrows,
}: BasemapFile): Basemap => ({
  box,
  credit,
  fine: mapLayers(fine, unpackLine),
  coarse: mapLayers(coarse, unpackLine),
  world: mapLayers(world, unpackLine),
  narrows: narrows.map(unpackLine),
})
