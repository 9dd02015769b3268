import type { MediaHighlightsBlock } from '@evkit/engine/blocks'
import type { MediaCardView } from '@evkit/engine/internal/blocks'
import { BREAKPOINTS } from '@evkit/engine/site'
import { Picture, RatioBox } from '../parts/index.js'
import { Embed, Player, type EmbedConsent } from '../player/index.js'
import type { useMediaTurns } from './use-media-turns.js'

/** Props of what is seen of a highlight. */
export interface HighlightMediaProps extends Pick<MediaHighlightsBlock, 'words' | 'locale'> {
  readonly card: MediaCardView
  /** Place of the card, from 0. */
  readonly at: number
  /** Whether the visitor looks at it: in a row, the slide that is shown. */
  readonly isActive: boolean
  readonly consent: EmbedConsent
  readonly send: ReturnType<typeof useMediaTurns>['send']
}

const SIZES = `(min-width: ${BREAKPOINTS.L}px) 33vw, 100vw`
const LOOK = { isLarge: false, isCentred: false, label: '' }

const Still = ({ picture }: Pick<MediaCardView, 'picture'>) =>
  picture === undefined ? null : <Picture {...picture} sizes={SIZES} />

const Medium = (props: HighlightMediaProps) => {
  const { card, at, isActive, words, locale, consent, send } = props
  const { id, name, picture, video, embed, isAutoplay, isHeld, loops } = card
  const start = (): void => {
    send({ type: 'card.started', card: at })
  }
  if (embed !== undefined)
    return (
      <Embed
        source={embed}
        consent={consent}
        isHeld={isHeld || !isActive}
        look={LOOK}
        onPlay={start}
      >
        <Still picture={picture} />
      </Embed>
    )
  if (video === undefined) return <Still picture={picture} />
  return (
    <Player
      id={id}
      video={video}
      poster={picture}
      sizes={SIZES}
      name={video.description || name}
      mode="enabled"
      loops={loops}
      isAutoplay={isAutoplay}
      isHeld={isHeld}
      words={words}
      locale={locale}
      onPlayRequest={start}
      onEnd={() => {
        send({ type: 'card.ended', card: at })
      }}
      onFailure={() => {
        send({ type: 'card.failed', card: at })
      }}
    />
  )
}

/** What is seen of a highlight: its video, its picture, or nothing. */
export const HighlightMedia = (props: HighlightMediaProps) => {
  const { picture, video, embed } = props.card
  return picture === undefined && video === undefined && embed === undefined ? null : (
    <RatioBox small="1:1" medium="1:1" large="16:9">
      <Medium {...props} />
    </RatioBox>
  )
}
