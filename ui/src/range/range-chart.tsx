import type { RangeChart as Chart } from '@evkit/engine/internal/range'
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

const toLine = (points: Chart['points'], from: number, to: number): string =>
  points
    .slice(from, to)
    .map(
      ({ share }, at) =>
        `${at === 0 ? 'M' : 'L'}${placeOf(from + at, points.length).toFixed(2)} ${heightOf(share).toFixed(2)}`,
    )
    .join('')

const stateOf = (isBeyond: boolean, isChosen: boolean): string | undefined => {
  if (isBeyond) return 'beyond'
  return isChosen ? 'chosen' : undefined
}

const Plot = ({ chart }: { readonly chart: Chart }) => {
  const { points } = chart
  const chosen = points.findIndex(({ isChosen }) => isChosen)
  const width = WIDTH / points.length
  const beyond = points.filter(({ isBeyond }) => isBeyond).length
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
      {points.map(({ id, share, isChosen }, at) => (
        <line
          key={id}
          className={styles[isChosen ? 'chosen-stem' : 'stem']}
          x1={placeOf(at, points.length)}
          x2={placeOf(at, points.length)}
          y1={heightOf(share)}
          y2={HEIGHT}
        />
      ))}
      {beyond === 0 ? null : (
        <path className={styles['beyond-line']} d={toLine(points, 0, beyond + 1)} />
      )}
      <path className={styles['line']} d={toLine(points, beyond, points.length)} />
    </svg>
  )
}

/** The range over the outside temperature with the chosen one; the same facts stand in a table. */
export const RangeChart = ({ chart, tableLabel }: RangeChartProps) => (
  <figure className={styles['figure']} data-part="chart">
    <figcaption className={styles['caption']}>{chart.label}</figcaption>
    <div className={styles['area']}>
      <ul className={styles['values']} aria-hidden="true">
        {chart.points.map(({ id, figure, isBeyond, isChosen }) => (
          <li key={id} data-state={stateOf(isBeyond, isChosen)}>
            {figure.figure}
          </li>
        ))}
      </ul>
      <Plot chart={chart} />
      <ul className={styles['feet']} aria-hidden="true">
        {chart.points.map(({ id, label, isBeyond, isChosen }) => (
          <li key={id} data-state={stateOf(isBeyond, isChosen)}>
            {label}
          </li>
        ))}
      </ul>
    </div>
    {chart.note === '' ? null : <p className={styles['note']}>{chart.note}</p>}
    <FactTable label={tableLabel} table={chart.table} />
  </figure>
)
