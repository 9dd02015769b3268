import { spotlightView, type SpotlightBlock } from '@evkit/engine/blocks'
import type { SpotlightItemView } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { BREAKPOINTS } from '@evkit/engine/site'
import { Carousel } from '../carousel/index.js'
import {
  CallToAction,
  DisclaimerMarks,
  Heading,
  Markdown,
  MarkdownLine,
  More,
  Plus,
  Picture,
  PlayedVideo,
  RatioBox,
  Under,
} from '../parts/index.js'
import styles from './spotlight.module.css'

/** Props of a spotlight. */
export interface SpotlightProps extends SpotlightBlock {
  /** Says what every carousel says. */
  readonly translate: Translate
}

const SIZES = `(min-width: ${BREAKPOINTS.L}px) 33vw, 86vw`
const POP_UP_SIZES = `(min-width: ${BREAKPOINTS.M}px) 40rem, 100vw`

const Medium = ({ item: { picture, video } }: { readonly item: SpotlightItemView }) => {
  if (video !== undefined)
    return <PlayedVideo {...video} poster={picture?.src} className={styles['video']} />
  return picture === undefined ? null : (
    <Picture picture={picture} ratio="16:9" sizes={POP_UP_SIZES} />
  )
}

// What tells more of an item; without scripts its picture is seen already.
const Details = ({
  item,
  isWhole,
}: {
  readonly item: SpotlightItemView
  readonly isWhole: boolean
}) => {
  const { title, description, call, marks, video } = item
  return (
    <div className={styles['details']} data-whole={isWhole ? '' : undefined}>
      {isWhole || video !== undefined ? <Medium item={item} /> : null}
      {isWhole ? <Heading className={styles['details-title']}>{title}</Heading> : null}
      <Markdown tree={description} />
      <DisclaimerMarks marks={marks} />
      {call === undefined ? null : <CallToAction call={call} />}
    </div>
  )
}

const Slide = ({
  item,
  closeLabel,
}: {
  readonly item: SpotlightItemView
  readonly closeLabel: string
}) => {
  const { id, title, picture, openLabel, buttonColorMode, eventLabel } = item
  return (
    <article className={styles['item']} data-part="spotlight-item" data-button={buttonColorMode}>
      <RatioBox small="4:5" medium="4:5" className={styles['box']}>
        {picture === undefined ? null : <Picture picture={picture} sizes={SIZES} />}
      </RatioBox>
      <div className={styles['foot']}>
        <Heading className={styles['title']}>{title}</Heading>
        <More
          id={`${id}-more`}
          label={openLabel}
          sign={<Plus />}
          look="card"
          name={title}
          closeLabel={closeLabel}
          className={styles['plus']}
          event={eventLabel}
          inPage={<Details item={item} isWhole={false} />}
        >
          <Details item={item} isWhole />
        </More>
      </div>
    </article>
  )
}

/** Details of a car in a row that is swiped, wheeled and moved by keys and arrows; a button opens more of each. */
export const Spotlight = ({ translate, ...block }: SpotlightProps) => {
  const { content, words } = block
  const view = spotlightView(block)
  const hasHeading = content.heading.length > 0
  return (
    <div className={styles['block']} data-part="spotlight">
      {hasHeading || content.text.length > 0 ? (
        <header className={styles['head']}>
          {hasHeading ? (
            <Heading id={view.headingId}>
              <MarkdownLine line={content.heading} />
            </Heading>
          ) : null}
          <Markdown tree={content.text} className={styles['text']} />
        </header>
      ) : null}
      <Under by={hasHeading ? 1 : 0}>
        <Carousel
          label={view.label}
          itemWidth="card"
          arrowSize="small"
          translate={translate}
          slides={view.items.map((item) => ({
            key: item.id,
            content: <Slide item={item} closeLabel={words.close} />,
          }))}
        />
      </Under>
    </div>
  )
}
