import * as O from '#fp-ts/Option'
import type { Picture, Ratio, Video, VideoSource } from '../../content/index.js'
import { BREAKPOINTS } from '../../site/index.js'
import { none, some, toUndefined, type Option } from '../../shared/index.js'
import type { GalleryItem, GalleryMedium, GalleryScreen } from './gallery.types.js'

/** Ratios of the boxes an item is shown in, by screen. */
export type GalleryBox = Readonly<Record<GalleryScreen, Ratio>>

/** A file of a picture or a video with the screens it is for, as a media query. */
interface OnScreens {
  readonly media: string
}

/** What is shown of an item. */
export interface GalleryMediaView {
  /** For the widest screens, and in `others` for narrower ones; absent where the item is a video alone. */
  readonly picture:
    | {
        readonly picture: Picture
        readonly others: readonly ({ readonly picture: Picture } & OnScreens)[]
      }
    | undefined
  /** Absent where the item is a picture. */
  readonly video:
    | (Pick<Video, 'poster' | 'captions' | 'description'> & {
        readonly sources: readonly (VideoSource & OnScreens)[]
      })
    | undefined
  /** What it tells, for its thumbnail and its cell; empty when nothing is said. */
  readonly alt: string
}

// What takes the place of a file that is not there: the next wider screen, and then the next narrower one.
const IN_PLACE: Readonly<Record<GalleryScreen, readonly GalleryScreen[]>> = {
  sm: ['sm', 'md', 'lg'],
  md: ['md', 'lg', 'sm'],
  lg: ['lg', 'md', 'sm'],
}

const shareOf = (ratio: Ratio): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

const differ = (one: Ratio, other: Ratio): number =>
  Math.abs(Math.log(shareOf(one) / shareOf(other)))

const nearest = <File>(
  media: readonly GalleryMedium<File>[],
  ratio: Ratio,
): Option<GalleryMedium<File>> => {
  const [first, ...more] = media
  return first === undefined
    ? none
    : some(
        more.reduce(
          (best, one) => (differ(one.ratio, ratio) < differ(best.ratio, ratio) ? one : best),
          first,
        ),
      )
}

/** Picks the file that fits a screen, or else the one whose ratio is nearest to that of its box. */
export const pickMedium = <File>(
  media: readonly GalleryMedium<File>[],
  place: { readonly screen: GalleryScreen; readonly ratio: Ratio },
): Option<GalleryMedium<File>> => {
  const made = IN_PLACE[place.screen].flatMap((screen) =>
    media.filter((medium) => medium.screen === screen),
  )
  const [fits] = made
  return fits === undefined ? nearest(media, place.ratio) : some(fits)
}

const NARROWER: readonly (readonly [screen: GalleryScreen, media: string])[] = [
  ['sm', `(width < ${BREAKPOINTS.M}px)`],
  ['md', `(width < ${BREAKPOINTS.L}px)`],
]

// The files for screens from the narrowest on, without those the next wider screen has too.
const listNarrower = <File>(
  media: readonly GalleryMedium<File>[],
  box: GalleryBox,
): readonly ({ readonly file: File } & OnScreens)[] => {
  const fileOn = (screen: GalleryScreen): File | undefined =>
    toUndefined(pickMedium(media, { screen, ratio: box[screen] }))?.file
  const [sm, md, lg] = [fileOn('sm'), fileOn('md'), fileOn('lg')]
  return NARROWER.flatMap(([screen, query]) => {
    const file = screen === 'sm' ? sm : md
    const isNext = screen === 'sm' ? file === md : file === lg
    return file === undefined || isNext ? [] : [{ file, media: query }]
  })
}

const showPicture = ({ pictures }: GalleryItem, box: GalleryBox): GalleryMediaView['picture'] => {
  const widest = pickMedium(pictures, { screen: 'lg', ratio: box.lg })
  if (O.isNone(widest)) return undefined
  return {
    picture: widest.value.file,
    others: listNarrower(pictures, box).map(({ file, media }) => ({ picture: file, media })),
  }
}

const showVideo = ({ videos }: GalleryItem, box: GalleryBox): GalleryMediaView['video'] => {
  const widest = pickMedium(videos, { screen: 'lg', ratio: box.lg })
  if (O.isNone(widest)) return undefined
  const { sources, ...rest } = widest.value.file
  return {
    ...rest,
    sources: [
      ...listNarrower(videos, box).flatMap(({ file, media }) =>
        file.sources.map((source) => ({ ...source, media })),
      ),
      ...sources.map((source) => ({ ...source, media: '' })),
    ],
  }
}

/**
 * Shows an item in boxes of a ratio for each screen: the file that is made for the screen, or else the one nearest to
 * the ratio of the box.
 */
export const showGalleryMedia = (item: GalleryItem, box: GalleryBox): GalleryMediaView => {
  const picture = showPicture(item, box)
  const video = showVideo(item, box)
  return { picture, video, alt: picture?.picture.alt ?? video?.description ?? '' }
}

const USUAL_BOX: GalleryBox = { sm: '4:3', md: '16:9', lg: '16:9' }

/** The ratios of the boxes of a row: those the pictures of its first item are made in for each screen. */
export const findGalleryBox = ([first]: readonly GalleryItem[]): GalleryBox => {
  const pictures = first?.pictures ?? []
  const onScreen = (screen: GalleryScreen): Ratio =>
    pictures.find((one) => one.screen === screen)?.ratio ?? USUAL_BOX[screen]
  return { sm: onScreen('sm'), md: onScreen('md'), lg: onScreen('lg') }
}
