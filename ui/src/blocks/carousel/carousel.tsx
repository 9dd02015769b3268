import { toCarouselView, type CarouselView } from '@evkit/engine/blocks'
import type { Translate } from '@evkit/engine/shared'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { LiveText } from '../../tool/live-text.js'
import { RowArrow } from '../parts/index.js'
import styles from './carousel.module.css'
import { useCarousel, type CarouselListener, type RunningCarousel } from './use-carousel.js'

/** What a page can tell a carousel. */
export interface CarouselHandle {
  readonly setCurrent: (slide: number) => void
  /** Deprecated: `setCurrent` does the same; this one warns in the log as well. */
  readonly set: (slide: number) => void
}

/** What stands between the arrows of a carousel is drawn from. */
export interface CarouselTrack {
  readonly current: number
  readonly total: number
  /** Moves the row to a slide; `time` is that of the press [ms]. */
  readonly choose: (slide: number, time: number) => void
}

/** Props of a carousel. */
export interface CarouselProps extends CarouselListener {
  /** What it is about. */
  readonly label: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  readonly translate: Translate
  /** How wide an item is: all of the row, or a part of it by the room there is. */
  readonly itemWidth?: 'whole' | 'product' | 'card'
  readonly arrowSize?: 'default' | 'small'
  /** Draws what stands between the arrows; without it dots do, or the place in words. */
  readonly renderTrack?: (track: CarouselTrack) => ReactNode
  readonly isKeyboard?: boolean
  /** Whether it moves by itself: then nothing is said. */
  readonly isAdvancing?: boolean
  /** Whether something else says which slide is shown. */
  readonly isSilent?: boolean
  /** Whether it takes the height it is given. */
  readonly isFilling?: boolean
  /** Told how many slides there are: places the row can be moved to. */
  readonly onTotal?: (total: number) => void
  readonly ref?: Ref<CarouselHandle>
}

const ARROW_SIZES = { default: 40, small: 24 } as const

const Arrow = ({
  way,
  arrows,
  size,
  send,
}: {
  readonly way: 'previous' | 'next'
  readonly arrows: NonNullable<CarouselView['arrows']>
  readonly size: 'default' | 'small'
  readonly send: RunningCarousel['send']
}) => (
  <RowArrow
    way={way}
    label={arrows[way].label}
    part={`carousel-${way}`}
    isInactive={arrows[way].isInactive}
    size={ARROW_SIZES[size]}
    onPress={(time) => {
      send({ type: 'slide.choose', slide: arrows[way].slide, time })
    }}
  />
)

const Dots = ({ dots, send }: Pick<CarouselView, 'dots'> & Pick<RunningCarousel, 'send'>) => (
  <div className={styles['dots']} data-part="dots">
    {dots.map(({ label, isCurrent }, at) => (
      <button
        key={at}
        type="button"
        className={styles['stop']}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={({ timeStamp: time }) => {
          send({ type: 'slide.choose', slide: at + 1, time })
        }}
      >
        <span className={styles['dot']} data-part="dot" />
      </button>
    ))}
  </div>
)

const Place = ({ text, longest }: NonNullable<CarouselView['place']>) => (
  <p className={styles['place']} data-longest={longest} data-part="carousel-place">
    {text}
  </p>
)

const Controls = (
  props: Pick<CarouselProps, 'arrowSize' | 'renderTrack'> &
    Pick<RunningCarousel, 'send'> & { readonly view: CarouselView; readonly current: number },
) => {
  const { arrowSize: size = 'default', renderTrack, send, view, current } = props
  const { arrows, dots, place, total } = view
  if (arrows === undefined) return null
  const choose = (slide: number, time: number): void => {
    send({ type: 'slide.choose', slide, time })
  }
  return (
    <>
      <Arrow way="previous" arrows={arrows} size={size} send={send} />
      {renderTrack?.({ current, total, choose }) ??
        (place === undefined ? <Dots dots={dots} send={send} /> : <Place {...place} />)}
      <Arrow way="next" arrows={arrows} size={size} send={send} />
    </>
  )
}

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight']
const OWN_KEYS =
  'input, select, textarea, video, audio, [role="tab"], [role="slider"], [role="radio"]'

const pressKey = (
  { key, target, timeStamp: time, ...event }: KeyboardEvent<HTMLElement>,
  send: RunningCarousel['send'],
): boolean => {
  const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null
  if (!KEYS.includes(key) || isOwn || event.altKey || event.ctrlKey || event.metaKey) return false
  send({ type: 'key.press', key: key === 'ArrowLeft' ? 'ArrowLeft' : 'ArrowRight', time })
  return true
}

/** What is said once another slide is the current one. */
const useSaid = ({ announcement }: CarouselView, current: number, isSilent: boolean): string => {
  const first = useRef(current)
  // eslint-disable-next-line react-hooks/refs -- the first slide of the page is said by nobody
  const isFirst = first.current === current
  return isFirst || isSilent ? '' : announcement
}

/**
 * Slides side by side. The server draws a list that scrolls and snaps; once awake it is dragged, wheeled and moved by keys
 * and buttons, and looks the same.
 */
export const Carousel = (props: CarouselProps) => {
  const { label, slides, translate, itemWidth = 'whole', ref } = props
  const { isKeyboard = true, isAdvancing = false, isSilent = false } = props
  const root = useRef<HTMLElement>(null)
  const { carousel, send } = useCarousel(root, { ...props, isKeyboard, count: slides.length })
  const view = toCarouselView({ carousel, label, count: slides.length, translate })
  const said = useSaid(view, carousel.swipe.current, isAdvancing || isSilent)
  const { onTotal } = props
  const total = Math.max(1, view.total)
  useEffect(() => {
    onTotal?.(total)
  }, [onTotal, total])
  useImperativeHandle(ref, () => {
    const choose = (type: 'slide.choose' | 'slide.set') => (slide: number) => {
      send({ type, slide, time: performance.now() })
    }
    return { setCurrent: choose('slide.choose'), set: choose('slide.set') }
  })
  if (slides.length === 0) return null
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys move what is in it
    <section
      ref={root}
      className={styles['carousel']}
      aria-roledescription={view.role}
      aria-label={label}
      data-part="carousel"
      data-width={itemWidth}
      data-fill={props.isFilling === true ? '' : undefined}
      onKeyDown={(event) => {
        if (isKeyboard && pressKey(event, send)) event.preventDefault()
      }}
    >
      <div
        className={styles['viewport']}
        role="group"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- without scripts it is scrolled by keys
        tabIndex={0}
        data-part="viewport"
      >
        <div className={styles['slides']} data-part="slides">
          {slides.map(({ key, content }, at) => (
            <div
              key={key}
              className={styles['slide']}
              role="group"
              aria-roledescription={view.slides[at]?.role}
              aria-label={view.slides[at]?.label}
              inert={view.slides[at]?.isInert}
              data-part="slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        <div className={styles['controls']} data-part="controls">
          <Controls {...props} view={view} current={carousel.swipe.current} send={send} />
        </div>
      ) : null}
      <LiveText text={said} topic="slide" />
    </section>
  )
}
