import { promotionView, type PromotionBlock, type PromotionView } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { Icon } from '../../primitives/index.js'
import {
  CallToAction,
  DetailsText,
  Heading,
  Markdown,
  MarkdownLine,
  More,
  Picture,
  Under,
} from '../parts/index.js'
import { Player } from '../player/index.js'
import { PreOrderForm, type PreOrderFormProps } from './pre-order-form.js'
import styles from './promotion.module.css'

/** Props of a promotion. */
export interface PromotionProps extends PromotionBlock, Pick<PreOrderFormProps, 'onBlocked'> {
  readonly locale: string
}

type Shown = PromotionProps & { readonly view: PromotionView }

const SIZES = '(min-width: 1232px) 1232px, 100vw'

// The picture is fitted to each screen, the video is one for all.
const Ground = ({ id, content, words, locale, view }: Shown) => {
  const picture = toUndefined(content.picture)
  const video = toUndefined(content.video)
  if (video === undefined)
    return picture === undefined ? null : (
      <Picture {...picture} sizes={SIZES} className={styles['picture']} />
    )
  const { poster, sources, ...rest } = video
  const own = poster === undefined ? undefined : { picture: poster, others: [] }
  return (
    <Player
      id={id}
      video={{ ...rest, sources: sources.map((source) => ({ ...source, media: '' })) }}
      poster={picture ?? own}
      sizes={SIZES}
      name={video.description || view.name}
      mode="none"
      loops
      isAutoplay
      isHeld={false}
      words={words}
      locale={locale}
    />
  )
}

const Ways = ({ id, content, words, view, onBlocked }: Shown) => {
  const preOrder = toUndefined(content.preOrder)
  const call = toUndefined(content.cta)
  const link = toUndefined(content.link)
  const details = toUndefined(content.details)
  if ([preOrder, call, link, details].every((way) => way === undefined)) return null
  const text = details && <DetailsText {...details} call={toUndefined(details.link)} />
  return (
    <div className={styles['ways']} data-part="promotion-ways">
      {preOrder === undefined ? null : (
        <PreOrderForm preOrder={preOrder} trapLabel={words.trap} onBlocked={onBlocked} />
      )}
      {call === undefined ? null : <CallToAction call={call} />}
      {link === undefined ? null : <CallToAction call={link} look="text" />}
      {details === undefined ? null : (
        <More
          id={`${id}-more`}
          label={view.moreLabel}
          sign={<Icon name="info" size={20} />}
          look="card"
          name={view.moreLabel}
          closeLabel={words.close}
          className={styles['info']}
          inPage={text}
        >
          {text}
        </More>
      )}
    </div>
  )
}

/** A promotion: a heading and a text on a picture, a video or a ground, with up to two ways on. */
export const Promotion = (props: PromotionProps) => {
  const { content } = props
  const view = promotionView(props)
  const { heading1, heading2, description, disclaimer, background, contentAlignOnDesktop } = content
  const hasMedia =
    toUndefined(content.picture) !== undefined || toUndefined(content.video) !== undefined
  return (
    <section className={styles['block']} aria-labelledby={view.headingId} data-part="promotion">
      <div
        className={styles['card']}
        data-media={hasMedia ? '' : undefined}
        data-ground={background}
        data-align={contentAlignOnDesktop}
        data-part="promotion-card"
      >
        {hasMedia ? (
          <div className={styles['media']}>
            <Ground {...props} view={view} />
          </div>
        ) : null}
        <div className={styles['text']} data-part="promotion-text">
          <Heading id={view.headingId}>
            <MarkdownLine line={heading1} />
          </Heading>
          {heading2.length === 0 ? null : (
            <p className={styles['second']}>
              <MarkdownLine line={heading2} />
            </p>
          )}
          <Under>
            <Markdown tree={description} />
            <Ways {...props} view={view} />
          </Under>
        </div>
      </div>
      {disclaimer.length === 0 ? null : (
        <div className={styles['disclaimer']} data-part="promotion-disclaimer">
          <Markdown tree={disclaimer} />
        </div>
      )}
    </section>
  )
}
