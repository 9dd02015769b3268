import sharp from 'sharp'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { listBrandFaults } from '../check/brand.js'
import { readBrand, readColourRoles } from '../content/brand.js'
import { drawIcon } from '../content/icon.js'
import { openPhotographs } from '../content/photographs.js'
import { readContent } from '../content/read.js'
import { drawByName, findPicture } from '../pictures/index.js'
import { nameCarsBy } from '../sources/car-names.js'

const folder = new URL('../', import.meta.url)
const { brand, faults } = readBrand(folder)
const register = readContent(new URL('content/', folder)).parts.register.map(({ name }) => name)
const around = { register, markets: brand.markets }
const lines = (changed: Partial<typeof brand>, others = around): readonly string[] =>
  listBrandFaults({ ...brand, ...changed }, others).map(
    ({ file, path, text }) => `${file} ${path}: ${text}`,
  )

describe('[E-B-50] names of cars', () => {
  const nameCars = nameCarsBy({ EX30: 'Wren', 'EX30 Cross Country': 'Wren Trail', C40: 'Jay' })

  test.each([
    ['EX30', 'Wren'],
    ['"EX30 Cross Country"', '"Wren Trail"'],
    ['EX30_Single-with-Extended', 'Wren_Single-with-Extended'],
    ['ex30-bev', 'wren-bev'],
    ['/uk/cars/ex30-cross-country-electric/', '/uk/cars/wren-trail-electric/'],
    ['EX30:s räckvidd وEX30', 'Wren:s räckvidd وWren'],
    ['XC40, EX300, 2EX30, Ex30', 'XC40, EX300, 2EX30, Ex30'],
  ])('%s reads %s', (text, named) => {
    expect(nameCars(text)).toBe(named)
  })

  test('names may change places; the same names change nothing', () => {
    expect(nameCarsBy({ EX30: 'EX90', EX90: 'EX30' })('EX30 EX90 ex30')).toBe('EX90 EX30 ex90')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(nameCarsBy({ EX30: 'EX30', C40: 'C40' })(text)).toBe(text)
      }),
    )
  })
})

describe('[E-B-50] the brand', () => {
  test('is read whole: name, mark, colours of both schemes, ways to reach somebody', () => {
    expect(faults).toEqual([])
    expect(brand.name).toBe('Northlane')
    expect(brand.colours.light['accent']).toBe('#0b6457')
    expect(brand.colours.dark['accent']).toBe('#63cdb9')
    expect(brand.markets.map(({ market }) => market)).toEqual(['uk', 'us', 'se', 'de', 'tr', 'ae'])
  })

  test('colours are those written as roles', () => {
    expect(
      readColourRoles('--ink: #15191C; --shadow: rgb(0 0 0 / 4%); --window: #0f7a692e;'),
    ).toEqual({ ink: '#15191c' })
  })

  test('the check finds text that cannot be read, a name twice, a key of no car, a strange market', () => {
    expect(lines({})).toEqual([])
    const light = { ...brand.colours.light, 'ink-muted': '#999999' }
    expect(lines({ colours: { ...brand.colours, light } })[0]).toBe(
      'data/brand/light.css --ink-muted: expected a contrast of 4.5 to --surface, found 2.61',
    )
    const { accent: _, ...none } = brand.colours.light
    expect(lines({ colours: { ...brand.colours, light: none } })).toContain(
      'data/brand/light.css --accent: expected a contrast of 4.5 to --surface, found 0.00',
    )
    expect(lines({ cars: { ...brand.cars, EX40: 'EX30', EX99: 'Wren' } })).toEqual([
      'data/brand/brand.json cars.EX40: repeats EX30',
      'data/brand/brand.json cars.EX99: no car has this key',
    ])
    expect(lines({}, { ...around, markets: brand.markets.slice(1) })).toEqual([
      'data/brand/markets.json 0.market: there is no uk',
    ])
  })

  test('the icon is the mark in the accent, of lines or filled, in any box', () => {
    expect(drawIcon(brand)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6457"/><path transform="translate(6.08 6.08) scale(0.76)" d="M3 22V4l10 11V4M13 4h10v18L13 11" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linejoin="round"/></svg>',
    )
    const mark = { path: 'M0 0h40v20z', width: 40, height: 20 }
    expect(drawIcon({ ...brand, mark }, 'none')).toContain(
      '<rect width="32" height="32" fill="#0b6457"/><path transform="translate(6.08 11.04) scale(0.5)" d="M0 0h40v20z" fill="#ffffff"/>',
    )
  })
})

describe('[E-B-51] photographs in the place of pictures', () => {
  const data = mkdtempSync(join(tmpdir(), 'photographs-'))
  afterAll(() => {
    rmSync(data, { recursive: true })
  })
  const place = join(data, 'brand/pictures/cars')
  mkdirSync(place, { recursive: true })
  const colour = { r: 200, g: 30, b: 140 }
  const photograph = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
  const url = pathToFileURL(`${data}/`)

  test('a file of a name takes its place, drawn or rendered, in its box and kind', async () => {
    writeFileSync(join(place, 'small-suv-moss-side.jpg'), await photograph.jpeg().toBuffer())
    const { names, wrap, cut } = openPhotographs(url)
    expect(names).toEqual(['cars/small-suv-moss-side'])
    const address = '/media/cars/small-suv-moss-side.svg'
    const picture = findPicture(address)
    if (picture === undefined) throw new Error('no picture')
    const drawing = drawByName(picture)
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
    const wrapped = (await wrap(address, drawing)) ?? ''
    const shown = await sharp(Buffer.from(wrapped)).metadata()
    expect(shown.width / shown.height).toBeCloseTo(Number(width) / Number(height), 2)
    const { data: pixel } = await sharp(Buffer.from(wrapped))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs((pixel[0] ?? 0) - colour.r)).toBeLessThan(8)
    const rendered = await sharp({
      create: { width: 80, height: 40, channels: 3, background: 'white' },
    })
      .png()
      .toBuffer()
    const made = await cut('/media/cars/small-suv-moss-side.800.avif', rendered)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'heif', width: 80, height: 40 })
    const webp = await cut('/media/cars/small-suv-moss-side.800.webp', rendered)
    expect((await sharp(webp).metadata()).format).toBe('webp')
  })

  test('without a file of the name a picture stays what it is', async () => {
    const { wrap, cut } = openPhotographs(url)
    expect(await wrap('/media/cars/small-suv-moss-square.svg', '<svg/>')).toBeUndefined()
    expect(await cut('/media/cars/large-suv-moss-side.800.webp', Buffer.of())).toBeUndefined()
    expect(openPhotographs(new URL('nowhere/', url)).names).toEqual([])
  })
})
