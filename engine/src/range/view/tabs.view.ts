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
 * @source T-TABS-01, T-TABS-04, T-TABS-05
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
