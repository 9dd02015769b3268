import { heroMedia, type HeroContent } from '@evkit/engine/blocks'
import type { Picture as PictureContent } from '@evkit/engine/content'
import type { Video } from '@evkit/engine/internal/content'
import { toUndefined } from '@evkit/engine/shared'
import { BREAKPOINTS } from '@evkit/engine/site'
import {
  CallToAction,
  Heading,
  HeadingStart,
  MarkdownLine,
  Picture,
  PlayedVideo,
} from '../parts/index.js'
import styles from './hero.module.css'

const PHONE = `(max-width: ${BREAKPOINTS.M - 0.02}px)`
const TABLET = `(max-width: ${BREAKPOINTS.L - 0.02}px)`
// Beside the text from L on.
const WHOLE_SIZES = `(min-width: ${BREAKPOINTS.L}px) 60vw, 100vw`

type Content = Pick<HeroContent, 'image' | 'video' | 'imageFit'>

/** Props of a hero. */
export interface HeroProps {
  readonly content: HeroContent
  /** Whether it has the first picture of the page, which is not waited with. */
  readonly isFirst?: boolean | undefined
}

const pictureOn = (content: Content, size: 'S' | 'M' | 'L'): PictureContent | undefined => {
  const media = toUndefined(heroMedia(content, size))
  if (media === undefined) return undefined
  return media.kind === 'image' ? media.picture : toUndefined(media.poster)
}

const videoOn = (content: Content, size: 'S' | 'M' | 'L'): Video | undefined => {
  const media = toUndefined(heroMedia(content, size))
  return media?.kind === 'video' ? media.video : undefined
}

const listOthers = (content: Content, usual: PictureContent) =>
  (
    [
      ['S', PHONE],
      ['M', TABLET],
    ] as const
  ).flatMap(([size, media]) => {
    const picture = pictureOn(content, size)
    return picture === undefined || picture.src === usual.src ? [] : [{ picture, media }]
  })

const Pictures = ({ content, isFirst = false }: HeroProps) => {
  const usual = pictureOn(content, 'L')
  return usual === undefined ? null : (
    <Picture
      picture={usual}
      className={styles['picture']}
      isFirst={isFirst}
      others={listOthers(content, usual)}
      {...(content.imageFit === 'contain' ? { sizes: WHOLE_SIZES } : {})}
    />
  )
}

const Played = ({ content }: { readonly content: Content }) => {
  const video = videoOn(content, 'L')
  if (video === undefined) return null
  const sized = [
    ...(videoOn(content, 'S')?.sources ?? []).map((one) => ({ ...one, media: PHONE })),
    ...(videoOn(content, 'M')?.sources ?? []).map((one) => ({ ...one, media: TABLET })),
  ]
  const { sources, captions, description } = video
  const isUsual = ({ src }: { readonly src: string }) => sources.some((one) => one.src === src)
  return (
    <PlayedVideo
      sources={[...sized.filter((one) => !isUsual(one)), ...sources]}
      captions={captions}
      description={description}
      // Where nothing of it is loaded, a video with controls covers the picture behind it.
      poster={pictureOn(content, 'L')?.src}
      className={styles['video']}
    />
  )
}

const Calls = ({ ctas }: Pick<HeroContent, 'ctas'>) =>
  ctas.length === 0 ? null : (
    <p className={styles['calls']} data-part="hero-calls">
      {ctas.map((call, at) => (
        <CallToAction
          key={at}
          call={call}
          look={at === 0 ? 'primary' : 'plain'}
          className={at === 0 ? undefined : styles['second']}
        />
      ))}
    </p>
  )

const Text = ({ content }: { readonly content: HeroContent }) => {
  const { label, title, smallText, level } = content
  return (
    <div className={styles['text']} data-part="hero-text">
      {label.length === 0 ? null : (
        <p className={styles['label']}>
          <MarkdownLine line={label} />
        </p>
      )}
      <HeadingStart level={level}>
        <Heading className={styles['title']}>
          <MarkdownLine line={title} />
        </Heading>
      </HeadingStart>
      {smallText.length === 0 ? null : (
        <p className={styles['small']}>
          <MarkdownLine line={smallText} />
        </p>
      )}
    </div>
  )
}

/** The opening of a page: a picture or a video, a title over or beside it, and up to two ways on. */
export const Hero = ({ content, isFirst }: HeroProps) => {
  const { desktopTextPosition, themeColor, imageFit, disclaimerText } = content
  const hasMedia = toUndefined(heroMedia(content, 'L')) !== undefined
  return (
    <section
      className={styles['hero']}
      data-part="hero"
      data-media={hasMedia ? imageFit : 'none'}
      data-theme={themeColor}
      data-position={desktopTextPosition}
      data-lower-s={content.lowerButtonsOnMobile ? '' : undefined}
      data-lower-m={content.lowerButtonsOnTablet ? '' : undefined}
    >
      <div className={styles['body']}>
        <Text content={content} />
        <Calls ctas={content.ctas} />
        {disclaimerText.length === 0 ? null : (
          <p className={styles['disclaimer']} data-part="hero-disclaimer">
            <MarkdownLine line={disclaimerText} />
          </p>
        )}
      </div>
      {/* Last, as a picture drawn while the text still arrives would be moved by it. */}
      {hasMedia ? (
        <div className={styles['media']}>
          <Pictures content={content} isFirst={isFirst} />
          <Played content={content} />
        </div>
      ) : null}
    </section>
  )
}
