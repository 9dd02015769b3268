import * as O from '#fp-ts/Option'
import {
  describeVideo,
  findYouTube,
  toPlainLine,
  type FittedPicture,
  type FittedVideo,
  type StructuredData,
} from '../../content/index.js'
import {
  nameEmbed,
  type EmbedSource,
  type EmbedWords,
  type PlayerWords,
} from '../../interaction/index.js'
import { toUndefined } from '../../shared/index.js'
import { BREAKPOINTS, SECTION_WIDTH } from '../../site/index.js'
import type { VideoContent } from './video.types.js'

/** What a video block says itself. */
export interface VideoWords extends PlayerWords {
  /** Name of a video content does not name. */
  readonly name: string
  readonly transcript: string
  readonly embed: EmbedWords
}

/** Input of {@link videoView}. */
export interface VideoBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: VideoContent
  readonly words: VideoWords
  /** Slug of the site. */
  readonly site: string
  readonly locale: string
}

/** View model of a video block. */
export interface VideoView {
  readonly headingId: string
  /** Accessible name; never empty. */
  readonly name: string
  readonly poster: FittedPicture | undefined
  /** `sizes` attribute of the poster. */
  readonly sizes: string
  /** Self-hosted video; replaces the poster where there is an `embed`. */
  readonly video: FittedVideo | undefined
  readonly embed: EmbedSource | undefined
}

/**
 * Builds the view model of a video block.
 *
 * @param block - Its id, content and translations, and its site.
 * @returns The view model. A YouTube video has priority over a self-hosted one, which replaces its poster if content
 * sets so.
 * @source B-VID-08, B-VID-09, B-VID-11, B-VID-17, B-VID-18, D-B-37
 *
 * @example Our own
 * ```ts
 * import { BLOCKS, videoView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const readUrl = () => ({ scheme: 'https', host: 'a.example' })
 * const links = { host: 'a.example', ownDomains: [], readUrl }
 * const content = toUndefined(BLOCKS.video.codec({ videoDesktopMp4: '/a.mp4' }, { path: '', links }).value)
 * const embed = { play: 'Play', notice: '', declined: '', anyway: '', elsewhere: '', cancel: '' }
 * const words = { name: 'Video', transcript: '', play: '', pause: '', mute: '', unmute: '', embed }
 * const view = content && videoView({ id: 'film', content, words, site: 'uk', locale: 'en-GB' })
 * [view?.name, view?.video?.sources[0]?.src, view?.embed] // => ['Video', '/a.mp4', undefined]
 * ```
 * @category views
 */
export const videoView = ({ id, content, words, site, locale }: VideoBlock): VideoView => {
  const { heading, youTube, video, poster, videoDescription, youtubeIframeTitle } = content
  const name = videoDescription || toPlainLine(heading) || words.name
  const title = youtubeIframeTitle || name
  const embedded = toUndefined(youTube)
  const hasVideo = embedded === undefined || content.useLoopVideoAsPosterForYouTube
  return {
    headingId: `${id}-title`,
    name,
    poster: toUndefined(poster),
    sizes: `(min-width: ${BREAKPOINTS.XL}px) ${SECTION_WIDTH}px, 100vw`,
    video: hasVideo ? toUndefined(video) : undefined,
    embed:
      embedded &&
      nameEmbed(findYouTube(embedded, { site, locale, isPausable: false }), title, words.embed),
  }
}

/**
 * Describes the video of a block for machines.
 *
 * @source E-B-32
 */
export const describeVideoBlock = (
  { heading, videoDescription, poster, video, published }: VideoContent,
  origin: string,
): readonly StructuredData[] => {
  const absolute = (address: string): string =>
    address.startsWith('/') ? `${origin}${address}` : address
  const file = O.isSome(video) ? (video.value.sources[0]?.src ?? '') : ''
  return describeVideo({
    name: toPlainLine(heading) || videoDescription,
    description: videoDescription,
    poster: O.isSome(poster) ? absolute(poster.value.picture.src) : '',
    file: absolute(file),
    published,
  })
}
