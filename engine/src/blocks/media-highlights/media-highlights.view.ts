import * as O from '#fp-ts/Option'
import {
  findYouTube,
  toPlainLine,
  toPlainText,
  type CallToAction,
  type Details,
  type FittedPicture,
  type FittedVideo,
} from '../../content/index.js'
import {
  nameEmbed,
  type EmbedSource,
  type EmbedWords,
  type PlayerWords,
} from '../../interaction/index.js'
import { fillPlaceholders, toUndefined } from '../../shared/index.js'
import type { MediaHighlight, MediaHighlightsContent } from './media-highlights.types.js'
import { hasMore, loopsAlone, NO_TURN, type MediaSetup, type MediaTurns } from './media-turns.js'

/** What media highlights say themselves. */
export interface MediaHighlightsWords extends PlayerWords {
  /** Name of a block without a heading. */
  readonly name: string
  readonly showMore: string
  readonly showLess: string
  /** Name of the button for a disclaimer; `{title}` is that of the highlight. */
  readonly moreAbout: string
  readonly close: string
  readonly embed: EmbedWords
}

/** Input of {@link mediaHighlightsView}. */
export interface MediaHighlightsBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: MediaHighlightsContent
  readonly words: MediaHighlightsWords
  /** Slug of the site. */
  readonly site: string
  readonly locale: string
}

/** A highlight as it is drawn. */
export interface MediaCardView extends Pick<MediaHighlight, 'title' | 'text' | 'lines' | 'marks'> {
  readonly id: string
  /** What it is about; never empty. */
  readonly name: string
  readonly picture: FittedPicture | undefined
  readonly video: FittedVideo | undefined
  readonly embed: EmbedSource | undefined
  /** Whether it has the turn by itself. */
  readonly isAutoplay: boolean
  /** Whether another card has the turn. */
  readonly isHeld: boolean
  /** Whether its video begins again by itself. */
  readonly loops: boolean
  readonly call: CallToAction | undefined
  readonly popUp: { readonly openLabel: string; readonly details: Details } | undefined
  /** Its text where that is folded; absent where all of it is shown. */
  readonly fold:
    | {
        readonly textId: string
        readonly isFolded: boolean
        /** Whether the text may be long on some screen: then the control has its room before it is known. */
        readonly hasRoom: boolean
        readonly toggle: { readonly text: string; readonly isExpanded: boolean } | undefined
      }
    | undefined
}

/** View model of media highlights. */
export interface MediaHighlightsView {
  readonly headingId: string
  readonly label: string
  readonly cards: readonly MediaCardView[]
}

/**
 * Derives the video playback setup of a media highlights block.
 *
 * @param content - Its content.
 * @returns Which cards have a self-hosted video, and whether they autoplay.
 * @source B-MEDIA-11, D-B-39
 *
 * @example One of two
 * ```ts
 * import { BLOCKS, toMediaSetup } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'a.example', ownDomains: [], readUrl: () => ({ scheme: 'https', host: 'a.example' }) }
 * const written = { items: [{ title: 'Quiet' }, { title: 'Rain', videoLandscapeMp4Url: '/a.mp4' }] }
 * const content = toUndefined(BLOCKS['media-highlights'].codec(written, { path: '', links }).value)
 * content && toMediaSetup(content).playable // => [false, true]
 * ```
 * @category constructors
 */
export const toMediaSetup = ({
  items,
  autoplay,
  loopVideos,
}: MediaHighlightsContent): MediaSetup => ({
  autoplay,
  loops: loopVideos,
  playable: items.map(({ video, youTube }) => O.isSome(video) && O.isNone(youTube)),
})

// Fewer characters than the lines that are shown have on the narrowest screens.
const LEAST_TEXT = 40

