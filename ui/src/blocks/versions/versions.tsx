import type { BlockContent } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import {
  CallToAction,
  DisclaimerMarks,
  Heading,
  Markdown,
  MarkdownLine,
  Under,
} from '../parts/index.js'
import styles from './versions.module.css'

type Content = BlockContent<'versions'>

type CarVersion = Content['versions'][number]

const Figures = ({ figures }: Pick<CarVersion, 'figures'>) => (
  <dl className={styles['figures']}>
    {figures.map(({ title, value }) => (
      <div key={title} className={styles['figure']}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const Version = ({
  version,
  chosenText,
}: { readonly version: CarVersion } & Pick<Content, 'chosenText'>) => {
  const { title, price, figures, isChosen } = version
  const link = toUndefined(version.link)
  return (
    <li className={styles['version']} data-state={isChosen ? 'chosen' : 'offered'}>
      <Heading className={styles['title']}>{title}</Heading>
      {price === '' ? null : <p className={styles['price']}>{price}</p>}
      {figures.length === 0 ? null : <Figures figures={figures} />}
      {isChosen ? (
        <p className={styles['chosen']} aria-current="true">
          {chosenText}
        </p>
      ) : null}
      {isChosen || link === undefined ? null : (
        <p className={styles['choose']}>
          <CallToAction call={link} look="plain" />
        </p>
      )}
    </li>
  )
}

/** Props of a choice of versions. */
export interface VersionsProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: Content
}

/** The versions of a car side by side, each with its price and its figures; links choose one, without a script. */
export const Versions = ({ id, content }: VersionsProps) => {
  const { heading, text, marks, versions, chosenText } = content
  return (
    <section
      className={styles['block']}
      data-part="versions"
      {...(heading.length === 0 ? {} : { 'aria-labelledby': `${id}-heading` })}
    >
      {heading.length === 0 ? null : (
        <Heading id={`${id}-heading`}>
          <MarkdownLine line={heading} />
          <DisclaimerMarks marks={marks} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['lead']} />
      <Under by={heading.length === 0 ? 0 : 1}>
        <ul className={styles['versions']} data-count={versions.length}>
          {versions.map((version) => (
            <Version key={version.title} version={version} chosenText={chosenText} />
          ))}
        </ul>
      </Under>
    </section>
  )
}
