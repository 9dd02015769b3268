import type { ProductListContent } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { BREAKPOINTS } from '@evkit/engine/site'
import {
  CallToAction,
  DisclaimerMarks,
  Heading,
  Markdown,
  MarkdownLine,
  Picture,
  Under,
} from '../parts/index.js'
import styles from './product-list.module.css'

// Beside its text where there is room for both.
const SIZES = `(min-width: ${BREAKPOINTS.L}px) 52vw, 100vw`

type Product = ProductListContent['products'][number]

/** What a product list says itself. */
export interface ProductListWords {
  /** Text of the badge of a car that can be ordered online. */
  readonly availableOnline: string
}

/** Props of a product list. */
export interface ProductListProps {
  readonly content: ProductListContent
  readonly words: ProductListWords
  /** Whether the first picture of the page is that of its first car. */
  readonly isFirst?: boolean
}

// What is noted of a car is mostly about what it costs: the mark stands behind the last price, or where there is none
// behind its name.
const Prices = ({ cash, subscription, marks }: Product) => {
  const prices = [cash, subscription].filter((price) => price !== '')
  return prices.length === 0 ? null : (
    <p className={styles['prices']} data-part="price">
      {prices.map((price, at) => (
        <span key={at}>
          {price}
          {at === prices.length - 1 ? <DisclaimerMarks marks={marks} /> : null}
        </span>
      ))}
    </p>
  )
}

interface ItemProps extends Pick<ProductListProps, 'words'> {
  readonly product: Product
  readonly isFirst: boolean
}

const Item = ({ product, words, isFirst }: ItemProps) => {
  const { name, slug, highlights, marks, links, description, isAvailableOnline } = product
  const image = toUndefined(product.image)
  return (
    <li className={styles['item']} id={slug === '' ? undefined : slug} data-part="product">
      {image === undefined ? null : (
        <Picture
          picture={image}
          ratio="4:3"
          sizes={SIZES}
          isFirst={isFirst}
          className={styles['picture']}
        />
      )}
      <div className={styles['text']}>
        {isAvailableOnline ? (
          <p className={styles['badge']} data-part="badge">
            {words.availableOnline}
          </p>
        ) : null}
        <Heading className={styles['name']}>
          {name}
          {product.cash + product.subscription === '' ? <DisclaimerMarks marks={marks} /> : null}
        </Heading>
        <Prices {...product} />
        <Markdown tree={description} className={styles['description']} />
        {highlights.length === 0 ? null : (
          <ul className={styles['highlights']} data-part="highlights">
            {highlights.map((highlight, place) => (
              <li key={place}>{highlight}</li>
            ))}
          </ul>
        )}
        {links.length === 0 ? null : (
          <p className={styles['links']}>
            {links.map((link, at) => (
              <CallToAction key={at} call={link} look={at === 0 ? 'plain' : 'text'} />
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

/** Cars below each other, each with what speaks for it. */
export const ProductList = ({ content, words, isFirst = false }: ProductListProps) => {
  const { heading, products } = content
  const hasHeading = heading.length > 0
  return (
    <section data-part="product-list">
      {hasHeading ? (
        <Heading className={styles['heading']}>
          <MarkdownLine line={heading} />
        </Heading>
      ) : null}
      <Under by={hasHeading ? 1 : 0}>
        <ul className={styles['list']}>
          {products.map((product, at) => (
            <Item key={at} product={product} words={words} isFirst={isFirst && at === 0} />
          ))}
        </ul>
      </Under>
    </section>
  )
}
