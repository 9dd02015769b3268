// A link of before, once the record no longer has the version it names: every page opens with what there still is, says
// what is gone, and leads on without it.
import { either as E } from 'fp-ts'
import { openStore } from '@evkit/data/service'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { makeDataWith } from './changed-data.js'
import { openData, PLAIN_SITE } from './open-data.js'

interface Car {
  readonly name: string
  readonly motors: readonly string[]
}

const withoutExtended = (text: string): string =>
  JSON.stringify(
    (JSON.parse(text) as readonly Car[]).map((car) =>
      car.name === 'EX30' ? { ...car, motors: car.motors.filter((key) => key !== 'SME') } : car,
    ),
  )

const opened = openStore(makeDataWith({ 'content/cars.json': withoutExtended }))
if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
const after = createSite({ ...PLAIN_SITE, store: opened.right })
const before = createSite({ ...PLAIN_SITE, store: openData() })

const ask = async (path: string, site = after): Promise<string> => {
  const answer = await site.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  const html = await answer.text()
  return html.slice(html.indexOf('<body')).replaceAll('&amp;', '&')
}

const LOST = 'The EX30 does not come in the version this link names.'

const LINKS = [
  '/uk/cars/ex30-electric/?version=SME&colour=moss',
  '/uk/cars/configure/?code=ex30-electric.SME.moss',
  '/uk/?model=EX30&version=SME&colour=moss',
  '/uk/cars/?model=EX30&version=SME&colour=moss',
  '/uk/quote/form?model=EX30&version=SME&colour=moss',
]

const hrefsOf = (html: string): readonly string[] =>
  [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href)

describe('[E-B-73] a version that was withdrawn', () => {
  test.each(LINKS)(
    '%s opens, says so once, keeps the paint, and leads on without it',
    async (path) => {
      expect(await ask(path, before)).not.toContain('data-part="lost-choice"')
      const html = await ask(path)
      expect(html.split(LOST)).toHaveLength(2)
      const hrefs = hrefsOf(html.replace(/<main.*?data-part="lost-choice"/s, ''))
      // Where another car is taken, that one may have it.
      const lost = hrefs.filter((href) => /version=SME|\.SME/.test(href))
      expect(lost.filter((href) => !href.startsWith('/uk/quote?'))).toEqual([])
      expect(hrefs.filter((href) => href.includes('colour=moss')).length).toBeGreaterThan(0)
    },
  )

  test('[E-B-74] a comparison gives its column to one there is, and says so', async () => {
    const html = await ask('/uk/cars/compare-cars/?car1=ex30-electric.SME&car2=ex90-electric.TM')
    expect(html).toContain('One of the cars or versions in this link is not in our line-up')
    expect(html).not.toContain('ex30-electric.SME')
    expect(html).toMatch(/<option value="ex30-electric\.\w+" selected/)
  })

  test('[E-B-78] the configurator begins with the version the price begins with', async () => {
    const html = await ask('/uk/cars/configure/?code=ex30-electric.SME.moss')
    expect(html).toContain('code=ex30-electric.SM.moss')
    expect(html).toContain('/uk/quote/form?model=EX30&version=SM&colour=moss')
  })

  test('[E-B-78] a code of a car that is gone opens on the cars there are, and says so', async () => {
    const GONE = 'The car this link names is not in our line-up.'
    for (const query of ['code=xc90-electric.SM.moss', 'model=XC90&version=SM']) {
      const html = await ask(`/uk/cars/configure/?${query}`)
      expect(html.split(GONE)).toHaveLength(2)
      expect(html).toContain('/uk/cars/configure/?model=EX30#version')
      expect(html).not.toContain('id="version"')
    }
    expect(await ask('/uk/cars/configure/')).not.toContain(GONE)
    expect(await ask('/uk/cars/configure/?code=ex30-electric.SM.moss')).not.toContain(GONE)
  })
})
