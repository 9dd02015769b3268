// The icon of the site: the mark in a field of the accent, as a drawing.
import type { Brand } from './brand.js'

const SIZE = 32
const CORNER = 8
// Of the field, what the mark takes.
const SHARE = 0.62

const round = (value: number): number => Math.round(value * 100) / 100

/** Draws the icon; without round corners where what shows it cuts them itself. */
export const drawIcon = (
  { mark, colours: { light } }: Pick<Brand, 'mark' | 'colours'>,
  corners: 'round' | 'none' = 'round',
): string => {
  const { path, width, height, stroke } = mark
  const scale = (SIZE * SHARE) / Math.max(width, height)
  const [x, y] = [width, height].map((side) => round((SIZE - side * scale) / 2))
  const ink = light['accent-ink'] ?? ''
  const look =
    stroke === undefined
      ? `fill="${ink}"`
      : `fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round"`
  const rounding = corners === 'round' ? ` rx="${CORNER}"` : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}"${rounding} fill="${light['accent'] ?? ''}"/>`,
    `<path transform="translate(${x} ${y}) scale(${round(scale)})" d="${path}" ${look}/>`,
    '</svg>',
  ].join('')
}
