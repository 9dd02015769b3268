import type { TrackingEvent } from '../shared/index.js'
import { isNarrow } from '../site/index.js'

/** The tabs of the tools page, in order. @source T-TABS-01 @category constants */
export const TOOL_TABS = ['savings', 'range', 'charging'] as const
/** Name of a tab of the tools page. */
export type ToolTab = (typeof TOOL_TABS)[number]

/** The tab shown when content names none. @source T-TABS-02, D-T-34 @category constants */
const DEFAULT_TAB: ToolTab = 'savings'

/** Tells whether a text is the name of a tab. */
const isToolTab = (text: unknown): text is ToolTab =>
  (TOOL_TABS as readonly unknown[]).includes(text)

/**
 * Resolves the tab that is shown first.
 *
 * @source T-TABS-02, D-T-34
 */
export const resolveFirstTab = (candidates: readonly unknown[]): ToolTab =>
  candidates.find(isToolTab) ?? DEFAULT_TAB

/** How tabs are drawn. */
export type TabStyle = 'buttons' | 'navigation'

/** Resolves how the tabs are drawn. */
export const resolveTabStyle = (style: TabStyle, width: number): TabStyle =>
  isNarrow(width) ? style : 'buttons'

/**
 * Makes the tracking event of a changed tab.
 *
 * @source T-TABS-03, D-T-34
 */
export const toTabInteraction = (tab: ToolTab): TrackingEvent => ({
  event: 'interaction',
  action: 'toggle',
  label: tab,
})
