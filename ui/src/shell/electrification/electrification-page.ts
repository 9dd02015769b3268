import type {
  CalculatorState,
  RangeToolCar,
  LightContent,
  RangeToolContent,
  TabsContent,
  LightCalculatorView,
  RangeToolView,
} from '@evkit/engine/range'
import type { LogEntry } from '@evkit/engine/shared'
import type {
  LightCalculatorProps,
  RangeMapPorts,
  RangeMapStart,
  RangeToolProps,
} from '../../range/index.js'
import { rangeDataOf, type RangePageBase } from '../range-data.js'
import { createTranslate } from '../messages.js'

/** A way to a page: picture, heading and text. */
export interface Door {
  readonly href: string
  readonly heading: string
  readonly text: string
  readonly picture: { readonly src: string; readonly alt: string }
}

/** What the server hands to the tools page in its data block: decoded there, plain data here. */
export interface ElectrificationPageData extends RangePageBase {
  readonly heading: string
  readonly text: string
  /** Whether a block opens the page, and has its heading. */
  readonly isOpened: boolean
  readonly tabs: TabsContent
  readonly doors: { readonly savings: readonly Door[]; readonly charging: readonly Door[] }
  readonly range: {
    readonly content: RangeToolContent
    readonly cars: readonly [RangeToolCar, ...RangeToolCar[]]
    readonly firstView?: RangeToolView
    /** What the map starts with. */
    readonly map: RangeMapStart
    /** Part of the path that names the service for roads and places. */
    readonly maps: string
  }
  /** Absent where the light calculator renders nothing. */
  readonly light?: {
    readonly content: LightContent
    readonly start: Omit<CalculatorState, 'data'>
    readonly picture: LightCalculatorProps['picture']
    readonly firstView?: LightCalculatorView
  }
  /** Why there is no light calculator, to be logged. */
  readonly faults: readonly LogEntry[]
}

/** What the page is made from, the same on server and client. */
export interface ElectrificationProps {
  readonly page: Pick<ElectrificationPageData, 'heading' | 'text' | 'isOpened' | 'tabs' | 'doors'>
  readonly range: RangeToolProps
  readonly light: LightCalculatorProps | undefined
}

/** What the page asks of the outside; the drawn ground is the server's alone. */
type PagePorts = RangeToolProps['ports'] & {
  readonly ground: string
  readonly mapPorts: RangeMapPorts
}

/** Makes the props of the page. */
export const toElectrificationProps = (
  page: ElectrificationPageData,
  { ground, mapPorts, ...ports }: PagePorts,
): ElectrificationProps => {
  const data = rangeDataOf(page.data)
  const { locale, direction, search, creditsHref } = page
  const base = { data, locale, direction, search, creditsHref, ports }
  return {
    page,
    range: {
      ...base,
      ...page.range,
      map: { start: page.range.map, ground, ports: mapPorts },
      translate: createTranslate(page.range.content.messages, locale),
    },
    light:
      page.light === undefined
        ? undefined
        : {
            ...base,
            ...page.light,
            start: { ...page.light.start, data },
            translate: createTranslate(page.light.content.messages, locale),
          },
  }
}
