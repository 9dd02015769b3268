import {
  mediaHighlightsView,
  type MediaHighlightsBlock,
  type MediaHighlightsView,
} from '@evkit/engine/blocks'
import type { MediaCardView } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { useState } from 'react'
import { useNarrow } from '../../tool/use-narrow.js'
import { Carousel } from '../carousel/index.js'
import { Heading, Markdown, MarkdownLine, Under } from '../parts/index.js'
import type { EmbedConsent } from '../player/index.js'
import { HighlightMedia } from './highlight-media.js'
import { HighlightText } from './highlight-text.js'
import { useMediaTurns } from './use-media-turns.js'
import styles from './media-highlights.module.css'

/** Props of media highlights. */
export interface MediaHighlightsProps extends MediaHighlightsBlock {
  readonly consent: EmbedConsent
  /** Says what every carousel says. */
  readonly translate: Translate
}

type Cards = Omit<MediaHighlightsProps, 'translate'> &
  Pick<ReturnType<typeof useMediaTurns>, 'send'> & { readonly view: MediaHighlightsView }

const Card = (props: Cards & { readonly card: MediaCardView; readonly isActive: boolean }) => {
  const { card, view, send, ...rest } = props
  const at = view.cards.indexOf(card)
  return (
    <>
      <HighlightMedia {...rest} card={card} at={at} send={send} />
      <HighlightText
        card={card}
        words={rest.words}
        onToggle={() => {
          send({ type: 'text.toggle', card: at })
        }}
      />
    </>
  )
}

const Rows = (props: Cards) => (
  <div className={styles['rows']}>
    {props.view.cards.map((card) => (
      <article key={card.id} id={card.id} className={styles['line']} data-part="highlight">
        <Card {...props} card={card} isActive />
      </article>
    ))}
  </div>
)

// From L on all of them lie side by side, so that each is looked at.
const Row = (props: Cards & Pick<MediaHighlightsProps, 'translate'>) => {
  const { translate, ...rest } = props
  const [current, setCurrent] = useState(1)
  const isNarrow = useNarrow()
  const { cards, label } = rest.view
  return (
    <Carousel
      label={label}
      itemWidth="card"
      arrowSize="small"
      translate={translate}
      onChange={setCurrent}
      slides={cards.map((card, at) => ({
        key: card.id,
        content: (
          <article id={card.id} className={styles['card']} data-part="highlight">
            <Card {...rest} card={card} isActive={!isNarrow || at + 1 === current} />
          </article>
        ),
      }))}
    />
  )
}

const Head = ({ view, content }: Pick<Cards, 'view' | 'content'>) => {
  const { heading, text } = content
  return heading.length === 0 && text.length === 0 ? null : (
    <header className={styles['head']}>
      {heading.length === 0 ? null : (
        <Heading id={view.headingId}>
          <MarkdownLine line={heading} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['lead']} />
    </header>
  )
}

/** Up to three highlights: below each other, or side by side and swiped where there is no room for all. */
export const MediaHighlights = ({ translate, ...block }: MediaHighlightsProps) => {
  const { content } = block
  const { root, turns, send } = useMediaTurns(content)
  const view = mediaHighlightsView(block, turns)
  const cards = { ...block, view, send }
  return (
    <div ref={root} className={styles['block']} data-part="media-highlights">
      <Head view={view} content={content} />
      <Under by={content.heading.length > 0 ? 1 : 0}>
        {content.variant === 'grid' ? (
          <Row {...cards} translate={translate} />
        ) : (
          <Rows {...cards} />
        )}
      </Under>
    </div>
  )
}
