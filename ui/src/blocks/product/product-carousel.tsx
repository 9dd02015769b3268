import {
  productCarouselView,
  type ProductCarouselContent,
  type ProductCarouselWords,
} from '@evkit/engine/blocks'
import type { ProductImage, ProductView } from '@evkit/engine/internal/blocks'
import { BREAKPOINTS } from '@evkit/engine/site'
import { toUndefined, type Translate } from '@evkit/engine/shared'
import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Carousel, type CarouselHandle } from '../carousel/index.js'
import {
  CallToAction,
  Heading,
  HeadTexts,
  MotionControl,
  Picture,
  Under,
  useAutoAdvance,
} from '../parts/index.js'
import styles from './product-carousel.module.css'

/** Props of a product carousel. */
export interface ProductCarouselProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: ProductCarouselContent
  readonly words: ProductCarouselWords
  /** Name of a carousel without a heading. */
  readonly label: string
  /** Says what every carousel says. */
  readonly translate: Translate
}

const FROM_LARGE = `(min-width: ${BREAKPOINTS.L}px)`
// The widths of an item: most of a phone, two beside each other on tablets, four from L on.
const SIZES = `${FROM_LARGE} 25vw, (min-width: ${BREAKPOINTS.M}px) 40vw, 80vw`

const Images = ({ small, large }: Pick<ProductView, 'small' | 'large'>) =>
  small === undefined || large === undefined ? null : (
    <div className={styles['image']}>
      <Picture
        picture={small.picture}
        ratio="4:3"
        sizes={SIZES}
        others={[{ picture: large.picture, media: FROM_LARGE }]}
        className={styles['picture']}
      />
    </div>
  )

const Disclaimer = ({ image, on }: { readonly image: ProductImage; readonly on?: string }) =>
  image.disclaimer === '' ? null : (
    <p className={styles['disclaimer']} data-screens={on} data-part="image-disclaimer">
      {image.disclaimer}
    </p>
  )

// What has to be said about a picture is said where the picture is seen.
const Disclaimers = ({ small, large }: Pick<ProductView, 'small' | 'large'>) => {
  if (small === undefined || large === undefined) return null
  return small.disclaimer === large.disclaimer ? (
    <Disclaimer image={small} />
  ) : (
    <>
      <Disclaimer image={small} on="small" />
      <Disclaimer image={large} on="large" />
    </>
  )
}

interface ItemProps {
  readonly view: ProductView
  readonly words: ProductCarouselWords
}

const DrawnItem = ({ view, words }: ItemProps) => {
  const { item, price, links } = view
  return (
    <div className={styles['item']} data-part="product-item">
      {item.category === '' ? null : <p className={styles['category']}>{item.category}</p>}
      <Heading className={styles['name']}>{item.name}</Heading>
      <Images {...view} />
      {item.isAvailableOnline ? <p className={styles['badge']}>{words.availableOnline}</p> : null}
      {price === '' ? null : (
        <p className={styles['price']} data-part="price">
          {price}
        </p>
      )}
      {links.length === 0 ? null : (
        <p className={styles['links']} data-part="product-links">
          {links.map((link, at) => (
            <CallToAction key={link.href} call={link} look={at === 0 ? 'plain' : 'text'} />
          ))}
        </p>
      )}
      <Disclaimers {...view} />
    </div>
  )
}

// All of it is said by content, which stays while the row moves: sixty cars would be drawn anew for each slide.
const Item = memo(
  DrawnItem,
  (before, after) => before.view.item === after.view.item && before.words === after.words,
)

const Head = ({
  id,
  content,
  children,
}: Pick<ProductCarouselProps, 'id' | 'content'> & { readonly children: ReactNode }) => {
  const { heading, text } = content
  const link = toUndefined(content.link)
  return heading.length + text.length === 0 && link === undefined && children === null ? null : (
    <div className={styles['head']}>
      <HeadTexts id={id} heading={heading} text={text} lead={styles['lead']} />
      {link === undefined && children === null ? null : (
        <div className={styles['side']}>
          {link === undefined ? null : <CallToAction call={link} look="text" />}
          {children}
        </div>
      )}
    </div>
  )
}

/** Cars side by side in a row that is swiped, wheeled and moved by keys, dots and arrows; it moves by itself where content wants it to. */
export const ProductCarousel = (props: ProductCarouselProps) => {
  const { id, content, words, label, translate } = props
  const { heading, items, interval, enableAutoplay } = content
  const block = useRef<HTMLElement>(null)
  const row = useRef<CarouselHandle>(null)
  const [count, setCount] = useState(items.length)
  const running = useAutoAdvance(block, { id, count, interval, isAllowed: enableAutoplay })
  const { index } = running.advance
  const { products, control } = productCarouselView(content, running, words)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current !== index) row.current?.setCurrent(index + 1)
    shown.current = index
  }, [index])
  const hasHeading = heading.length > 0
  // Without a heading the row in it is the one part of the page with a name.
  const Block = hasHeading ? 'section' : 'div'
  return (
    <Block
      ref={block as RefObject<HTMLDivElement | null>}
      className={styles['block']}
      aria-labelledby={hasHeading ? `${id}-title` : undefined}
      data-part="product-carousel"
    >
      <Head id={id} content={content}>
        {control === undefined ? null : (
          <MotionControl control={control} onPause={running.setPaused} />
        )}
      </Head>
      <Under by={hasHeading ? 1 : 0}>
        <div className={styles['row']}>
          <Carousel
            ref={row}
            label={label}
            itemWidth="product"
            arrowSize="small"
            translate={translate}
            isAdvancing={enableAutoplay && !running.isEnded && !running.isPaused}
            onTotal={setCount}
            onChange={(slide) => {
              if (slide !== index + 1) running.choose(slide - 1, true)
            }}
            slides={products.map((view, at) => ({
              key: `${at} ${view.item.name}`,
              content: <Item view={view} words={words} />,
            }))}
          />
        </div>
      </Under>
    </Block>
  )
}
