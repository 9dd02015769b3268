import { galleryGridView, type GalleryGridBlock } from '@evkit/engine/blocks'
import type { GridCellView } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { Icon } from '../../primitives/index.js'
import {
  CallToAction,
  DisclaimerMarks,
  makeCall,
  Markdown,
  Picture,
  RatioBox,
  type OverlayHistory,
} from '../parts/index.js'
import { GalleryHead } from './gallery-head.js'
import { GalleryMedia } from './gallery-media.js'
import { GalleryOverlay } from './gallery-overlay.js'
import frame from './gallery.module.css'
import styles from './gallery-grid.module.css'

/** Props of a gallery grid. */
export interface GalleryGridProps extends GalleryGridBlock {
  /** Says what every carousel says. */
  readonly translate: Translate
  readonly history?: OverlayHistory
}

// What plays in a link could not be played: there it is its picture.
const Still = ({ media, sizes }: Pick<GridCellView, 'media' | 'sizes'>) => (
  <>
    {media.picture === undefined ? null : <Picture {...media.picture} sizes={sizes} isLarge />}
    {media.video === undefined ? null : (
      <span className={styles['play']} data-part="play">
        <Icon name="play" size={40} />
      </span>
    )}
  </>
)

const Cell = ({ id, cell }: { readonly id: string; readonly cell: GridCellView }) => {
  const { box, media, sizes, enlarge, body, marks } = cell
  const ratios = { small: box.sm, medium: box.md, large: box.lg }
  if (enlarge !== undefined)
    return (
      <a
        className={styles['link']}
        href={enlarge.href}
        aria-haspopup="dialog"
        data-overlay-id={id}
        data-part="enlarge"
      >
        <RatioBox {...ratios}>
          <Still media={media} sizes={sizes} />
        </RatioBox>
        <span className={styles['heard']}>{enlarge.label}</span>
      </a>
    )
  return (
    <figure className={styles['figure']}>
      <RatioBox {...ratios}>
        <GalleryMedia media={media} sizes={sizes} />
      </RatioBox>
      {body.length === 0 && marks.length === 0 ? null : (
        <figcaption className={styles['caption']}>
          <Markdown tree={body} />
          <DisclaimerMarks marks={marks} />
        </figcaption>
      )}
    </figure>
  )
}

/** The first pictures of a gallery in a grid; from three on each opens all of them over the whole screen. */
export const GalleryGrid = ({ translate, history, ...block }: GalleryGridProps) => {
  const { id, content, words } = block
  const { headingId, label, cells, hasOverlay, open } = galleryGridView(block)
  return (
    <div className={frame['block']} data-part="gallery-grid">
      <div className={frame['frame']}>
        <GalleryHead id={headingId} content={content} />
        <ul className={styles['grid']} aria-label={label}>
          {cells.map((cell) => (
            <li
              key={cell.key}
              className={styles['cell']}
              data-ratio={cell.box.lg}
              data-part="grid-cell"
            >
              <Cell id={id} cell={cell} />
            </li>
          ))}
        </ul>
        {open === undefined ? null : (
          <p data-part="open-gallery">
            <CallToAction
              call={makeCall(open.text, open.href, id)}
              look={open.look === 'link' ? 'text' : 'plain'}
              isRepeated
            />
          </p>
        )}
      </div>
      {hasOverlay ? (
        <GalleryOverlay
          id={id}
          label={label}
          items={content.items}
          words={words}
          translate={translate}
          of="grid"
          history={history}
        />
      ) : null}
    </div>
  )
}
