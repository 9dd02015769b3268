import type { Retailer, MarketConfiguration, Prediction } from '@evkit/engine/forms'
import type {
  Flag,
  GeoPoint,
  HostError,
  Lookup,
  RetailerPlace,
  PredictionScope,
  RetailerMapView,
  RetailerPickerKind,
  RetailerWords,
} from '@evkit/engine/internal/forms'
import type { Option } from '@evkit/engine/shared'
import type { Log } from '@evkit/engine/internal/shared'
import type { ReactNode } from 'react'

/** What is asked of the outside where a retailer is chosen. */
export interface RetailerPorts {
  /** Places a text may mean. */
  readonly predict: Lookup<
    { readonly text: string } & PredictionScope,
    readonly Prediction[],
    AbortSignal
  >
  /** Retailers near a place, nearest first; by postal code all of them. */
  readonly listNear: Lookup<
    { readonly place: RetailerPlace; readonly limit: number; readonly offset: number },
    readonly Retailer[],
    AbortSignal
  >
  /** All retailers of the market. */
  readonly listAll: (signal: AbortSignal) => Promise<readonly Retailer[]>
  /** Whether the browser can tell a position at all. */
  readonly isPositionSupported: () => boolean
  /** Where the visitor is; rejects where the browser does not tell. */
  readonly locate: () => Promise<GeoPoint>
  readonly notifyHost: (fault: HostError) => void
  readonly log: Log
}

/** What a map of retailers is drawn from. */
export interface RetailerMapDrawing {
  readonly view: RetailerMapView
  /** The same as long as the map stands. */
  readonly onChoose: (id: string) => void
}

/** Props of what a retailer is chosen with. */
export interface RetailerPickerProps {
  /** Id of the control an error of the section leads to. */
  readonly id: string
  readonly kind: RetailerPickerKind
  readonly market: Pick<MarketConfiguration, 'map' | 'predictionTypes'> & {
    readonly slug: string
  }
  readonly words: RetailerWords
  readonly flags: readonly Flag[]
  /** Keys of the section that stand for others. */
  readonly customTranslation?: ReadonlyMap<string, string>
  /** The chosen one; never the inside-sales retailer, which is nobody's choice. */
  readonly chosen: Option<Retailer>
  /** Why the section does not do, in words; empty when it does. */
  readonly error: string
  readonly ports: RetailerPorts
  readonly onChoose: (retailer: Retailer) => void
  /** The only retailer there is, which nobody has chosen; as one that was chosen where it is left out. */
  readonly onOnlyOne?: (retailer: Retailer) => void
  /** The choice is undone. */
  readonly onChange: () => void
  /** Draws the map beside the list; without it the list stands alone. */
  readonly drawMap?: (drawing: RetailerMapDrawing) => ReactNode
}

/** What the pages of forms choose a retailer with. */
export interface RetailerPickerPorts extends Pick<RetailerPickerProps, 'ports' | 'drawMap'> {
  readonly numbers: RetailerWords['numbers']
  readonly distance: RetailerWords['distance']
}
