import type { BlockContent } from '@evkit/engine/blocks'
import type { CarFinderView } from '@evkit/engine/internal/blocks'
import { BREAKPOINTS } from '@evkit/engine/site'
import { PlainForm } from '../../tool/index.js'
import { CallToAction, Heading, Markdown, MarkdownLine, Picture, Under } from '../parts/index.js'
import styles from './car-finder.module.css'

// Beside the text on a phone, above it on whatever is wider.
const SIZES = `(min-width: ${BREAKPOINTS.M}px) 20rem, 6rem`

type Result = NonNullable<CarFinderView['result']>

const Version = ({ version }: { readonly version: Result['versions'][number] }) => {
  const { car, title, picture, price, figures, link } = version
  return (
    <li className={styles['version']} data-part="version" data-key={version.key}>
      <div className={styles['image']}>
        {picture === undefined ? null : (
          <Picture picture={picture} ratio="2:1" sizes={SIZES} className={styles['picture']} />
        )}
      </div>
      <div className={styles['names']}>
        <Heading className={styles['car']}>
          {car} <span className={styles['title']}>{title}</span>
        </Heading>
        {price === '' ? null : (
          <p className={styles['price']} data-part="price">
            {price}
          </p>
        )}
      </div>
      {figures.length === 0 ? null : (
        <dl className={styles['figures']}>
          {figures.map(({ title: name, value, isAsked }) => (
            <div key={name} className={styles['figure']} data-asked={isAsked ? '' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {link === undefined ? null : (
        <p className={styles['link']}>
          <CallToAction call={link} look="text" />
        </p>
      )}
    </li>
  )
}

const Ways = ({ links }: { readonly links: Result['without'] }) =>
  links.length === 0 ? null : (
    <ul className={styles['ways']}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )

const Found = ({ result }: { readonly result: Result }) => {
  const { count, versions, unknown, without, compare, clear, priceNote } = result
  return (
    <div className={styles['result']} data-part="finder-result">
      <div className={styles['head']}>
        <Heading className={styles['count']}>{count}</Heading>
        <p className={styles['links']}>
          {compare === undefined ? null : <a href={compare.href}>{compare.text}</a>}
          <a href={clear.href}>{clear.text}</a>
        </p>
      </div>
      <Ways links={without} />
      {unknown.map((text) => (
        <p key={text} className={styles['note']}>
          {text}
        </p>
      ))}
      {versions.length === 0 ? null : (
        <Under>
          <ul className={styles['versions']}>
            {versions.map((version) => (
              <Version key={version.key} version={version} />
            ))}
          </ul>
        </Under>
      )}
      {priceNote.length === 0 ? null : (
        <p className={styles['note']}>
          <MarkdownLine line={priceNote} />
        </p>
      )}
    </div>
  )
}

/** Props of a car finder. */
export interface CarFinderProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: Pick<BlockContent<'car-finder'>, 'heading' | 'text'>
  readonly view: CarFinderView
  /** Path of the page, which answers the form. */
  readonly path: string
  /** What the address holds besides: sent along as it is. */
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/** The versions of the line-up, filtered and sorted by a form that needs no script. */
export const CarFinder = ({ id, content, view, path, kept }: CarFinderProps) => {
  const { heading, text } = content
  const { fields, submit, ignored, result } = view
  const hasHeading = heading.length > 0
  return (
    <section
      className={styles['block']}
      data-part="car-finder"
      {...(hasHeading ? { 'aria-labelledby': `${id}-heading` } : {})}
    >
      {hasHeading ? (
        <Heading id={`${id}-heading`}>
          <MarkdownLine line={heading} />
        </Heading>
      ) : null}
      <Markdown tree={text} className={styles['lead']} />
      {ignored === '' ? null : (
        <p className={styles['note']} role="status">
          {ignored}
        </p>
      )}
      <div className={styles['fields']}>
        <PlainForm fields={fields} kept={kept} updateLabel={submit} action={`${path}#${id}`} />
      </div>
      {result === undefined ? null : (
        <Under by={hasHeading ? 1 : 0}>
          <Found result={result} />
        </Under>
      )}
    </section>
  )
}
