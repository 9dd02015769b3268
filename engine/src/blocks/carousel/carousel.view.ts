import type { Translate } from '../../shared/index.js'
import { MOST_DOTS } from './dots.js'
import { countSlides, findReachable, type Carousel } from './carousel.js'

/** One item of a carousel, as it is named. */
export interface SlideView {
  /** "2 of 5". */
  readonly label: string
  /** Role description (`aria-roledescription`), translated. */
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

/** View model of a carousel without its items. */
export interface CarouselView {
  readonly label: string
  /** Role description (`aria-roledescription`), translated. */
  readonly role: string
  readonly slides: readonly SlideView[]
  /** Previous and next button; absent for a single slide. */
  readonly arrows: { readonly previous: ArrowView; readonly next: ArrowView } | undefined
  /** Pagination dots; empty for a single slide, and where there are too many. */
  readonly dots: readonly DotView[]
  /** Instead of dots: "slide of total", and the longest such text; absent where there are dots. */
  readonly place: { readonly text: string; readonly longest: string } | undefined
  /** Number of slides, once known. */
  readonly total: number
  /** Live region text after a change of slide. */
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
 * Builds the view model of a carousel.
 *
 * @param source - The carousel, its title, number of items, and translations.
 * @returns Names and roles of its items, arrows and dots; no arrows or dots for one slide, and a text instead of many
 * dots.
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
