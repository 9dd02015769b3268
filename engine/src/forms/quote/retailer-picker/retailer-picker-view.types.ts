import type { LookUp } from '../../../interaction/index.js'
import type { Option } from '../../../shared/index.js'
import type { GeoPoint } from '../../lead/index.js'

/** A retailer as it is offered, or as the chosen one. */
export interface RetailerCard {
  readonly id: string
  /** What it is called on the map; empty without one. */
  readonly mark: string
  readonly name: string
  /** Lines of its address, without blank ones. */
  readonly lines: readonly string[]
  /** Empty without one. */
  readonly phone: string
  /** Where a press on the phone leads; empty without one. */
  readonly phoneHref: string
  /** With its unit; empty when it is not known. */
  readonly distance: string
  readonly isChosen: boolean
}

/** The field a place is typed into, and the places it may mean. */
export interface PlaceFieldView extends LookUp<{ readonly id: string; readonly text: string }> {
  readonly label: string
  readonly hint: string
  /** Empty when nothing is wrong. */
  readonly error: string
  readonly value: string
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** What the polite status of the field says. */
  readonly live: string
  /** The button that asks for the position. */
  readonly here: { readonly text: string; readonly isBusy: boolean }
}

/** What went wrong, in words. */
export interface PickerNotice {
  readonly look: 'caution' | 'critical'
  readonly text: string
  /** The button that tries again; empty without one. */
  readonly retry: string
}

/** The dropdown of many retailers. */
export interface RetailerSelectView {
  readonly label: string
  readonly error: string
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
}

/** A retailer on the map. */
export interface RetailerMark {
  readonly id: string
  readonly text: string
  readonly name: string
  readonly position: GeoPoint
  readonly isChosen: boolean
}

/** The map beside the list: it shows what the list says. */
export interface RetailerMapView {
  /** Where it looks while there are no marks. */
  readonly centre: GeoPoint
  readonly zoom: number
  readonly marks: readonly RetailerMark[]
  /** Where the visitor is. */
  readonly here: Option<GeoPoint>
}

/** View model of a retailer picker. */
export interface RetailerPickerView {
  /** Search field; none while a retailer is chosen, and in pickers without search. */
  readonly field: Option<PlaceFieldView>
  readonly notice: Option<PickerNotice>
  /** Text beside the spinner; empty while nothing is loading. */
  readonly busy: string
  /** Empty state of the list; empty text when there are retailers. */
  readonly empty: string
  readonly list: {
    readonly label: string
    readonly error: string
    readonly cards: readonly RetailerCard[]
  }
  /** Dropdown; none unless there are many retailers. */
  readonly select: Option<RetailerSelectView>
  /** The chosen retailer, where the list does not mark it. */
  readonly chosen: Option<RetailerCard>
  /** Name of the chosen retailer's card. */
  readonly chosenLabel: string
  /** The button that clears the choice; none where it cannot be cleared. */
  readonly change: Option<{ readonly text: string; readonly name: string }>
  /** The button for more retailers; none where there are no more. */
  readonly more: Option<{ readonly text: string; readonly isBusy: boolean }>
  readonly map: Option<RetailerMapView>
  /** Text of the polite live region. */
  readonly live: string
}
