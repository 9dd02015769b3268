import type { RangeFeed } from '@evkit/engine/range'
import {
  resolveFirstTab,
  tabsView,
  toTabInteraction,
  type ToolTab,
} from '@evkit/engine/internal/range'
import type { Track } from '@evkit/engine/shared'
import { BREAKPOINTS } from '@evkit/engine/site'
import { Suspense, useState, type ReactNode } from 'react'
import { LightCalculator, RangeTool } from '../../range/index.js'
import { TabList } from '../../primitives/index.js'
import { Below, useNarrow } from '../../tool/index.js'
import pages from '../pages/pages.module.css'
import type { Door, ElectrificationProps } from './electrification-page.js'
import styles from './electrification-tools.module.css'

const panelId = (tab: ToolTab): string => `panel-${tab}`
const tabId = (tab: ToolTab): string => `${panelId(tab)}-tab`

const Doors = ({ doors }: { readonly doors: readonly Door[] }) => (
  <ul className={pages['tools']}>
    {doors.map(({ href, heading, text, picture }) => (
      <li key={href} className={pages['tool']}>
        <img
          className={pages['scene']}
          src={picture.src}
          alt={picture.alt}
          width={720}
          height={480}
          loading="lazy"
        />
        <div className={pages['tool-text']}>
          <h2>
            <a href={href}>{heading}</a>
          </h2>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Panel = (props: {
  readonly tab: ToolTab
  readonly isSelected: boolean
  readonly children: ReactNode
}) => (
  <div
    role="tabpanel"
    id={panelId(props.tab)}
    aria-labelledby={tabId(props.tab)}
    tabIndex={-1}
    hidden={!props.isSelected}
  >
    {props.children}
  </div>
)

// The width is known when the page wakes: what follows it stands alone, so that nothing else is drawn again then.
const Tabs = (props: {
  readonly shown: ToolTab
  readonly content: ElectrificationProps['page']['tabs']
  readonly onChoose: (tab: ToolTab) => void
}) => {
  const width = useNarrow() ? BREAKPOINTS.L - 1 : BREAKPOINTS.L
  const view = tabsView(props.shown, props.content, width)
  return (
    <TabList
      label={view.label}
      look={view.style}
      tabs={view.tabs}
      tabId={tabId}
      panelId={panelId}
      onChoose={props.onChoose}
    />
  )
}

/** The tools page: three tabs, and the light calculator under them. */
export const ElectrificationTools = (
  props: ElectrificationProps & { readonly track: Track; readonly onAwake?: () => void },
) => {
  const { page, range, light, track } = props
  const [shown, setShown] = useState(() => resolveFirstTab([page.tabs.defaultTab, page.tabs.type]))
  // The range tool asks for newer data; the light calculator beside it follows.
  const [feed, setFeed] = useState<RangeFeed>()
  const awake = props.onAwake === undefined ? {} : { onAwake: props.onAwake }
  return (
    <div>
      <div className={styles['head']}>
        {page.isOpened ? null : (
          <>
            <h1>{page.heading}</h1>
            <p className={pages['lead']}>{page.text}</p>
          </>
        )}
        <Tabs
          shown={shown}
          content={page.tabs}
          onChoose={(chosen) => {
            if (chosen === shown) return
            setShown(chosen)
            track(toTabInteraction(chosen))
          }}
        />
      </div>
      <Panel tab="savings" isSelected={shown === 'savings'}>
        <div className={styles['doors']}>
          <Doors doors={page.doors.savings} />
        </div>
      </Panel>
      <Panel tab="range" isSelected={shown === 'range'}>
        <RangeTool {...range} {...awake} isBelow={page.isOpened} onFeed={setFeed} />
      </Panel>
      <Panel tab="charging" isSelected={shown === 'charging'}>
        <div className={styles['doors']}>
          <Doors doors={page.doors.charging} />
        </div>
      </Panel>
      {light === undefined ? null : (
        <Below size="tool">
          <Suspense>
            <LightCalculator {...light} feed={feed} />
          </Suspense>
        </Below>
      )}
    </div>
  )
}
