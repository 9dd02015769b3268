import type { Translate } from '../../shared/index.js'
import { MOST_DOTS } from './dots.js'
import { countSlides, findReachable, type Carousel } from './carousel.js'

/** One item of a carousel, as it is named. */
export interface SlideView {
  /** "2 of 5". */
  readonly label: string
  /** What it is, in the language of the page. */
  readonly role: string
  /** Whether the focus passes it: nothing of it is near the view. */
  readonly isInert: boolean
}

/** A button that leads on. */
export interface ArrowView {
  readonly label: string
  /** The slide it leads to, from 1. */
  readonly slide: number
  /** It leads nowhere; it keeps the focus. */
  readonly isInactive: boolean
}

/** A dot for each slide. */
export interface DotView {
  readonly label: string
  readonly isCurrent: boolean
}

/** Everything a carousel shows and says besides what is in it. */
export interface CarouselView {
  readonly label: string
  /** What it is, in the language of the page. */
  readonly role: string
  readonly slides: readonly SlideView[]
  /** Absent when there is nothing to move to. */
  readonly arrows: { readonly previous: ArrowView; readonly next: ArrowView } | undefined
  /** Empty when there is nothing to move to, and where there are too many. */
  readonly dots: readonly DotView[]
  /** In the place of dots: which slide of how many is shown, and the longest it can become; absent where there are dots. */
  readonly place: { readonly text: string; readonly longest: string } | undefined
  /** How many slides there are, as far as is known. */
  readonly total: number
  /** What is said when the slide has changed. */
  readonly announcement: string
}

/** What a carousel is shown from. */
export interface CarouselSource {
  readonly carousel: Carousel
  /** What it is about. */
  readonly label: string
  /** How many items are in it. */
  readonly count: number
  readonly translate: Translate
}

// Before it is measured each item counts as a slide: what the server draws keeps its place.
const totalOf = ({ carousel, count }: CarouselSource): number =>
  carousel.swipe.layout.offsets.length === 0 ? count : countSlides(carousel)

/**
 * Makes what a carousel shows and says.
 *
 * @param source - The carousel, what it is about, how many items are in it, and its texts.
 * @returns Names and roles of its items, arrows and dots; none of the latter for one slide, and words in place of many dots.
 * @law An arrow leads to a slide there is.
 * @source B-CAR-16, B-CAR-18, D-B-20, E-B-04
 *
 * @example Three items nobody has measured
 * ```ts
 * import { carouselMachine, toCarouselView } from '@evkit/engine/blocks'
 * import { createActor } from 'xstate'
 *
 * const carousel = createActor(carouselMachine, { input: { isKeyboard: true } }).start().getSnapshot().context
 * const view = toCarouselView({ carousel, label: 'Models', count: 3, translate: (key) => key })
 * view.dots.length // => 3
 * view.arrows?.previous.isInactive // => true
 * ```
 * @category views
 */
export const toCarouselView = (source: CarouselSource): CarouselView => {
  const { carousel, label, count, translate } = source
  const total = totalOf(source)
  const { current } = carousel.swipe
  const isMeasured = carousel.swipe.layout.offsets.length > 0
  const { first, last } = findReachable(carousel)
  const role = translate('carousel.slide-role')
  const wordPlace = (number: number): string => translate('carousel.slide', { number, total })
  const arrow = (text: string, slide: number): ArrowView => ({
    label: translate(text),
    slide: Math.min(Math.max(1, slide), total),
    isInactive: slide < 1 || slide > total,
  })
  return {
    label,
    role: translate('carousel.role'),
    slides: Array.from({ length: count }, (_, item) => ({
      label: translate('carousel.slide', { number: item + 1, total: count }),
      role,
      isInert: isMeasured && (item < first || item > last),
    })),
    arrows:
      total > 1
        ? {
            previous: arrow('carousel.previous', current - 1),
            next: arrow('carousel.next', current + 1),
          }
        : undefined,
    dots:
      total > 1 && total <= MOST_DOTS
        ? Array.from({ length: total }, (_, dot) => ({
            label: translate('carousel.dot', { number: dot + 1, total }),
            isCurrent: dot + 1 === current,
          }))
        : [],
    place: total > MOST_DOTS ? { text: wordPlace(current), longest: wordPlace(total) } : undefined,
    total,
    announcement: translate('carousel.shown', { number: current, total }),
  }
}
