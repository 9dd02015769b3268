import EmblaCarousel from 'embla-carousel'
import { SLIDES, writeSlide, type MountedRow } from './slides.js'

const SHEET =
  '.embla{overflow:hidden}.embla__container{display:flex;touch-action:pan-y pinch-zoom}.embla__slide{flex:0 0 100%;min-width:0}'

/** Mounts a row of Embla, with the style its manual asks for. */
export const mount: MountedRow = (host) => {
  const slides = Array.from(
    { length: SLIDES },
    (_, at) => `<div class="embla__slide">${writeSlide(at)}</div>`,
  ).join('')
  host.innerHTML = `<style>${SHEET}</style><div class="embla"><div class="embla__container">${slides}</div></div>`
  const view = host.querySelector<HTMLElement>('.embla')
  if (view !== null) EmblaCarousel(view)
}
