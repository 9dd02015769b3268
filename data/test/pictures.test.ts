import { describe, expect, test } from 'vitest'
import {
  BODIES,
  COLOURS,
  drawCar,
  drawScene,
  SCENES,
  type Body,
  type CarView,
  type Season,
  type Time,
} from '../pictures/index.js'
import { FORMS } from '../pictures/form.js'

const VIEWS: readonly CarView[] = ['side', 'three-quarter', 'square']
const TIMES: readonly Time[] = ['day', 'dusk', 'night']
const SEASONS: readonly Season[] = ['summer', 'winter']

const cars = BODIES.flatMap((body, index) =>
  VIEWS.map((view, turn) => {
    const colour = COLOURS[(index + turn) % COLOURS.length] ?? 'cloud'
    return { name: `${body} ${colour} ${view}`, svg: drawCar({ body, colour, view }) }
  }),
)

const scenes = SCENES.flatMap((scene, index) =>
  TIMES.flatMap((time) =>
    SEASONS.map((season) => {
      const body = BODIES[index] ?? 'small-suv'
      const svg = drawScene({ scene, time, season, body, colour: 'moss' })
      return { name: `${scene} ${time} ${season}`, svg }
    }),
  ),
)

/** What is wrong with the nesting of a document's tags; empty where nothing is. */
const faults = (svg: string): string[] => {
  const open: string[] = []
  const found: string[] = []
  for (const [tag, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close === '/') {
      const last = open.pop()
      if (last !== name) found.push(`${tag} closes ${String(last)}`)
    } else if (self !== '/') open.push(name ?? '')
  }
  return [...found, ...open.map((name) => `<${name}> stays open`)]
}

const ids = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]*)"/g)].map((hit) => hit[1] ?? '')

const uses = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([^)]*)\)/g)].map((hit) => hit[1] ?? '')

/** Length [px] of a side view's outline, the edge light round the body. */
const reach = (svg: string): number => {
  const d = /<path d="([^"]*)" fill="none" stroke="#fff" stroke-opacity=".16"/.exec(svg)?.[1] ?? ''
  let [x, low, high] = [0, Infinity, -Infinity]
  for (const [, letter, body] of d.matchAll(/([Mclz])([^Mclz]*)/g)) {
    const values = (body?.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (letter === 'M') x = 0
    const size = letter === 'c' ? 6 : 2
    for (let index = size - 2; index < values.length; index += size) {
      x += values[index] ?? 0
      low = Math.min(low, x)
      high = Math.max(high, x)
    }
  }
  return high - low
}

describe.each(cars)('car $name', ({ svg }) => {
  test('is a small standalone document', () => {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(24_000)
  })
})

describe.each(scenes)('scene $name', ({ svg }) => {
  test('is a small standalone document, three wide to two high', () => {
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1600">')).toBe(
      true,
    )
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(40_000)
  })
})

describe.each([...cars, ...scenes])('$name', ({ svg }) => {
  test('is well formed', () => {
    expect(faults(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|&(?!\w+;)/)
  })

  test('holds nothing a strict content security policy forbids', () => {
    expect(svg).not.toMatch(/<(script|style|foreignObject|image|use|a|text)\b/i)
    expect(svg).not.toMatch(/\s(style|href|xlink:href|on\w+)=/i)
    expect(svg).not.toMatch(/url\((?!#)|data:|javascript:/)
  })

  test('names every part once, with one prefix, and uses only what it names', () => {
    const names = ids(svg)
    const prefix = names[0]?.slice(0, 5) ?? ''
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name) => name.startsWith(prefix))).toBe(true)
    expect(uses(svg).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('all pictures', () => {
  test('can stand in one page: no two share an id', () => {
    const names = [...cars, ...scenes].flatMap(({ svg }) => ids(svg))
    expect(new Set(names).size).toBe(names.length)
  })

  test('are the same for the same input', () => {
    const spec = { body: 'fastback', colour: 'dusk', view: 'three-quarter' } as const
    expect(drawCar(spec)).toBe(drawCar(spec))
    const scene = {
      scene: 'street-ac',
      time: 'dusk',
      season: 'winter',
      body: 'fastback',
      colour: 'sand',
    } as const
    expect(drawScene(scene)).toBe(drawScene(scene))
  })

  test('differ by colour', () => {
    const svgs = COLOURS.map((colour) => drawCar({ body: 'compact-suv', colour, view: 'square' }))
    expect(new Set(svgs).size).toBe(COLOURS.length)
  })
})

describe('side views', () => {
  const scaleOf = (body: Body): number =>
    reach(drawCar({ body, colour: 'cloud', view: 'side' })) / FORMS[body].length

  test.each(BODIES)('%s is drawn true to the one scale of 400 px per metre', (body) => {
    expect(scaleOf(body) / 400).toBeGreaterThan(0.985)
    expect(scaleOf(body) / 400).toBeLessThan(1.005)
  })

  test('a longer car is longer in the picture', () => {
    const long = reach(drawCar({ body: 'large-suv', colour: 'moss', view: 'side' }))
    const short = reach(drawCar({ body: 'small-suv', colour: 'moss', view: 'side' }))
    expect(long / short).toBeCloseTo(FORMS['large-suv'].length / FORMS['small-suv'].length, 1)
  })
})
