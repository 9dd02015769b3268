import { carouselMachine } from '../../src/blocks/carousel/carousel.machine.js'
import type { CarouselSize } from '../../src/blocks/carousel/carousel.js'
import { walkMachine } from './walk.js'

/** A row of slides of 320 px, one of them seen. */
export const sizeOf = (count: number, viewportWidth = 320): CarouselSize => ({
  layout: {
    offsets: Array.from({ length: count }, (_, at) => at * 320),
    contentWidth: count * 320,
    viewportWidth,
  },
  direction: 'ltr',
  isMotionReduced: false,
})

/** Walks the machine of a carousel. */
export const walkCarousel = () =>
  walkMachine(carouselMachine, {
    input: { isKeyboard: true },
    events: [
      { type: 'row.measured', size: sizeOf(3) },
      { type: 'pointer.down', time: 0, x: 300, y: 0 },
      { type: 'pointer.move', time: 50, x: 200, y: 0 },
      { type: 'pointer.up', time: 60 },
      { type: 'pointer.cancel', time: 60 },
      { type: 'wheel.moved', time: 16, x: 40, y: 0 },
      { type: 'wheel.moved', time: 32, x: 10, y: 0 },
      { type: 'key.press', key: 'ArrowRight', time: 0 },
      { type: 'slide.choose', slide: 2, time: 0 },
      { type: 'slide.set', slide: 2, time: 0 },
      { type: 'slide.set', slide: 1, time: 0 },
      { type: 'item.focused', item: 1 },
      { type: 'row.rested' },
      { type: 'row.scrolled', offset: 320 },
      { type: 'size.changed' },
    ],
    delays: ['settle', 'wheelPause', 'rest'],
    distinguish: ({ value, context }) => [value, context.wheel.phase, context.swipe.points.length],
  })
