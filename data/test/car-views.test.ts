import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { BLOCKS } from '@evkit/engine/blocks'
import { writeCarViews, writeLineUpViews } from '../content/car-views.js'
import { findMade } from '../pictures/index.js'

const content = {
  heading: 'From every side',
  items: [
    { view: 'three-quarter', alternateText: 'From the front', body: 'Lamps' },
    { view: 'side', alternateText: 'From the side', body: 'Wheels' },
    { view: 'above', alternateText: 'From above', body: 'Roof' },
  ],
}

const links = {
  host: 'www.example.com',
  ownDomains: [],
  readUrl: (href: string) => {
    const { protocol, host } = new URL(href, 'https://www.example.com/')
    return { scheme: protocol.slice(0, -1), host }
  },
}

const read = (body: 'small-suv' | 'older-suv') => {
  const { value, findings } = BLOCKS.gallery.codec(
    writeCarViews({ body, colour: 'moss' }, content),
    {
      path: '',
      links,
    },
  )
  return { gallery: O.toUndefined(value), findings }
}

describe('the sides of a car', () => {
  test('[B-GAL-01] are a gallery of rendered pictures in the colour of the car, each with its words', () => {
    const { gallery, findings } = read('small-suv')
    expect(findings.map(({ code, path }) => [code, path])).toEqual([['MISSING_MEDIA', 'items.2']])
    expect(gallery?.heading).toEqual([{ kind: 'text', text: 'From every side' }])
    expect(gallery?.items).toHaveLength(2)
    const addresses = JSON.stringify(gallery).match(/\/media\/[^"]+/g) ?? []
    expect(addresses.some((address) => address.includes('small-suv-moss-side'))).toBe(true)
    expect(addresses.filter((address) => findMade(address).length === 0)).toEqual([])
    expect(JSON.stringify(gallery)).toContain('From the side')
  })

  test('[B-GAL-01] are no gallery where a body has no pictures', () => {
    expect(read('older-suv').gallery).toBeUndefined()
  })
})

test('[B-GAL-10] the cars a grid names are seen from its side, each with its words; one nobody knows is left out', () => {
  const find = (name: string) =>
    name === 'EX30' ? ({ body: 'small-suv', colour: 'moss' } as const) : undefined
  const written = writeLineUpViews(find, {
    view: 'rear',
    items: [{ car: 'EX30', body: 'EX30' }, { car: 'No car' }, 7],
  })
  expect(JSON.stringify(written)).toContain('/media/cars/small-suv-moss-rear.1600.webp')
  expect(written).toMatchObject({ items: [{ body: 'EX30' }] })
  expect(JSON.stringify(written)).not.toContain('No car')
})
