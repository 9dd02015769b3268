import { option as O } from 'fp-ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dimensions } from '../../../src/blocks/dimensions/index.js'

const CAR = {
  picture: { src: '/media/cars/a.webp', alt: '', width: 1600, height: 800 },
  nose: 136,
  tail: 1464,
  ground: 655,
  length: 4233,
  width: 1837,
  widthWithMirrors: 2032,
}

test('[E-B-76] a car from the side and from above is named for those who do not see it, with its measures', () => {
  const html = renderToStaticMarkup(
    <Dimensions
      id="b1"
      content={{
        heading: [{ kind: 'text', text: 'True to scale' }],
        text: [],
        car: O.some(CAR),
        sideLabel: 'EX30 from the side',
        topLabel: 'EX30 from above',
        person: 'Beside a person of 1.75 m',
        bay: '',
        figures: [{ title: 'Length', value: '4,233 mm' }],
      }}
    />,
  )
  expect(html).toContain('True to scale</h2>')
  expect(html).toMatch(
    /role="img" aria-label="EX30 from the side"><image href="\/media\/cars\/a.webp"/,
  )
  expect(html).toContain('aria-label="EX30 from above"')
  expect(html.split('<figcaption>')).toHaveLength(2)
  expect(html).toContain('<dt>Length</dt><dd>4,233 mm</dd>')
})
