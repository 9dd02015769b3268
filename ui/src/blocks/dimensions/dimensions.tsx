import type { BlockContent } from '@evkit/engine/blocks'
import { dimensionsView, type DimensionsView } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { Heading, Markdown, MarkdownLine, SideDrawing } from '../parts/index.js'
import styles from './dimensions.module.css'

// As thin on any screen.
const LINE = {
  className: styles['line'],
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
} as const
const DASHES = '6 5'
const LOOKS = { line: styles['line'], person: styles['person'] }

const Top = ({ top, label }: { readonly top: DimensionsView['top']; readonly label: string }) => {
  const { box, bay, car, mirrors } = top
  return (
    <svg viewBox={[box.x, box.y, box.width, box.height].join(' ')} role="img" aria-label={label}>
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
          <SideDrawing side={side} label={sideLabel} looks={LOOKS} />
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
