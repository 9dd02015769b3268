import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { directionOf } from './surroundings.dom.js'
import styles from './tab-list.module.css'

/** Props of a list of tabs. */
export interface TabListProps<Value extends string> {
  readonly label: string
  readonly look: 'buttons' | 'navigation'
  readonly tabs: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly isSelected: boolean
  }[]
  /** Whether arrows only move the focus, and a press chooses. */
  readonly isManual?: boolean
  /** Id of a tab. */
  readonly tabId: (value: Value) => string
  /** Id of the panel of a tab; tabs whose panels differ only in their content may share one. */
  readonly panelId: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const nextTab = (event: KeyboardEvent<HTMLElement>, at: number, count: number) => {
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  const step = STEPS[event.key]
  if (step === undefined) return undefined
  const isMirrored = directionOf(event.currentTarget) === 'rtl'
  return (at + (isMirrored ? -step : step) + count) % count
}

/** Tabs by the pattern: one stop in the tab order, arrows choose or move the focus, Home and End go to the ends. */
export const TabList = <Value extends string>(props: TabListProps<Value>) => {
  const { label, look, tabs, tabId, panelId, onChoose } = props
  const press = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const next = nextTab(event, at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    if (props.isManual !== true) onChoose(tab.value)
    document.getElementById(tabId(tab.value))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className={classNames(styles['list'], styles[look])}
      data-part="tabs"
      data-state={look}
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(tab.value)}
          className={styles['tab']}
          aria-selected={tab.isSelected}
          aria-controls={panelId(tab.value)}
          tabIndex={tab.isSelected ? 0 : -1}
          onClick={() => {
            onChoose(tab.value)
          }}
          onKeyDown={(event) => {
            press(event, at)
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
