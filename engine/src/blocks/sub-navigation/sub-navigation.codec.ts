import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import { none, some, type Option } from '../../shared/index.js'
import { readPagePath } from '../../site/index.js'
import type { SubNavigationContent, SubNavigationLink } from './sub-navigation.types.js'

const toLink =
  ({ links }: c.ContentPlace) =>
  (call: SubNavigationLink['call']): SubNavigationLink => ({
    call,
    page: c.judgeLink(call.href, links) === 'own' ? readPagePath(call.href) : none,
  })

const link: c.Lenient<Option<SubNavigationLink>> = (value, at) => {
  const read = c.callToAction(value, at)
  return {
    ...read,
    value: O.isSome(read.value) ? some(toLink(at)(read.value.value)) : none,
  }
}

/** Reads the content of a sub-navigation: none without a link and a call to action. */
export const subNavigationCodec: c.Lenient<Option<SubNavigationContent>> = c.shownIf(
  c.record({
    title: c.optionalText,
    subtitle: c.optionalText,
    links: c.list(link),
    primaryCta: c.callToAction,
    secondaryCta: c.callToAction,
  }),
  ({ links, primaryCta, secondaryCta }) =>
    links.length > 0 || O.isSome(primaryCta) || O.isSome(secondaryCta),
)

/** What a page goes by wherever a block of this type stands. */
export const subNavigationBlock = /*#__PURE__*/ c.defineBlock({
  codec: subNavigationCodec,
  wakes: 'enhanced',
  place: 'page',
  isPictured: c.never,
  moves: c.never,
})
