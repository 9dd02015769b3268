import { BLOCKS } from '@evkit/engine/blocks'
import { makeTranslate } from '@evkit/engine/content'
import { carFinderView } from '@evkit/engine/internal/blocks'
import { parseQuery, toUndefined } from '@evkit/engine/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarFinder } from '../../../src/blocks/car-finder/index.js'
import { carFinderSamples } from '../../../src/shell/gallery/car-finder-samples.js'

const links = {
  host: 'www.example.com',
  ownDomains: [],
  readUrl: () => ({ scheme: 'https', host: 'www.example.com' }),
}
const PLACE = { id: 'finder', path: '/uk/cars/' }

const draw = (sample: object, search = ''): string => {
  const content = toUndefined(BLOCKS['car-finder'].codec(sample, { path: '', links }).value)
  if (content === undefined) return ''
  const translate = makeTranslate({ texts: { ...content.words }, language: 'en' })
  const view = carFinderView({
    ...PLACE,
    content,
    query: parseQuery(search),
    site: 'uk',
    translate,
  })
  return renderToStaticMarkup(
    <CarFinder {...PLACE} content={content} view={view} kept={[['model', 'EX30']]} />,
  )
}

test('[E-B-75] [B-B-07] it is a form that needs no script, and keeps what else its address holds', () => {
  const html = draw(carFinderSamples.normal)
  expect(html).toMatch(/<form [^>]*action="\/uk\/cars\/#finder" method="get"/)
  expect(html).toContain('<input type="hidden" name="model" value="EX30"/>')
  expect(html.match(/<select /g)).toHaveLength(6)
  expect(html).not.toContain('data-part="version"')
})

test('[E-B-75] [E-B-29] the versions that match stand below how many they are', () => {
  const html = draw(carFinderSamples.normal, 'winter=150&budget=45000')
  expect(html).toContain('2 of 4 versions</h3>')
  expect(html).toMatch(/<h4[^>]*>EX30 <span[^>]*>Single Motor Extended Range<\/span><\/h4>/)
  expect(html).toContain('<dt>Range at −5 °C, heating on</dt><dd>200 miles</dd>')
  expect(html).toContain('1 version is left out.')
  expect(html).toContain('Prices are examples.')
})

test('[B-SCOPE-02] [E-B-75] it draws what there is', () => {
  expect(draw(carFinderSamples.few)).toContain('Show versions')
  expect(draw(carFinderSamples.broken)).toBe('')
})
