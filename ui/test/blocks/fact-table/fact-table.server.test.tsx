import { none, some } from '@evkit/engine/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactTable } from '../../../src/blocks/fact-table/index.js'

const line = (text: string) => [{ kind: 'text', text }] as const
const content = {
  heading: line('Room'),
  text: [],
  fold: '',
  label: 'Litres by car',
  rowLanguage: '',
  columns: ['Car', 'Boot', 'Seats folded'],
  rows: [{ title: line('EX30'), note: 'All of them', cells: [line('318 l'), []] }],
  more: none,
}

test('[E-B-62] a table with headings of columns and rows; each cell says its column, and what is not known is a dash', () => {
  const html = renderToStaticMarkup(<FactTable id="room" content={content} />)
  expect(html).toContain('aria-labelledby="room-heading"')
  expect(html).toContain('<h2 id="room-heading">Room</h2>')
  expect(html).toContain('aria-label="Litres by car"')
  expect(html).toContain('<th scope="col">Seats folded</th>')
  expect(html).toMatch(/<th scope="row">EX30<span[^>]*>All of them<\/span><\/th>/)
  expect(html).toContain('<td data-label="Boot">318 l</td><td data-label="Seats folded">–</td>')
  expect(html).not.toContain('lang=')
  expect(html).not.toContain('<details')
})

test('[E-B-62] rows in another language say so, and notes fold', () => {
  const more = some({ title: 'Versions', items: ['First edition'] })
  const html = renderToStaticMarkup(
    <FactTable id="room" content={{ ...content, rowLanguage: 'en', more }} />,
  )
  expect(html).toContain('<tbody lang="en">')
  expect(html).toMatch(/<details data-part="notes"><summary[^>]*>Versions<\/summary>/)
  expect(html).toMatch(/<ul[^>]* lang="en"><li>First edition<\/li>/)
})

test('[E-B-80] a table that folds is a disclosure, open without scripts by its name alone', () => {
  const folded = { ...content, heading: [], fold: 'About these figures' }
  const html = renderToStaticMarkup(<FactTable id="about" content={folded} />)
  expect(html).toMatch(/<details data-part="fold"><summary[^>]*>About these figures<\/summary>/)
  expect(html).toContain('aria-label="Litres by car"')
  expect(html).not.toContain('aria-labelledby')
})
