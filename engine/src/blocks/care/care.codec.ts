import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CareContent, CarePart } from './care.js'

const price = c.record({
  prefix: c.optionalText,
  value: c.optionalText,
  suffix: c.optionalText,
})

const written = c.record({
  title: c.optionalText,
  description: c.optionalText,
  serviceTitle: c.optionalText,
  serviceDescription: c.optionalText,
  servicePrice: price,
  insuranceTitle: c.optionalText,
  insuranceDescription: c.optionalText,
  insurancePrice: price,
})

const PARTS = ['service', 'insurance'] as const

const partOf = (content: c.ContentOf<typeof written>, id: CarePart['id']): CarePart => ({
  id,
  title: content[`${id}Title`],
  description: content[`${id}Description`],
  price: content[`${id}Price`],
})

// A part that says something and has no title is not shown, and told of; one that says nothing was never meant.
const findUntitled = (content: c.ContentOf<typeof written>): readonly CarePart['id'][] =>
  PARTS.filter((id) => {
    const { title, description, price: asked } = partOf(content, id)
    return title === '' && (description !== '' || asked.value !== '')
  })

const withTitles = c.checked(written, (content, at): readonly c.Finding[] =>
  findUntitled(content).map((id) =>
    c.findAt('MISSING_TEXT', c.placeIn(at, `${id}Title`), 'a part without its title is not shown'),
  ),
)

/** Reads the content of a care-free package: service, then insurance, each with its title; none without either. */
export const careCodec: c.Lenient<Option<CareContent>> = /*#__PURE__*/ c.shownIf(
  /*#__PURE__*/ c.mapContent(withTitles, (content) => ({
    title: content.title,
    description: content.description,
    parts: PARTS.map((id) => partOf(content, id)).filter(({ title }) => title !== ''),
  })),
  ({ parts }) => parts.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const careBlock = /*#__PURE__*/ c.defineBlock({
  codec: careCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
