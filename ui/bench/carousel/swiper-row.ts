import Swiper from 'swiper'
import 'swiper/css'
import { SLIDES, writeSlide, type MountedRow } from './slides.js'

/** Mounts a row of Swiper. */
export const mount: MountedRow = (host) => {
  const slides = Array.from(
    { length: SLIDES },
    (_, at) => `<div class="swiper-slide">${writeSlide(at)}</div>`,
  ).join('')
  host.innerHTML = `<div class="swiper"><div class="swiper-wrapper">${slides}</div></div>`
  const view = host.querySelector<HTMLElement>('.swiper')
  if (view !== null) void new Swiper(view)
}
