import type { KeyFiguresContent } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { CallToAction, Heading, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './key-figures.module.css'

type KeyFigure = KeyFiguresContent['figures'][number]

const FULL = 100

const Bars = ({ bars }: Pick<KeyFigure, 'bars'>) => (
  <dl className={styles['bars']} data-part="bars">
    {bars.map(({ label, value, share }) => (
      <div key={label} className={styles['bar']}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        <svg
          className={styles['track']}
          viewBox={`0 0 ${FULL} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles['length']} width={share * FULL} height="1" />
        </svg>
      </div>
    ))}
  </dl>
)

const Figure = ({ figure }: { readonly figure: KeyFigure }) => {
  const link = toUndefined(figure.link)
  return (
    <li className={styles['figure']} data-part="figure">
      <p className={styles['label']}>{figure.label}</p>
      <p className={styles['value']}>{figure.value}</p>
      {figure.text.length === 0 ? null : (
        <p className={styles['text']}>
          <MarkdownLine line={figure.text} />
        </p>
      )}
      {figure.bars.length === 0 ? null : <Bars bars={figure.bars} />}
      {link === undefined ? null : <CallToAction call={link} look="text" />}
    </li>
  )
}

/** Props of key figures. */
export interface KeyFiguresProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: KeyFiguresContent
}

/** Key figures side by side, each with what it holds for. */
export const KeyFigures = ({ id, content }: KeyFiguresProps) => {
  const { heading, text, figures } = content
  return (
    <section
      className={styles['block']}
      data-part="key-figures"
      {...(heading.length === 0 ? {} : { 'aria-labelledby': `${id}-heading` })}
    >
      {heading.length === 0 ? null : (
        <Heading id={`${id}-heading`}>
          <MarkdownLine line={heading} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['lead']} />
      <ul className={styles['figures']} data-count={figures.length}>
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
      </ul>
    </section>
  )
}
