import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { BREAKPOINTS } from '../site/index.js'
import type { Picture, Video, VideoSource } from './media.types.js'

/** What there is of one motif for narrow and for wide screens: S and M, and from L on. */
export interface ByScreen<Medium> {
  readonly narrow: Option<Medium>
  readonly wide: Option<Medium>
}

/** A picture with what some screens see in its place. */
export interface FittedPicture {
  readonly picture: Picture
  /** Each with its screens as a media query. */
  readonly others: readonly { readonly picture: Picture; readonly media: string }[]
}

/** A video with files for each screen. */
export interface FittedVideo extends Pick<Video, 'captions' | 'description'> {
  /** In the order they are offered, each with its screens as a media query; empty for all. Never empty. */
  readonly sources: readonly (VideoSource & { readonly media: string })[]
}

const NARROW = `(width < ${BREAKPOINTS.L}px)`

/** The first of two pictures that is there. */
export const eitherPicture = (one: Option<Picture>, other: Option<Picture>): Option<Picture> =>
  O.alt(() => other)(one)

/** Fits a picture to narrow and wide screens; where one is missing, the other is seen. */
export const fitPicture = ({ narrow, wide }: ByScreen<Picture>): Option<FittedPicture> => {
  if (O.isNone(wide)) return O.map((picture: Picture) => ({ picture, others: [] }))(narrow)
  const others = O.isSome(narrow) ? [{ picture: narrow.value, media: NARROW }] : []
  return some({ picture: wide.value, others })
}

const listSources = (
  video: Option<Video>,
  media: string,
): readonly FittedVideo['sources'][number][] =>
  O.isSome(video) ? video.value.sources.map((source) => ({ ...source, media })) : []

/**
 * Fits a video to narrow and wide screens: each is offered its own files first, and then those of the other, for what a
 * browser cannot play.
 */
export const fitVideo = ({ narrow, wide }: ByScreen<Video>): Option<FittedVideo> => {
  const first = O.alt(() => narrow)(wide)
  if (O.isNone(first)) return none
  const isBoth = O.isSome(narrow) && O.isSome(wide)
  const { captions, description } = first.value
  return some({
    sources: [
      ...(isBoth ? listSources(narrow, NARROW) : []),
      ...listSources(wide, ''),
      ...listSources(narrow, ''),
    ],
    captions,
    description,
  })
}
