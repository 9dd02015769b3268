import * as t from 'io-ts'
import { WebAddress } from '../shared/index.js'

/** Codec of the smaller unit a market states prices of energy and fuel in. */
export const MinorUnitCodec = /*#__PURE__*/ t.exact(
  t.type({ symbol: t.string, perMajor: t.number }),
  'MinorUnit',
)

/** Codec of where a default of content comes from: value, unit, period, source, and how sure it is. */
export const ProvenanceCodec = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    /** What it is the origin of: `electricity`, `fuel`, `economy`, `consumption.EX30`, `price.EX30`. */
    id: t.string,
    value: t.number,
    /** Unit in words of the data: `GBP/kWh`, `l/100 km`. */
    unit: t.string,
    /** When it held: `January to March 2025`. */
    period: t.string,
    /** Title of the source. */
    source: t.string,
    /** Address of the source; empty when there is none. */
    url: WebAddress,
    /** Day it was looked up. */
    retrieved: t.string,
    /** `example` means: chosen for the demonstration, no fact. */
    basis: /*#__PURE__*/ t.keyof({
      measured: null,
      published: null,
      modelled: null,
      example: null,
    }),
  }),
  'Provenance',
)
/** Provenance (source) of a default value in content. */
export type Provenance = t.TypeOf<typeof ProvenanceCodec>
