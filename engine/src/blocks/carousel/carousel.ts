import * as O from '#fp-ts/Option'
import {
  findItemsInView,
  findPosition,
  layOutSlides,
  putOnSlide,
  sendToSlide,
  slideOfItem,
  standAt,
  STILL_WHEEL,
  toSlidePosition,
  UNMEASURED_SWIPE,
  type SlideLayout,
  type Swipe,
  type Wheel,
} from '../../interaction/index.js'
import { findDotOpacity } from './dots.js'

/**
 * How long the size of a carousel must rest before it is measured again [ms].
 *
 * @source B-CAR-15
 * @category constants
 */
export const CAROUSEL_RESIZE_REST = 500

/** State of a carousel: its swipe, its wheel, and whether keys move it. */
export interface Carousel {
  readonly swipe: Swipe
  readonly wheel: Wheel
  /** Whether arrow keys move it. */
  readonly isKeyboard: boolean
}

/** A key that moves a carousel. */
export type CarouselKey = 'ArrowLeft' | 'ArrowRight'

/** What a carousel is measured by. */
export interface CarouselSize {
  readonly layout: SlideLayout
  readonly direction: 'ltr' | 'rtl'
  /** Whether the visitor asked for less motion. */
  readonly isMotionReduced: boolean
}

/** A carousel nobody has measured. */
export const startCarousel = (isKeyboard: boolean): Carousel => ({
  swipe: UNMEASURED_SWIPE,
  wheel: STILL_WHEEL,
  isKeyboard,
})

/** How many slides there are: places the row can be moved to. */
export const countSlides = ({ swipe }: Carousel): number => swipe.points.length

/** Whether a press on a video is left to the video: a row that cannot be moved leaves it alone. */
export const leavesVideo = (carousel: Carousel, isOnVideo: boolean): boolean =>
  isOnVideo && countSlides(carousel) <= 1

/** Moves a carousel by a key: towards where the arrow points. */
export const pressCarouselKey = (carousel: Carousel, key: CarouselKey, time: number): Carousel => {
  const isForwards = (key === 'ArrowRight') === (carousel.swipe.direction === 'ltr')
  return showSlide(carousel, carousel.swipe.current + (isForwards ? 1 : -1), time)
}

/** Sends a carousel to a slide. */
export const showSlide = (carousel: Carousel, slide: number, time: number): Carousel => ({
  ...carousel,
  swipe: sendToSlide(carousel.swipe, slide, time),
})

/** Whether a slide is another than the one the row is on, or on its way to. */
export const isOtherSlide = ({ swipe }: Carousel, slide: number): boolean =>
  putOnSlide(swipe, slide).current !== swipe.current

/** Shows the slide of an item that got the focus, at once. */
export const showItem = (carousel: Carousel, item: number): Carousel => ({
  ...carousel,
  swipe: putOnSlide(carousel.swipe, slideOfItem(carousel.swipe.layout, item)),
})

/** Measures a carousel: it stays on its slide, or on the last one there is. */
export const measureCarousel = (
  carousel: Carousel,
  { layout, ...more }: CarouselSize,
): Carousel => ({ ...carousel, swipe: layOutSlides({ ...carousel.swipe, ...more }, layout) })

/** Notes where the browser itself has scrolled a row: by a finger before any script, or to something that is found. */
export const followScroll = (carousel: Carousel, offset: number): Carousel => ({
  ...carousel,
  swipe: standAt(carousel.swipe, offset),
})

/** Lets a row go that somebody held: it is at once on its slide. */
export const letGo = (carousel: Carousel): Carousel => ({
  ...carousel,
  swipe: putOnSlide(carousel.swipe, carousel.swipe.current),
})

/** A carousel in one animation frame. */
export interface CarouselFrame {
  /** [px] Scroll offset of the row. */
  readonly position: number
  /** [px] Maximum scroll offset; beyond it the row is overscrolled (rubber band). */
  readonly max: number
  /** Opacity of each dot, 0.5 to 1. */
  readonly dots: readonly number[]
}

/**
 * Computes the animation frame of a carousel at a time.
 *
 * @param carousel - The carousel.
 * @param time - [ms] Time stamp, on the clock of pointer events.
 * @returns Scroll offset [px], and opacity of each dot.
 * @source B-CAR-06, B-CAR-07, B-CAR-17, B-CAR-23
 *
 * @example Nobody has measured it
 * ```ts
 * import { carouselMachine, findFrame } from '@evkit/engine/blocks'
 * import { createActor } from 'xstate'
 *
 * const carousel = createActor(carouselMachine, { input: { isKeyboard: true } }).start()
 * findFrame(carousel.getSnapshot().context, 0) // => { position: 0, max: 0, dots: [] }
 * ```
 * @category look-ups
 */
export const findFrame = ({ swipe }: Carousel, time: number): CarouselFrame => {
  const position = findPosition(swipe, time)
  const at = toSlidePosition(swipe.points, position)
  return {
    position,
    max: swipe.points.at(-1) ?? 0,
    dots: swipe.points.map((_, dot) => findDotOpacity(at, dot + 1)),
  }
}

/** The items a visitor can come to with the focus: those in view, and one to each side. */
export const findReachable = ({
  swipe,
}: Carousel): { readonly first: number; readonly last: number } => {
  const { first, last } = findItemsInView(swipe.layout, swipe.points[swipe.current - 1] ?? 0)
  return { first: first - 1, last: last + 1 }
}

/** Whether somebody holds the row. */
export const isHeld = ({ swipe }: Carousel): boolean => O.isSome(swipe.grip)
