import * as t from 'io-ts'
import { LatLngCodec } from '../../site/index.js'
import { ViewportCodec } from './position.codec.js'

/** What a kilowatt-hour costs at public chargers, by how strong they are, in the currency of the site. */
const TariffsCodec = /*#__PURE__*/ t.exact(
  t.type({
    /** Currency by its three letters. */
    currency: t.string,
    /** [money/kWh] Alternating current. */
    ac: t.number,
    /** [money/kWh] Direct current below 150 kW. */
    dc: t.number,
    /** [money/kWh] Direct current from 150 kW. */
    rapid: t.number,
    /** How sure the prices are: published, or example. */
    basis: t.keyof({ published: null, example: null }),
    /** Who says so, and of when it is. */
    source: t.string,
    asOf: t.string,
  }),
  'Tariffs',
)

const LEAST_SPACING = 10
const MOST_SPACING = 200

// Chargers every metre would be as untrue as none, and take long to plan with.
const Spacing = /*#__PURE__*/ t.refinement(
  t.number,
  (km) => km >= LEAST_SPACING && km <= MOST_SPACING,
  'a number from 10 to 200',
)

const Share = /*#__PURE__*/ t.refinement(
  t.number,
  (share) => share > 0 && share <= 1,
  'a number above 0, up to 1',
)

/** How heights of the road count. */
const ClimbCodec = /*#__PURE__*/ t.exact(
  t.type({
    /** [kg] Weight on the road of each version of a car, by its name and motor: `EX30 SM`. */
    masses: t.record(t.string, t.number),
    /** [1] Share of the energy from the battery that lifts the car. */
    efficiencyUp: Share,
    /** [1] Share of the energy of the height that a fall spares the battery or gives back to it. */
    efficiencyBack: Share,
    /** [km] A known height covers the road so far before and behind it. */
    covering: t.number,
    /** [1] Share of the driven road that is covered at least, for heights to count. */
    share: Share,
  }),
  'Climb',
)

const Times = /*#__PURE__*/ t.refinement(t.number, (times) => times >= 1, 'a number from 1')
const Minutes = /*#__PURE__*/ t.refinement(t.number, (minutes) => minutes > 0, 'a number above 0')

/** How a cold battery counts. */
const ColdCodec = /*#__PURE__*/ t.exact(
  t.type({
    /** [1] How many times as long as a warm battery it charges, by the index of the temperature: at the start, and driven. */
    times: t.record(t.string, t.type({ start: Times, driven: Times })),
    /** [min] A battery driven so long gets no warmer. */
    warming: Minutes,
    /** [min] In a stay so long it is as cold again as at the start. */
    cooling: Minutes,
  }),
  'Cold',
)

/**
 * Codec of the route planner's content (CMS) document: heading, description, the unit of distances, messages.
 *
 * @source T-DATA-30, T-ROUTE-01, D-T-13, E-T-64, E-T-91, E-T-95, E-T-123, E-T-126, E-T-138, E-T-143
 * @category codecs
 */
export const RouteContentCodec = /*#__PURE__*/ t.exact(
  t.intersection([
    t.type({
      heading: t.string,
      description: t.string,
      distance: t.keyof({ km: null, mi: null }),
      /** Where the map looks while no place is known. */
      mapCentre: LatLngCodec,
      /** False removes what the page says beyond the specification. */
      showStatusMessages: t.boolean,
      messages: t.record(t.string, t.string),
    }),
    t.partial({
      /** The part of the world the roads cover, where the site itself lies outside: the map opens on it. */
      mapArea: ViewportCodec,
      /** [min] What a stop takes besides charging. */
      stopMinutes: t.number,
      /** [min] What a stop at an operator counts more that is not among those the visitor prefers. */
      disfavour: t.number,
      /** How chargers are assumed where too little is known of stations. */
      assumedSites: t.type({
        /** [km] From one to the next along the road. */
        spacing: Spacing,
        /** [kW] */
        power: t.number,
      }),
      /** [min] What a station counts more for each thing that is not known of it. */
      unknownMinutes: t.type({ points: t.number, operator: t.number, power: t.number }),
      /** Without it heights do not count. */
      climb: ClimbCodec,
      /** Without it every battery is warm. */
      cold: ColdCodec,
      /** Without them nothing is said of money. */
      tariffs: TariffsCodec,
    }),
  ]),
  'RouteContent',
)
/** Decoded content (CMS) document of the route planner. */
export type RouteContent = t.TypeOf<typeof RouteContentCodec>
