import type { BlockContent } from '@evkit/engine/blocks'
import { dimensionsView, type DimensionsView } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { Heading, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './dimensions.module.css'

type Box = DimensionsView['side']['box']

const viewBoxOf = ({ x, y, width, height }: Box): string => [x, y, width, height].join(' ')

// A person a hundred high, feet at zero.
const BODY =
  'M-9-83h18a4 4 0 0 1 4 4v30a2.6 2.6 0 0 1-5.2 0v-24h-1.2v70a3 3 0 0 1-6 0v-40h-1.2v40a3 3 0 0 1-6 0v-70h-1.2v24a2.6 2.6 0 0 1-5.2 0v-30a4 4 0 0 1 4-4z'
const PERSON = 100
const TICK = 70
// As thin on any screen.
const LINE = {
  className: styles['line'],
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
} as const
const DASHES = '6 5'

const Person = ({ x, height }: DimensionsView['side']['person']) => (
  <g className={styles['person']} transform={`translate(${x} 0) scale(${height / PERSON})`}>
    <circle cy="-92.5" r="7.5" />
    <path d={BODY} />
  </g>
)

const Side = ({
  side,
  label,
}: {
  readonly side: DimensionsView['side']
  readonly label: string
}) => {
  const { box, picture, ground, length, person } = side
  const { src, ...place } = picture
  return (
    <svg className={styles['side']} viewBox={viewBoxOf(box)} role="img" aria-label={label}>
      <image href={src} {...place} />
      <Person {...person} />
      <line {...LINE} {...ground} />
      <path
        {...LINE}
        d={`M${length.x1} ${length.y1}H${length.x2}M${length.x1} ${length.y1 - TICK}v${2 * TICK}M${length.x2} ${length.y2 - TICK}v${2 * TICK}`}
      />
    </svg>
  )
}

const Top = ({ top, label }: { readonly top: DimensionsView['top']; readonly label: string }) => {
  const { box, bay, car, mirrors } = top
  return (
    <svg className={styles['top']} viewBox={viewBoxOf(box)} role="img" aria-label={label}>
      <rect {...LINE} strokeDasharray={DASHES} {...bay} />
      <rect {...LINE} {...mirrors} rx="60" />
      <rect {...LINE} className={styles['car']} {...car} rx={car.height * 0.3} />
      <rect
        {...LINE}
        x={car.x + car.width * 0.26}
        y={car.y + car.height * 0.1}
        width={car.width * 0.58}
        height={car.height * 0.8}
        rx={car.height * 0.2}
      />
    </svg>
  )
}

/** A car to scale: from the side beside a person, from above in a parking bay, with its measures. */
export const Dimensions = ({
  id,
  content,
}: {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: BlockContent<'dimensions'>
}) => {
  const car = toUndefined(content.car)
  if (car === undefined) return null
  const { side, top } = dimensionsView(car)
  const { heading, sideLabel, topLabel, person, bay, figures } = content
  return (
    <section
      className={styles['block']}
      data-part="dimensions"
      {...(heading.length === 0 ? {} : { 'aria-labelledby': `${id}-heading` })}
    >
      {heading.length === 0 ? null : (
        <Heading id={`${id}-heading`}>
          <MarkdownLine line={heading} />
        </Heading>
      )}
      <Markdown tree={content.text} className={styles['text']} />
      <div className={styles['drawings']}>
        <figure className={styles['drawing']}>
          <Side side={side} label={sideLabel} />
          {person === '' ? null : <figcaption>{person}</figcaption>}
        </figure>
        <figure className={styles['drawing']}>
          <Top top={top} label={topLabel} />
          {bay === '' ? null : <figcaption>{bay}</figcaption>}
        </figure>
      </div>
      {figures.length === 0 ? null : (
        <dl className={styles['figures']}>
          {figures.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
