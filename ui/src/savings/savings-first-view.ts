import {
  LOADING_CONFIGURATION,
  readSavingsSelection,
  type SavingsState,
} from '@evkit/engine/savings'
import { savingsView, type SavingsView } from '@evkit/engine/savings/view'
import { parseQuery, type Option } from '@evkit/engine/shared'
import { distanceOf, numberFormat } from '@evkit/engine/site'
import type { SavingsToolProps } from './savings-tool.types.js'

/** What the view of a state is made from besides content. */
export interface SavingsSnapshot {
  readonly state: SavingsState
  readonly announced: Option<SavingsState['selection']>
  readonly isDragging: boolean
  readonly isMotionReduced: boolean
}

/** The state the address holds, with what is known of the taxes. */
export const startSavings = ({
  setup,
  search,
  configurations,
}: Pick<SavingsToolProps, 'setup' | 'search' | 'configurations'>): SavingsState => {
  const read = readSavingsSelection(parseQuery(search), setup)
  return {
    setup,
    ...read,
    shownDistance: distanceOf(setup.system),
    main: configurations[read.selection.car.model] ?? LOADING_CONFIGURATION,
    comparison: configurations[read.selection.car.comparison.model] ?? LOADING_CONFIGURATION,
    registry: new Map(),
  }
}

/** Makes the function that turns a state into what is shown; number formats are made once. */
export const savingsViewMaker = ({
  content,
  translate,
  locale,
}: Pick<SavingsToolProps, 'content' | 'translate' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (snapshot: SavingsSnapshot): SavingsView =>
    savingsView({ ...snapshot, content, translate, numbers })
}

/** Writes an amount of the page, as it counts. */
export const moneyWriter = ({ content, locale }: Pick<SavingsToolProps, 'content' | 'locale'>) => {
  const numbers = numberFormat(locale)
  return (value: number): string => numbers.money(Math.round(value), content.currency, 0)
}
