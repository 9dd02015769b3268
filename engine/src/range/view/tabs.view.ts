import type { TabsContent } from '../documents/content.codec.js'
import { resolveTabStyle, TOOL_TABS, type TabStyle, type ToolTab } from '../tabs.js'

/** One tab. */
export interface TabView {
  readonly value: ToolTab
  readonly label: string
  readonly isSelected: boolean
}

/** Everything the tabs show. */
export interface TabsView {
  /** Name of the list of tabs. */
  readonly label: string
  readonly style: TabStyle
  readonly tabs: readonly TabView[]
}

/**
 * Makes the tabs of the tools page.
 *
 * @param tab - The tab that is shown.
 * @param content - Content of the tabs.
 * @param width - [px] Width of the viewport.
 * @returns Savings, range, charging; exactly one is selected.
 * @source T-TABS-01, T-TABS-04, T-TABS-05
 *
 * @example Buttons on a desktop
 * ```ts
 * import { tabsView } from '@evkit/engine/range'
 * import { tinyTabsContent } from '@evkit/engine/testing'
 *
 * const view = tabsView('range', tinyTabsContent, 1280)
 * view.style // => 'buttons'
 * view.tabs.map(({ value, isSelected }) => [value, isSelected]) // => [['savings', false], ['range', true], ['charging', false]]
 * ```
 * @category views
 */
export const tabsView = (tab: ToolTab, content: TabsContent, width: number): TabsView => ({
  label: content.label,
  style: resolveTabStyle(content.style, width),
  tabs: TOOL_TABS.map((value) => ({
    value,
    label: content.tabs[value],
    isSelected: value === tab,
  })),
})
