import { galleryView, type GalleryBlock } from '@evkit/engine/blocks'
import type { GallerySlideView } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { Carousel } from '../carousel/index.js'
import { DisclaimerMarks, Markdown, RatioBox, Under, type OverlayHistory } from '../parts/index.js'
import { EnlargeLink } from './enlarge-link.js'
import { GalleryHead } from './gallery-head.js'
import { GalleryOverlay } from './gallery-overlay.js'
import { GalleryMedia } from './gallery-media.js'
import { ProgressBar } from './progress-bar.js'
import styles from './gallery.module.css'

/** Props of a sliding gallery. */
export interface GalleryProps extends GalleryBlock {
  /** Says what every carousel says. */
  readonly translate: Translate
  readonly history?: OverlayHistory
}

const Slide = ({
  id,
  slide,
  view,
}: {
  readonly id: string
  readonly slide: GallerySlideView
  readonly view: ReturnType<typeof galleryView>
}) => (
  <figure className={styles['slide']}>
    <RatioBox
      small={view.box.sm}
      medium={view.box.md}
      large={view.box.lg}
      className={styles['box']}
    >
      <GalleryMedia media={slide.media} sizes={view.sizes} />
    </RatioBox>
    <EnlargeLink id={id} {...slide.enlarge} />
    {slide.body.length === 0 && slide.marks.length === 0 ? null : (
      <figcaption className={styles['caption']}>
        <Markdown tree={slide.body} />
        <DisclaimerMarks marks={slide.marks} />
      </figcaption>
    )}
  </figure>
)

/** Pictures and videos in a row that is swiped, wheeled and moved by keys, arrows and its bar. */
export const Gallery = ({ translate, history, ...block }: GalleryProps) => {
  const { content } = block
  const view = galleryView(block)
  return (
    <div className={styles['block']} data-part="gallery">
      <div className={styles['frame']} data-part="gallery-frame">
        <GalleryHead id={view.headingId} content={content} />
        <Under by={content.heading.length === 0 ? 0 : 1}>
          <Carousel
            label={view.label}
            translate={translate}
            renderTrack={(track) => <ProgressBar {...track} />}
            slides={view.slides.map((slide) => ({
              key: slide.key,
              content: <Slide id={block.id} slide={slide} view={view} />,
            }))}
          />
        </Under>
      </div>
      <GalleryOverlay
        id={block.id}
        label={view.label}
        items={content.items}
        words={block.words}
        translate={translate}
        of="row"
        history={history}
      />
    </div>
  )
}
