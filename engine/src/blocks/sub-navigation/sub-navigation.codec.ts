import { option as O } from 'fp-ts'
import {
  callToAction,
  defineBlock,
  judgeLink,
  list,
  never,
  optionalText,
  record,
  shownIf,
  type ContentPlace,
  type Lenient,
} from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import { readPagePath } from '../../site/index.js'
import type { SubNavigationContent, SubNavigationLink } from './sub-navigation.types.js'

const toLink =
  ({ links }: ContentPlace) =>
  (call: SubNavigationLink['call']): SubNavigationLink => ({
    call,
    page: judgeLink(call.href, links) === 'own' ? readPagePath(call.href) : none,
  })

const link: Lenient<Option<SubNavigationLink>> = (value, at) => {
  const read = callToAction(value, at)
  return {
    ...read,
    value: O.isSome(read.value) ? some(toLink(at)(read.value.value)) : none,
  }
}

/** Reads the content of a sub-navigation: none without a link and a call to action. */
export const subNavigationCodec: Lenient<Option<SubNavigationContent>> = shownIf(
  record({
    title: optionalText,
    subtitle: optionalText,
    links: list(link),
    primaryCta: callToAction,
    secondaryCta: callToAction,
  }),
  ({ links, primaryCta, secondaryCta }) =>
    links.length > 0 || O.isSome(primaryCta) || O.isSome(secondaryCta),
)

/** What a page goes by wherever a block of this type stands. */
export const subNavigationBlock = /*#__PURE__*/ defineBlock({
  codec: subNavigationCodec,
  wakes: 'enhanced',
  place: 'page',
  isPictured: never,
  moves: never,
})
