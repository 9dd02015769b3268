import { BLOCKS } from '@evkit/engine/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Versions } from '../../../src/blocks/versions/index.js'
import { versionsSamples } from '../../../src/shell/gallery/versions-samples.js'

const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }

const draw = (sample: object): string => {
  const content = toUndefined(BLOCKS.versions.codec(sample, { path: '', links }).value)
  return content === undefined
    ? ''
    : renderToStaticMarkup(<Versions id="versions" content={content} />)
}

test('[E-B-73] each version has its price and its figures; the chosen one says so, the others are chosen by a link', () => {
  const html = draw(versionsSamples.normal)
  expect(html.match(/<li /g)).toHaveLength(3)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html.match(/href="\/uk\/cars\/ex30-electric\/\?version=SME#versions"/g)).toHaveLength(2)
  expect(html).toMatch(/data-state="chosen"><h3[^>]*>Single Motor Extended Range<\/h3>/)
  expect(html).toContain('from £39,400')
  expect(html).toContain('<dt>0 to 62 mph</dt><dd>5.3 seconds</dd>')
})

test('[B-SCOPE-02] [E-B-73] it draws what there is', () => {
  expect(draw(versionsSamples.few)).toContain('Single Motor</h2>')
  expect(draw(versionsSamples.broken)).toBe('')
})