const foldOf = (
  { id, item }: { readonly id: string; readonly item: MediaHighlight },
  {
    turns,
    at,
    words,
  }: { readonly turns: MediaTurns; readonly at: number } & Pick<MediaHighlightsBlock, 'words'>,
): MediaCardView['fold'] => {
  const isExpanded = turns.expanded.includes(at)
  const more = item.showMoreTitle || words.showMore
  const less = item.showLessTitle || words.showLess
  const written =
    item.lines.length > 0 ? item.lines.map(toPlainLine).join(' ') : toPlainText(item.text)
  return {
    textId: `${id}-text`,
    isFolded: !isExpanded,
    hasRoom: item.lines.length > 1 || written.length > LEAST_TEXT,
    toggle: hasMore(turns.heights[at] ?? 0)
      ? { text: isExpanded ? less : more, isExpanded }
      : undefined,
  }
}

const embedOf = (
  item: MediaHighlight,
  name: string,
  { words, site, locale }: MediaHighlightsBlock,
): EmbedSource | undefined => {
  const video = toUndefined(item.youTube)
  return (
    video && nameEmbed(findYouTube(video, { site, locale, isPausable: true }), name, words.embed)
  )
}

const cardOf =
  (block: MediaHighlightsBlock, turns: MediaTurns) =>
  (item: MediaHighlight, at: number): MediaCardView => {
    const { content, words } = block
    const { title, text, lines, marks } = item
    const id = `${block.id}-${at + 1}`
    const name = title || toPlainText(text) || lines.map(toPlainLine).join(' ')
    const embed = embedOf(item, name, block)
    const details = toUndefined(item.details)
    return {
      id,
      name,
      title,
      text: lines.length > 0 ? [] : text,
      lines,
      marks,
      picture: toUndefined(item.picture),
      video: embed === undefined ? toUndefined(item.video) : undefined,
      embed,
      isAutoplay: turns.turn === at && turns.isByItself,
      isHeld: turns.turn !== NO_TURN && turns.turn !== at,
      loops: loopsAlone(turns),
      call: toUndefined(item.link),
      popUp: details && { openLabel: fillPlaceholders(words.moreAbout, { title: name }), details },
      fold: content.variant === 'grid' ? foldOf({ id, item }, { turns, at, words }) : undefined,
    }
  }

/**
 * Builds the view model of media highlights.
 *
 * @param block - Its id, content and translations, and its site.
 * @param turns - The playing card, and the expanded texts.
 * @returns The view model. Long texts of side-by-side cards are collapsed.
 * @law At most one card is to play.
 * @source B-MEDIA-03, B-MEDIA-06, B-MEDIA-08, B-MEDIA-14, B-MEDIA-15, B-MEDIA-16, B-MEDIA-18
 *
 * @example Two cards, the first of which plays by itself
 * ```ts
 * import { BLOCKS, mediaHighlightsMachine, mediaHighlightsView, toMediaSetup } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { createActor } from 'xstate'
 *
 * const links = { host: 'a.example', ownDomains: [], readUrl: () => ({ scheme: 'https', host: 'a.example' }) }
 * const item = { title: 'Quiet', videoLandscapeMp4Url: '/a.mp4' }
 * const written = { autoplay: 'first', items: [item, item] }
 * const content = toUndefined(BLOCKS['media-highlights'].codec(written, { path: '', links }).value)
 * const embed = { play: '', notice: '', declined: '', anyway: '', elsewhere: '', cancel: '' }
 * const controls = { play: '', pause: '', mute: '', unmute: '', showMore: '', showLess: '' }
 * const words = { name: 'Highlights', moreAbout: '', close: '', embed, ...controls }
 * const input = content && toMediaSetup(content)
 * const turns = input && createActor(mediaHighlightsMachine, { input }).getSnapshot().context
 * const block = content && { id: 'quiet', content, words, site: 'uk', locale: 'en-GB' }
 * const view = block && turns && mediaHighlightsView(block, turns)
 * view?.cards.map(({ isAutoplay, isHeld }) => [isAutoplay, isHeld]) // => [[true, false], [false, true]]
 * ```
 * @category views
 */
export const mediaHighlightsView = (
  block: MediaHighlightsBlock,
  turns: MediaTurns,
): MediaHighlightsView => {
  const { id, content, words } = block
  const { heading, items } = content
  return {
    headingId: `${id}-title`,
    label: heading.length === 0 ? words.name : toPlainLine(heading),
    cards: items.map(cardOf(block, turns)),
  }
}
