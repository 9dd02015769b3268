/** Puts a row of slides on the page. */
export type MountedRow = (host: HTMLElement) => void

/** How many slides a row has. */
export const SLIDES = 12

/** A slide, as markup: a heading, a text and a link. */
export const writeSlide = (at: number): string =>
  `<article style="block-size:300px;padding:24px;background:hsl(${at * 30} 40% 80%)"><h3>Car ${at + 1}</h3><p>A car</p><a href="#car-${at + 1}" draggable="false">See car ${at + 1}</a></article>`
