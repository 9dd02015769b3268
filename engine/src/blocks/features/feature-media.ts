import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import type { Picture, Video } from '../../content/index.js'
import { none, type Option } from '../../shared/index.js'
import type { Feature, FeatureMedia, FeaturesContent } from './features.types.js'

/** What is shown with a feature: at most one of the two. */
export interface ChosenMedia {
  readonly video: Option<Video>
  readonly picture: Option<Picture>
}

const orElse =
  <A>(next: Option<A>) =>
  (first: Option<A>): Option<A> =>
    O.isSome(first) ? first : next

// The owner's ultrawide one comes before its own, and both before those of the next owner.
const pick = <A>(
  owners: readonly { readonly wide: Option<A>; readonly usual: Option<A> }[],
  isUltrawide: boolean,
): Option<A> =>
  owners.reduce<Option<A>>(
    (found, { wide, usual }) => pipe(found, orElse(isUltrawide ? wide : none), orElse<A>(usual)),
    none,
  )

/** Picks what is shown with a feature: a video before a picture, its own before the block’s, on very wide screens the ultrawide one of each owner first. */
export const pickFeatureMedia = (
  block: FeatureMedia,
  item: FeatureMedia & Pick<Feature, 'subtitleTrack'>,
  isUltrawide: boolean,
): ChosenMedia => {
  const owners = [item, block]
  const video = pick(
    owners.map((owner) => ({ wide: owner.videoUltrawide, usual: owner.video })),
    isUltrawide,
  )
  if (O.isSome(video)) {
    const captions = item.subtitleTrack === '' ? video.value.captions : item.subtitleTrack
    return { video: O.some({ ...video.value, captions }), picture: none }
  }
  const picture = pick(
    owners.map((owner) => ({ wide: owner.imageUltrawide, usual: owner.image })),
    isUltrawide,
  )
  return { video: none, picture }
}

/** What is shown with a feature on usual screens, and on very wide ones. */
export interface FeatureMediaView {
  readonly usual: ChosenMedia
  readonly ultrawide: ChosenMedia
}

/** Picks what is shown with a feature, on usual screens and on very wide ones. */
export const showFeatureMedia = (block: FeaturesContent, item: Feature): FeatureMediaView => ({
  usual: pickFeatureMedia(block, item, false),
  ultrawide: pickFeatureMedia(block, item, true),
})
