import * as O from '#fp-ts/Option'
import type { Picture, Video } from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import type { Breakpoint } from '../../site/index.js'
import type { HeroContent, HeroSources } from './hero.types.js'

type Orientation = keyof HeroSources<unknown>

const ORIENTATION_OF: Readonly<Record<Breakpoint, Orientation>> = {
  S: 'portrait',
  M: 'tablet',
  L: 'landscape',
  XL: 'landscape',
}

const NEAREST: Readonly<Record<Orientation, readonly Orientation[]>> = {
  portrait: ['portrait', 'tablet', 'landscape'],
  tablet: ['tablet', 'landscape', 'portrait'],
  landscape: ['landscape', 'tablet', 'portrait'],
}

const findNearest = <Media>(sources: HeroSources<Media>, orientation: Orientation): Option<Media> =>
  NEAREST[orientation].map((one) => sources[one]).find(O.isSome) ?? none

/** What a hero shows behind or beside its text. */
export type HeroMedia =
  | { readonly kind: 'image'; readonly picture: Picture }
  | {
      readonly kind: 'video'
      readonly video: Video
      /** What is shown before it plays: its own poster, or the picture of the hero. */
      readonly poster: Option<Picture>
    }

/**
 * Selects the picture or video of a hero by screen size (art direction).
 *
 * @param content - Its pictures and videos by orientation.
 * @param size - The breakpoint of the screen.
 * @returns The video of the orientation where there is any video, with the picture of the same orientation as its
 * poster; otherwise the picture; `none` where content has neither. A missing orientation falls back to the nearest.
 * @law A hero with any source shows something on every screen.
 * @source B-HERO-01, B-HERO-02, B-HERO-03, D-B-66
 *
 * @example A phone, with a picture for wide screens alone
 * ```ts
 * import { heroMedia } from '@evkit/engine/blocks'
 * import { option as O } from 'fp-ts'
 *
 * const nothing = { portrait: O.none, tablet: O.none, landscape: O.none }
 * const image = { ...nothing, landscape: O.some({ src: '/coast.avif', alt: '' }) }
 * const media = heroMedia({ image, video: nothing }, 'S')
 * O.isSome(media) && media.value.kind // => 'image'
 * ```
 * @category resolution
 */
export const heroMedia = (
  { image, video }: Pick<HeroContent, 'image' | 'video'>,
  size: Breakpoint,
): Option<HeroMedia> => {
  const orientation = ORIENTATION_OF[size]
  const played = findNearest(video, orientation)
  const picture = findNearest(image, orientation)
  if (O.isSome(played)) {
    const { poster } = played.value
    return some({
      kind: 'video',
      video: played.value,
      poster: O.isSome(picture) ? picture : O.fromNullable(poster),
    })
  }
  return O.isSome(picture) ? some({ kind: 'image', picture: picture.value }) : none
}
