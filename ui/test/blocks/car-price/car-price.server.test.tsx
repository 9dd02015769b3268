import { BLOCKS } from '@evkit/engine/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarPrice, PriceNotes } from '../../../src/blocks/car-price/index.js'
import { readContent } from '../written-block.js'

const draw = (written: object) =>
  renderToStaticMarkup(
    <CarPrice
      id="price"
      content={readContent(BLOCKS['car-price'].codec, { modelSlug: 'ex30-electric', ...written })}
      price={
        <>
          <span>Purchase from £33,795</span>
          <PriceNotes texts={['An example price.']} />
        </>
      }
    />,
  )

test('[E-B-70] a car, its price with what it holds for, and the ways on', () => {
  const html = draw({
    heading: 'What the EX30 costs',
    text: 'On the road.',
    ctas: [{ text: 'Request a quote', href: '/uk/quote/form' }],
  })
  expect(html).toContain('aria-labelledby="price-heading"')
  expect(html).toContain('id="price-heading"')
  for (const text of [
    'On the road.',
    'Purchase from £33,795',
    'An example price.',
    'Request a quote',
  ])
    expect(html).toContain(text)
})

test('[E-B-70] without a heading and ways on it is the price alone', () => {
  const html = draw({})
  expect(html).not.toContain('aria-labelledby')
  expect(html).not.toContain('<a')
  expect(html).toContain('Purchase from £33,795')
})
