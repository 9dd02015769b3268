import {
  checked,
  defineBlock,
  findAt,
  mapContent,
  never,
  optionalText,
  placeIn,
  record,
  shownIf,
  type ContentOf,
  type Finding,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CareContent, CarePart } from './care.js'

const price = record({ prefix: optionalText, value: optionalText, suffix: optionalText })

const written = record({
  title: optionalText,
  description: optionalText,
  serviceTitle: optionalText,
  serviceDescription: optionalText,
  servicePrice: price,
  insuranceTitle: optionalText,
  insuranceDescription: optionalText,
  insurancePrice: price,
})

const PARTS = ['service', 'insurance'] as const

const partOf = (content: ContentOf<typeof written>, id: CarePart['id']): CarePart => ({
  id,
  title: content[`${id}Title`],
  description: content[`${id}Description`],
  price: content[`${id}Price`],
})

// A part that says something and has no title is not shown, and told of; one that says nothing was never meant.
const findUntitled = (content: ContentOf<typeof written>): readonly CarePart['id'][] =>
  PARTS.filter((id) => {
    const { title, description, price: asked } = partOf(content, id)
    return title === '' && (description !== '' || asked.value !== '')
  })

const withTitles = checked(written, (content, at): readonly Finding[] =>
  findUntitled(content).map((id) =>
    findAt('MISSING_TEXT', placeIn(at, `${id}Title`), 'a part without its title is not shown'),
  ),
)

/** Reads the content of a care-free package: service, then insurance, each with its title; none without either. */
export const careCodec: Lenient<Option<CareContent>> = /*#__PURE__*/ shownIf(
  /*#__PURE__*/ mapContent(withTitles, (content) => ({
    title: content.title,
    description: content.description,
    parts: PARTS.map((id) => partOf(content, id)).filter(({ title }) => title !== ''),
  })),
  ({ parts }) => parts.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const careBlock = /*#__PURE__*/ defineBlock({
  codec: careCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
