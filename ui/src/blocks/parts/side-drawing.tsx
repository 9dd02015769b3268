import type { DimensionsView } from '@evkit/engine/internal/blocks'

// A person a hundred high, feet at zero.
const BODY =
  'M-9-83h18a4 4 0 0 1 4 4v30a2.6 2.6 0 0 1-5.2 0v-24h-1.2v70a3 3 0 0 1-6 0v-40h-1.2v40a3 3 0 0 1-6 0v-70h-1.2v24a2.6 2.6 0 0 1-5.2 0v-30a4 4 0 0 1 4-4z'
const PERSON = 100
const TICK = 70
// As thin on any screen.
const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

/** Props of a car from the side. */
export interface SideDrawingProps {
  readonly side: DimensionsView['side']
  /** What it shows, for those who hear it. */
  readonly label: string
  /** Classes that colour lines and the person: each page has its own sheet. */
  readonly looks: Readonly<Record<'line' | 'person', string | undefined>>
}

/** A car to scale from the side, on the ground beside a person, its length below. */
export const SideDrawing = ({ side, label, looks }: SideDrawingProps) => {
  const { box, picture, ground, length, person } = side
  const { src, ...place } = picture
  const line = { ...LINE, className: looks.line }
  return (
    <svg viewBox={[box.x, box.y, box.width, box.height].join(' ')} role="img" aria-label={label}>
      <image href={src} {...place} />
      <g
        className={looks.person}
        transform={`translate(${person.x} 0) scale(${person.height / PERSON})`}
      >
        <circle cy="-92.5" r="7.5" />
        <path d={BODY} />
      </g>
      <line {...line} {...ground} />
      <path
        {...line}
        d={`M${length.x1} ${length.y1}H${length.x2}M${length.x1} ${length.y1 - TICK}v${2 * TICK}M${length.x2} ${length.y2 - TICK}v${2 * TICK}`}
      />
    </svg>
  )
}
