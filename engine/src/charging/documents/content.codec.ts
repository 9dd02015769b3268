import * as t from 'io-ts'
import { keysOf } from '../../shared/index.js'
import { CarInfoCodec, ChargingProfileCodec, ElectricCarOptionCodec } from './charging.codec.js'
import { ChargeTariffsCodec } from './tariffs.codec.js'
import { HOME_POWERS, TABLE_POWERS, type HomePower, type TablePower } from '../charger.js'
import { DURATION_POLICIES, type DurationPolicy } from '../duration-label.js'

const Mode = t.keyof({ Home: null, Road: null })
const Power: t.Type<TablePower, string> = t.keyof(keysOf(TABLE_POWERS))
const AtHome: t.Type<HomePower, string> = t.keyof(keysOf(HOME_POWERS))
const Policy: t.Type<DurationPolicy, string> = t.keyof(keysOf(DURATION_POLICIES))
const Picture = t.exact(t.type({ src: t.string, alt: t.string }), 'Picture')
const Paragraphs = t.readonlyArray(t.string)

const Box = t.exact(
  t.intersection([
    t.type({ label: t.string, cType: t.keyof({ H: null, P: null }) }),
    t.partial({ pCType: t.keyof({ AC: null, DC: null }), kW: Power }),
  ]),
  'ComparisonBox',
)

const ComparedType = t.exact(
  t.type({ id: t.string, heading: t.string, text: t.string, boxes: t.readonlyArray(Box) }),
  'ComparisonType',
)

/** Codec of a card that opens an overlay. */
const Card = t.exact(
  t.intersection([
    t.type({
      id: t.string,
      heading: t.string,
      text: t.string,
      picture: Picture,
      details: t.exact(t.type({ heading: t.string, paragraphs: Paragraphs })),
    }),
    t.partial({ mode: Mode }),
  ]),
  'DiscoveryCard',
)

const Head = t.type({ id: t.string, heading: t.string, text: t.string })
const Bound = t.partial({ mode: Mode })

const ComparisonSection = t.exact(
  t.intersection([
    Head,
    Bound,
    t.type({ kind: t.literal('comparison'), types: t.readonlyArray(ComparedType) }),
  ]),
  'ComparisonSection',
)
const CardsSection = t.exact(
  t.intersection([Head, Bound, t.type({ kind: t.literal('cards'), cards: t.readonlyArray(Card) })]),
  'CardsSection',
)
const TextSection = t.exact(
  t.intersection([
    Head,
    Bound,
    t.type({ kind: t.literal('text'), paragraphs: Paragraphs, picture: Picture }),
  ]),
  'TextSection',
)

/**
 * Codec of the charging page's content (CMS) document.
 *
 * @source T-DATA-30, T-CHG-10, T-CHG-46, T-CHG-47, D-T-03, D-T-09, D-T-13, B-T-07
 * @category codecs
 */
export const ChargingContentCodec = t.exact(
  t.intersection([
    t.type({
      profile: ChargingProfileCodec,
      cars: t.readonlyArray(CarInfoCodec),
      options: t.readonlyArray(ElectricCarOptionCodec),
      durationPolicy: Policy,
      showStatusMessages: t.boolean,
      sections: t.readonlyArray(t.union([ComparisonSection, CardsSection, TextSection])),
      messages: t.record(t.string, t.string),
    }),
    t.partial({
      chargingMode: Mode,
      homePowers: t.readonlyArray(AtHome),
      /** Without them nothing is said of money. */
      tariffs: ChargeTariffsCodec,
    }),
  ]),
  'ChargingContent',
)
/** Decoded content (CMS) document of the charging page. */
export type ChargingContent = t.TypeOf<typeof ChargingContentCodec>
/** Content of the charging page without cars and picker options, which `joinCars` joins. */
export type ChargingPageContent = Omit<ChargingContent, 'cars' | 'options'>
/** One section under the tool. */
export type ChargingSection = ChargingContent['sections'][number]
/** One charger of a charging type, in the words of the address. */
export type ComparisonBox = t.TypeOf<typeof Box>
/** A card that opens an overlay with its details. */
export type DiscoveryCard = t.TypeOf<typeof Card>
