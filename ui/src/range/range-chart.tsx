import type { RangeChart as Chart } from '@evkit/engine/range/view'
import { FactTable } from '../tool/index.js'
import styles from './range-chart.module.css'

/** Props of the chart. */
export interface RangeChartProps {
  readonly chart: Chart
  readonly tableLabel: string
}

const WIDTH = 100
const HEIGHT = 100
const ROOM = 0.88

const placeOf = (at: number, count: number): number => ((at + 0.5) / count) * WIDTH
const heightOf = (share: number): number => HEIGHT - share * HEIGHT * ROOM

const toLine = ({ points }: Chart): string =>
  points
    .map(
      ({ share }, at) =>
        `${at === 0 ? 'M' : 'L'}${placeOf(at, points.length).toFixed(2)} ${heightOf(share).toFixed(2)}`,
    )
    .join('')

const Plot = ({ chart }: { readonly chart: Chart }) => {
  const { points } = chart
  const chosen = points.findIndex(({ isChosen }) => isChosen)
  const width = WIDTH / points.length
  return (
    <svg
      className={styles['plot']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {chosen === -1 ? null : (
        <rect className={styles['window']} x={chosen * width} width={width} height={HEIGHT} />
      )}
      <line className={styles['floor']} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      {points.map(({ index, share, isChosen }, at) => (
        <line
          key={index}
          className={styles[isChosen ? 'chosen-stem' : 'stem']}
          x1={placeOf(at, points.length)}
          x2={placeOf(at, points.length)}
          y1={heightOf(share)}
          y2={HEIGHT}
        />
      ))}
      <path className={styles['line']} d={toLine(chart)} />
    </svg>
  )
}

/** The range over the outside temperature with the chosen one; the same facts stand in a table. */
export const RangeChart = ({ chart, tableLabel }: RangeChartProps) => (
  <figure className={styles['figure']} data-part="chart">
    <figcaption className={styles['caption']}>{chart.label}</figcaption>
    <div className={styles['area']}>
      <ul className={styles['values']} aria-hidden="true">
        {chart.points.map(({ index, figure, isChosen }) => (
          <li key={index} className={styles['value']} data-state={isChosen ? 'chosen' : undefined}>
            {figure.figure}
          </li>
        ))}
      </ul>
      <Plot chart={chart} />
      <ul className={styles['feet']} aria-hidden="true">
        {chart.points.map(({ index, label, isChosen }) => (
          <li key={index} data-state={isChosen ? 'chosen' : undefined}>
            {label}
          </li>
        ))}
      </ul>
    </div>
    <FactTable label={tableLabel} table={chart.table} />
  </figure>
)
