// The plugs of chargers, by the words of the engine.
import type { ChargingStation } from '@evkit/engine/route'

/** A plug of a charger. */
export type Connector = ChargingStation['connectors'][number]

/** All plugs there are words for. */
const CONNECTORS: readonly Connector[] = ['ccs', 'chademo', 'type2', 'tesla']

/** Reads plugs from their words; words of no plug are left out. */
export const readConnectors = (words: readonly string[]): readonly Connector[] =>
  CONNECTORS.filter((connector) => words.includes(connector))
