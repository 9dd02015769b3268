// Media that content names by members beside each other, as the blocks with videos do.
import * as O from '#fp-ts/Option'
import type { Option } from '../shared/index.js'
import { reading } from './finding.js'
import {
  findAt,
  ifThere,
  memberOf,
  optionalText,
  placeIn,
  type ContentPlace,
  type Lenient,
} from './lenient.codec.js'
import type { Video } from './media.types.js'
import { video } from './values.codec.js'
import { readYouTube, type YouTubeVideo } from './youtube.js'

/** Members that name the files of a video, and what is said of it. */
export interface VideoNames {
  readonly webM: string
  readonly mp4: string
}

const addressOf = (value: unknown): unknown =>
  typeof value === 'string' || value === undefined ? value : memberOf(value, 'src')

/** Reads a video whose files are members of their own; WebM is offered before MP4. */
export const namedVideo =
  ({ webM, mp4 }: VideoNames): Lenient<Option<Video>> =>
  (value, at: ContentPlace) => {
    const written = [
      [webM, 'video/webm'],
      [mp4, 'video/mp4'],
    ] as const
    const sources = written.flatMap(([name, type]) => {
      const src = addressOf(memberOf(value, name))
      return src === undefined || src === null ? [] : [{ src, type }]
    })
    if (sources.length === 0) return reading(O.none)
    const parts = {
      sources,
      captions: memberOf(value, 'subtitleTrack'),
      description: memberOf(value, 'videoDescription'),
    }
    return video(parts, placeIn(at, mp4))
  }

/** A video of YouTube by its address; told of where it is none. */
export const youTube: Lenient<Option<YouTubeVideo>> = ifThere((value, at) => {
  const written = optionalText(value, at)
  if (written.value === '') return { ...written, value: O.none }
  const found = readYouTube(written.value, at.links)
  return O.isSome(found)
    ? reading(found)
    : reading(found, findAt('NO_VIDEO', at, `${written.value} names no video of YouTube`))
})
