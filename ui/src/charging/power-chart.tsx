import type { CurvePoint } from '@evkit/engine/charging'
import type { PowerChart as Chart } from '@evkit/engine/internal/charging'
import { FactTable } from '../tool/index.js'
import styles from './power-chart.module.css'

/** Props of the chart. */
export interface PowerChartProps {
  readonly chart: Chart
  readonly tableLabel: string
}

const TOP = 100

const toPath = (points: readonly CurvePoint[], most: number): string =>
  points
    .map(
      ({ level, kw }, at) =>
        `${at === 0 ? 'M' : 'L'}${level} ${(TOP - (kw / most) * TOP).toFixed(2)}`,
    )
    .join('')

const Plot = ({ chart }: { readonly chart: Chart }) => {
  const { points, window, most } = chart
  const chosen = points.filter(({ level }) => level >= window.from && level <= window.to)
  const line = toPath(chosen, most)
  return (
    <svg
      className={styles['chart']}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[0, ...chart.ticks.map(({ kw }) => kw)].map((kw) => {
        const y = TOP - (kw / most) * TOP
        return <line key={kw} className={styles['grid']} x1="0" x2="100" y1={y} y2={y} />
      })}
      <path className={styles['area']} d={`${line}L${window.to} ${TOP}L${window.from} ${TOP}Z`} />
      {[window.from, window.to].map((level) => (
        <line key={level} className={styles['edge']} x1={level} x2={level} y1="0" y2={TOP} />
      ))}
      <path className={styles['line']} d={toPath(points, most)} />
      <path className={styles['chosen']} d={line} />
    </svg>
  )
}

/** The power over the charge level with the chosen window; the same facts stand in a table. */
export const PowerChart = ({ chart, tableLabel }: PowerChartProps) => (
  <figure className={styles['figure']} data-part="chart">
    <figcaption className={styles['caption']}>{chart.label}</figcaption>
    <div className={styles['plot']}>
      <div className={styles['ticks']} aria-hidden="true">
        <span>0</span>
        {chart.ticks.map(({ kw, label }) => (
          <span key={kw}>{label}</span>
        ))}
      </div>
      <Plot chart={chart} />
      <div className={styles['feet']} aria-hidden="true">
        {chart.feet.map(({ level, label }) => (
          <span key={level}>{label}</span>
        ))}
      </div>
    </div>
    <FactTable label={tableLabel} table={chart.table} />
  </figure>
)
