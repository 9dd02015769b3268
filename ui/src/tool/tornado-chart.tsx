import type { ReactNode } from 'react'
import { FactTable, type FactTableProps } from './fact-table.js'
import styles from './tornado-chart.module.css'

/** One bar of the chart. */
export interface TornadoBar {
  readonly id: string
  readonly label: string
  /** The end with the lowest figure, in words. */
  readonly low: ReactNode
  /** The end with the highest figure, in words. */
  readonly high: ReactNode
  /** How far it moves the figure, in words; absent where the ends say it. */
  readonly spread?: string
  /** [1] Where the bar begins and ends along the longest, 0 to 1. */
  readonly start: number
  readonly end: number
}

/** Props of the chart. */
export interface TornadoChartProps {
  readonly label: string
  readonly text: string
  readonly bars: readonly TornadoBar[]
  readonly table: FactTableProps['table']
  readonly tableLabel: string
}

const WIDTH = 100

const Bar = ({ bar }: { readonly bar: TornadoBar }) => (
  <li className={styles['row']}>
    <span>{bar.label}</span>
    {bar.spread === undefined ? null : <span className={styles['spread']}>{bar.spread}</span>}
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles['rest']} width={WIDTH} height="1" />
      <rect
        className={styles['fill']}
        x={bar.start * WIDTH}
        width={(bar.end - bar.start) * WIDTH}
        height="1"
      />
    </svg>
    <span className={styles['ends']}>
      <span>{bar.low}</span>
      <span>{bar.high}</span>
    </span>
  </li>
)

/** What moves a figure most: each input moved through all its values alone, the largest effect first. */
export const TornadoChart = ({ label, text, bars, table, tableLabel }: TornadoChartProps) => (
  <div className={styles['chart']} role="group" aria-label={label} data-part="sensitivity">
    <h2 className={styles['heading']}>{label}</h2>
    <p className={styles['text']}>{text}</p>
    <ul className={styles['rows']}>
      {bars.map((bar) => (
        <Bar key={bar.id} bar={bar} />
      ))}
    </ul>
    <FactTable label={tableLabel} table={table} />
  </div>
)
