import { fitted, type Cubic } from './fit.js'
import { at, type Vec2 } from './vector.js'

/** A number written as short as SVG allows, rounded to whole numbers unless told otherwise. */
export const num = (value: number, decimals = 0): string => {
  const text = String(Number(value.toFixed(decimals)))
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

const joined = (values: readonly number[]): string =>
  values
    .map((value) => num(value))
    .reduce((text, part) => text + (text === '' || part.startsWith('-') ? '' : ' ') + part, '')

const rounded = (value: number): number => Math.round(value)

/** Does a piece with its handles and end relative to its start run straight, to the eye? */
const isStraight = (handles: readonly Vec2[], [x, y]: Vec2): boolean => {
  const length = Math.hypot(x, y)
  return handles.every(([px, py]) => {
    const [aside, ahead] = [Math.abs(px * y - py * x), px * x + py * y]
    return aside <= 0.5 * length && ahead >= 0 && ahead <= length * length
  })
}

const drawn = (cubics: readonly Cubic[], closed: boolean): string => {
  const first = cubics[0]
  if (first === undefined) return ''
  let [x, y]: Vec2 = [rounded(first[0][0]), rounded(first[0][1])]
  let text = `M${joined([x, y])}`
  let letter = ''
  for (const piece of cubics) {
    const [b, c, d] = piece.slice(1).map(([px, py]): Vec2 => [rounded(px - x), rounded(py - y)])
    if (b === undefined || c === undefined || d === undefined) continue
    if ([...b, ...c, ...d].every((value) => value === 0)) continue
    const next = isStraight([b, c], d) ? 'l' : 'c'
    const part = joined(next === 'l' ? d : [...b, ...c, ...d])
    text += letter !== next ? next + part : part.startsWith('-') ? part : ` ${part}`
    letter = next
    x += d[0]
    y += d[1]
  }
  return closed ? `${text}z` : text
}

/** How a curve is written: closed or open, and the largest miss [px]. */
export interface Hand {
  readonly closed?: boolean
  readonly tolerance?: number
}

/** SVG path data of a smooth curve through a dense row of points. */
export const curve = (points: readonly Vec2[], hand: Hand = {}): string => {
  const closed = hand.closed ?? true
  return drawn(fitted(points, closed, hand.tolerance ?? 0.4), closed)
}

/** SVG path data of a smooth open curve closed by straight lines through further corners. */
export const closedBy = (points: readonly Vec2[], corners: readonly Vec2[]): string =>
  `${curve(points, { closed: false })}${corners.map(([x, y]) => `L${joined([x, y])}`).join('')}z`

/** SVG path data of an ellipse that best covers a closed row of points: its area, centre and lean. */
export const oval = (points: readonly Vec2[]): string => {
  let [area, mx, my, xx, xy, yy] = [0, 0, 0, 0, 0, 0]
  const [ox, oy] = at(points, 0)
  points.forEach(([px, py], index) => {
    const [qx, qy] = at(points, (index + 1) % points.length)
    const [a, b, c, d] = [px - ox, py - oy, qx - ox, qy - oy]
    const k = a * d - c * b
    area += k / 2
    mx += ((a + c) * k) / 6
    my += ((b + d) * k) / 6
    xx += ((a * a + a * c + c * c) * k) / 12
    yy += ((b * b + b * d + d * d) * k) / 12
    xy += ((2 * a * b + a * d + c * b + 2 * c * d) * k) / 24
  })
  const [cx, cy] = [mx / area, my / area]
  const [p, q, r] = [xx / area - cx * cx, yy / area - cy * cy, xy / area - cx * cy]
  const [mean, half] = [(p + q) / 2, Math.hypot((p - q) / 2, r)]
  const lean = Math.atan2(2 * r, p - q) / 2
  const [long, short] = [2 * Math.sqrt(mean + half), 2 * Math.sqrt(Math.max(0, mean - half))]
  const arc = `${num(long)} ${num(short)} ${num((lean * 180) / Math.PI)} 1 0 `
  const start: Vec2 = [ox + cx - long * Math.cos(lean), oy + cy - long * Math.sin(lean)]
  const way: Vec2 = [2 * long * Math.cos(lean), 2 * long * Math.sin(lean)]
  const dot = (x: number, y: number): string => `${num(x)} ${num(y)}`
  return `M${dot(...start)}a${arc}${dot(...way)}a${arc}${dot(-way[0], -way[1])}z`
}

/** SVG path data of a straight-edged closed shape in relative steps. */
export const angular = (points: readonly Vec2[]): string => {
  const whole = points.map(([x, y]): Vec2 => [rounded(x), rounded(y)])
  return whole
    .map(([x, y], index) => {
      const [a, b] = index === 0 ? [0, 0] : at(whole, index - 1)
      return `${index === 0 ? 'M' : 'l'}${joined([x - a, y - b])}`
    })
    .join('')
    .concat('z')
}
