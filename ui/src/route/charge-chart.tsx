import type { ChargeChart as Chart, StopView } from '@evkit/engine/internal/route'
import { FactTable } from '../tool/index.js'
import type { Pointing } from './road-parts.types.js'
import styles from './charge-chart.module.css'

/** Props of the chart. */
export interface ChargeChartProps extends Pointing {
  readonly chart: Chart
  readonly stops: readonly Pick<StopView, 'id' | 'kind' | 'number' | 'isAssumedSite'>[]
  /** What opens the same as a table. */
  readonly tableLabel: string
  readonly direction: 'ltr' | 'rtl'
}

const WHOLE = 100
const PLOT_HEIGHT = 180
const FEET_HEIGHT = 28
const FOOT = PLOT_HEIGHT + 20
const TIME_OVER = 16
// From here on a time over a stop would leave the chart, and a distance under the axis has no room.
const NEAR_END = 88
const FOOT_END = 96
const NEAR_START = 6

/** Places in the drawing: per cent of its width from the left, pixels from the top. */
interface Scale {
  readonly x: (km: number) => number
  readonly y: (charge: number) => number
}

const shareOf = (km: number, { length }: Chart): number => (km / (length > 0 ? length : 1)) * WHOLE

const scaleOf = (chart: Chart, direction: ChargeChartProps['direction']): Scale => ({
  x: (km) => {
    const share = shareOf(km, chart)
    return direction === 'ltr' ? share : WHOLE - share
  },
  y: (charge) => PLOT_HEIGHT - (charge / WHOLE) * PLOT_HEIGHT,
})

const percent = (value: number): string => `${value.toFixed(2)}%`

const anchorOf = (share: number): 'start' | 'middle' | 'end' => {
  if (share < NEAR_START) return 'start'
  return share > NEAR_END ? 'end' : 'middle'
}

interface PartProps {
  readonly chart: Chart
  readonly scale: Scale
}

const Grid = ({ chart, scale }: PartProps) => (
  <>
    {chart.yTicks.map(({ at }) => (
      <line
        key={at}
        className={styles['grid']}
        x1="0"
        x2="100%"
        y1={scale.y(at)}
        y2={scale.y(at)}
      />
    ))}
    {chart.xTicks
      .map((tick) => ({ ...tick, share: shareOf(tick.at, chart) }))
      .filter(({ share }) => share <= FOOT_END)
      .map(({ at, share, label }) => (
        <text
          key={at}
          className={styles['foot']}
          x={percent(scale.x(at))}
          y={FOOT}
          textAnchor={share < NEAR_START ? 'start' : 'middle'}
        >
          {label}
        </text>
      ))}
  </>
)

const Levels = ({ ticks }: { readonly ticks: Chart['yTicks'] }) => (
  <div className={styles['levels']} aria-hidden="true">
    {ticks.map(({ at, label }) => (
      <span key={at}>{label}</span>
    ))}
  </div>
)

const Line = ({ chart, scale }: PartProps) => {
  const line = chart.points
    .map(
      ({ km, charge }, at) =>
        `${at === 0 ? 'M' : 'L'}${scale.x(km).toFixed(2)} ${scale.y(charge).toFixed(2)}`,
    )
    .join('')
  const [first, last] = [chart.points[0], chart.points.at(-1)]
  if (first === undefined || last === undefined) return null
  const floor = `L${scale.x(last.km).toFixed(2)} ${PLOT_HEIGHT}L${scale.x(first.km).toFixed(2)} ${PLOT_HEIGHT}Z`
  return (
    <svg
      x="0"
      y="0"
      width="100%"
      height={PLOT_HEIGHT}
      viewBox={`0 0 ${WHOLE} ${PLOT_HEIGHT}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      <Heights chart={chart} scale={scale} />
      <path className={styles['under']} d={`${line}${floor}`} />
      <path className={styles['line']} d={line} />
    </svg>
  )
}

// [%] So much of the plot is as high as the road is.
const [LOWEST, RELIEF] = [4, 40]

const Heights = ({ chart: { heights }, scale }: PartProps) => {
  const [first, last] = [heights?.points[0], heights?.points.at(-1)]
  if (heights === undefined || first === undefined || last === undefined) return null
  const top = heights.points
    .map(
      ({ km, share }) =>
        `L${scale.x(km).toFixed(2)} ${scale.y(LOWEST + share * RELIEF).toFixed(1)}`,
    )
    .join('')
  const [from, to] = [first, last].map(({ km }) => `${scale.x(km).toFixed(2)} ${PLOT_HEIGHT}`)
  return <path className={styles['heights']} d={`M${from ?? ''}${top}L${to ?? ''}Z`} />
}

const Reserve = ({ chart, scale }: PartProps) => {
  const y = scale.y(chart.reserve.at)
  return <line className={styles['reserve']} x1="0" x2="100%" y1={y} y2={y} />
}

interface StopsProps extends PartProps, Pick<ChargeChartProps, 'stops' | keyof Pointing> {}

const Stops = ({ chart, scale, stops, pointed, onPoint }: StopsProps) =>
  chart.halts.map(({ id, km, charge, time }) => {
    const stop = stops.find((one) => one.id === id)
    const x = percent(scale.x(km))
    return (
      <g
        key={id}
        data-part="chart-stop"
        data-assumed={stop?.isAssumedSite === true ? '' : undefined}
        data-pointed={pointed === id ? '' : undefined}
        onPointerEnter={() => {
          onPoint(id)
        }}
        onPointerLeave={() => {
          onPoint(undefined)
        }}
      >
        {time === '' ? null : (
          <text
            className={styles['time']}
            x={x}
            y={scale.y(charge) - TIME_OVER}
            textAnchor={anchorOf(shareOf(km, chart))}
          >
            {time}
          </text>
        )}
        <circle className={styles['stop']} cx={x} cy={scale.y(charge)} r="10" />
        <text className={styles['stop-number']} x={x} y={scale.y(charge)}>
          {stop?.kind === 'stop' ? stop.number : ''}
        </text>
      </g>
    )
  })

/** The charge level along the road with the reserve and the stops; the same facts stand in a table. */
export const ChargeChart = ({
  chart,
  stops,
  tableLabel,
  direction,
  ...pointing
}: ChargeChartProps) => {
  const parts = { chart, scale: scaleOf(chart, direction) }
  return (
    <figure className={styles['figure']} data-part="chart">
      <figcaption className={styles['caption']}>{chart.label}</figcaption>
      <p className={styles['key']} data-part="reserve-line">
        {chart.reserve.label}
      </p>
      {chart.heights === undefined ? null : (
        <p className={styles['key']} data-part="heights">
          {chart.heights.label}
        </p>
      )}
      <p className={styles['axis']} aria-hidden="true">
        {chart.yLabel}
      </p>
      <div className={styles['area']}>
        <Levels ticks={chart.yTicks} />
        <svg
          className={styles['plot']}
          width="100%"
          height={PLOT_HEIGHT + FEET_HEIGHT}
          aria-hidden="true"
          focusable="false"
        >
          <Grid {...parts} />
          <Line {...parts} />
          <Reserve {...parts} />
          <Stops {...parts} stops={stops} {...pointing} />
        </svg>
      </div>
      <p className={styles['axis']} data-side="end" aria-hidden="true">
        {chart.xLabel}
      </p>
      <FactTable label={tableLabel} table={chart.table} />
    </figure>
  )
}
