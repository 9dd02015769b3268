import { imageUrl, type Picture as PictureContent } from '@evkit/engine/content'
import { GALLERY_IMAGE_WIDTHS, imageSet } from '@evkit/engine/internal/content'
import { classNames } from '../../primitives/index.js'
import styles from './picture.module.css'

/** Another picture for some screens. */
export interface ScreenPicture {
  readonly picture: PictureContent
  /** Which screens, as a media query. */
  readonly media: string
  /** [px] The one width it is asked for in; without it, the browser chooses. */
  readonly width?: number
}

/** Props of a picture. */
export interface PictureProps {
  readonly picture: PictureContent
  /** Box it fills, such as `16:9`; without one it has its own. */
  readonly ratio?: string
  /** Whether it is seen first: it is then fetched at once and before others. One a page. */
  readonly isFirst?: boolean
  /** Whether it will be seen next, where the browser does not look: it is then fetched without delay. */
  readonly isSoon?: boolean
  /** How wide it is shown, for the browser to choose a file by; the whole window without it. */
  readonly sizes?: string
  /** [px] The one width it is asked for in; without it, the browser chooses. */
  readonly width?: number
  /** Whether it may fill a large screen: it is then asked for in the widths of galleries, too. */
  readonly isLarge?: boolean
  /** What some screens see in its place, the first that fits. */
  readonly others?: readonly ScreenPicture[]
  readonly className?: string | undefined
}

const WHOLE_WINDOW = '100vw'

const listWidths = (src: string, isLarge: boolean): string =>
  isLarge ? imageSet(src, GALLERY_IMAGE_WIDTHS) : imageSet(src)

const setOf = (src: string, width: number | undefined, isLarge = false): string =>
  width === undefined ? listWidths(src, isLarge) || src : imageUrl(src, width)

const both = (one: string, other: string): string =>
  [one, other].filter((media) => media !== '').join(' and ')

// The files of a picture in the kinds few browsers read come before its own.
const Sources = ({
  picture,
  media,
  width,
  sizes,
  isLarge,
}: ScreenPicture & Required<Pick<PictureProps, 'sizes' | 'isLarge'>>) => (
  <>
    {(picture.sources ?? []).map((source) => (
      <source
        key={source.src}
        srcSet={setOf(source.src, width, isLarge)}
        type={source.type || undefined}
        media={both(media, source.media) || undefined}
        sizes={sizes}
      />
    ))}
    {media === '' ? null : (
      <source srcSet={setOf(picture.src, width, isLarge)} media={media} sizes={sizes} />
    )}
  </>
)

const BOXLESS = '16:9'

const FIRST = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const
const SOON = { loading: 'eager', fetchPriority: 'auto', decoding: 'async' } as const
const LATER = { loading: 'lazy', fetchPriority: 'auto', decoding: 'async' } as const

const orderOf = ({ isFirst = false, isSoon = false }: PictureProps) => {
  if (isFirst) return FIRST
  return isSoon ? SOON : LATER
}

const Image = (props: PictureProps) => {
  const { picture, ratio, isLarge = false, className } = props
  const { sizes = WHOLE_WINDOW, width } = props
  const set = width === undefined ? listWidths(picture.src, isLarge) : ''
  return (
    <img
      className={classNames(styles['picture'], className)}
      src={width === undefined ? picture.src : imageUrl(picture.src, width)}
      {...(set === '' ? {} : { srcSet: set, sizes })}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      {...orderOf(props)}
      data-ratio={ratio ?? (picture.width === undefined ? BOXLESS : undefined)}
      data-part="picture"
    />
  )
}

/** A picture in a box that is there before it is: nothing moves when it comes. */
export const Picture = (props: PictureProps) => {
  const { picture, sizes = WHOLE_WINDOW, width, others = [], isLarge = false } = props
  if (picture.src.trim() === '') return null
  const own = { picture, media: '', ...(width === undefined ? {} : { width }) }
  // A drawing has one file for every width.
  const further = others.filter((other) => setOf(other.picture.src, other.width) !== picture.src)
  if (further.length === 0 && picture.sources === undefined) return <Image {...props} />
  return (
    <picture className={styles['sources']}>
      {[...further, own].map((screen) => (
        <Sources key={screen.media} {...screen} sizes={sizes} isLarge={isLarge} />
      ))}
      <Image {...props} />
    </picture>
  )
}
