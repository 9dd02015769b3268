import { showcaseView, type ShowcaseBlock, type ShowcaseView } from '@evkit/engine/blocks'
import type { ColourView } from '@evkit/engine/internal/blocks'
import type { Translate } from '@evkit/engine/shared'
import { useRef } from 'react'
import { Carousel } from '../carousel/index.js'
import {
  DisclaimerMarks,
  Heading,
  Markdown,
  MotionControl,
  RatioBox,
  Under,
  useAutoAdvance,
  useAwake,
} from '../parts/index.js'
import { ColourChoice } from './colour-choice.js'
import { GalleryHead } from './gallery-head.js'
import { GalleryMedia } from './gallery-media.js'
import styles from './showcase.module.css'

/** Props of a showcase of colours. */
export interface ShowcaseProps extends ShowcaseBlock {
  /** Says what every carousel says. */
  readonly translate: Translate
}

interface ColourProps {
  readonly colour: ColourView
  readonly view: ShowcaseView
  readonly isAwake: boolean
}

const Media = (
  props: ColourProps & { readonly translate: Translate; readonly onUse: () => void },
) => {
  const { colour, view, isAwake, translate, onUse } = props
  const { sm, md, lg } = view.box
  const slides = colour.media.map((media, at) => ({
    key: String(at),
    content: (
      <RatioBox small={sm} medium={md} large={lg}>
        <GalleryMedia
          media={media}
          sizes={view.sizes}
          isSoon={isAwake && colour.place === 'next'}
        />
      </RatioBox>
    ),
  }))
  const [only] = slides
  return slides.length === 1 ? (
    only?.content
  ) : (
    <Carousel
      label={colour.upholsteryTitle}
      arrowSize="small"
      translate={translate}
      onChange={onUse}
      slides={slides}
    />
  )
}

const Texts = ({ colour }: Pick<ColourProps, 'colour'>) => {
  const { upholsteryTitle, upholsteryBody, decorTitle, decorBody, marks } = colour
  return (
    <>
      <Heading className={styles['name']}>
        {upholsteryTitle}
        <DisclaimerMarks marks={marks} />
      </Heading>
      <Markdown tree={upholsteryBody} className={styles['body']} />
      {decorTitle === '' && decorBody.length === 0 ? null : (
        <div className={styles['decor']} data-part="decor">
          {decorTitle === '' ? null : <p className={styles['decor-title']}>{decorTitle}</p>}
          <Markdown tree={decorBody} className={styles['body']} />
        </div>
      )}
    </>
  )
}

const hasMedia = ({ colours }: ShowcaseView): boolean =>
  colours.some(({ media }) => media.length > 0)

/** The colours of a car as dots, and for the one that is chosen its pictures and what it is upholstered in. */
export const Showcase = ({ translate, ...block }: ShowcaseProps) => {
  const { id, content, words } = block
  const { colours, interval, enableAutoplay, heading } = content
  const root = useRef<HTMLElement>(null)
  const isAwake = useAwake()
  const moving = { id, count: colours.length, interval, isAllowed: enableAutoplay }
  const running = useAutoAdvance(root, moving)
  const view = showcaseView(block, running)
  const { index } = running.advance
  const isMounted = ({ place }: ColourView): boolean => !isAwake || place !== 'away'
  const named =
    heading.length === 0 ? { 'aria-label': view.label } : { 'aria-labelledby': view.headingId }
  return (
    <section ref={root} className={styles['block']} data-part="colours" {...named}>
      <GalleryHead id={view.headingId} content={content} />
      <div className={styles['stage']} data-media={hasMedia(view) ? '' : undefined}>
        <div className={styles['controls']}>
          <MotionControl control={view.control} onPause={running.setPaused} />
          <ColourChoice id={id} view={view} words={words} onChoose={running.choose} />
        </div>
        <div className={styles['screen']}>
          {view.colours.map((colour, at) => (
            <div
              key={at}
              className={styles['media']}
              data-state={colour.place}
              data-part="colour-media"
            >
              {isMounted(colour) && colour.media.length > 0 ? (
                <Media
                  colour={colour}
                  view={view}
                  isAwake={isAwake}
                  translate={translate}
                  onUse={() => {
                    running.choose(index, true)
                  }}
                />
              ) : null}
            </div>
          ))}
        </div>
        <Under by={heading.length === 0 ? 0 : 1}>
          <div className={styles['texts']}>
            {view.colours.map((colour, at) => (
              <div
                key={at}
                className={styles['text']}
                data-state={colour.place}
                data-part="colour-text"
              >
                <Texts colour={colour} />
              </div>
            ))}
          </div>
        </Under>
      </div>
    </section>
  )
}
