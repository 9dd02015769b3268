import * as O from '#fp-ts/Option'
import type { CallToAction } from '../../content/index.js'
import { findCurrentLink } from './current-link.js'
import type { SubNavigationContent } from './sub-navigation.types.js'

/** Translations of a sub-navigation. */
export interface SubNavigationWords {
  /** Accessible name where it has no title. */
  readonly label: string
  /** Accessible name of the control that shows the second call to action. */
  readonly more: string
}

/** View model of a sub-navigation. */
export interface SubNavigationView {
  readonly label: string
  readonly title: string
  readonly subtitle: string
  readonly links: readonly { readonly call: CallToAction; readonly isCurrent: boolean }[]
  /** Calls to action, the primary one first. */
  readonly calls: readonly CallToAction[]
  /** Accessible name of the control that shows the second call on phones; empty where there is none. */
  readonly expander: string
}

/**
 * Builds the view model of a sub-navigation.
 *
 * @param content - Its content.
 * @param path - Path of the current page.
 * @param words - Translations of its controls.
 * @returns The view model; at most one link is current (`aria-current`), and only two calls need a control for the
 * second.
 * @source B-NAV-21, B-NAV-22, B-NAV-23, B-NAV-26
 *
 * @example One call needs no control
 * ```ts
 * import { subNavigationView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 *
 * const content = { title: 'EX30', subtitle: '', links: [], primaryCta: none, secondaryCta: none }
 * const view = subNavigationView(content, '/uk/cars/ex30/', { label: 'This car', more: 'More' })
 * view.label // => 'EX30'
 * view.expander // => ''
 * ```
 * @category views
 */
export const subNavigationView = (
  content: SubNavigationContent,
  path: string,
  words: SubNavigationWords,
): SubNavigationView => {
  const { title, subtitle, links, primaryCta, secondaryCta } = content
  const current = findCurrentLink(links, path)
  const calls = [primaryCta, secondaryCta].flatMap((call) => (O.isSome(call) ? [call.value] : []))
  return {
    label: title === '' ? words.label : title,
    title,
    subtitle,
    links: links.map(({ call }, at) => ({
      call,
      isCurrent: O.isSome(current) && current.value === at,
    })),
    calls,
    expander: calls.length > 1 ? words.more : '',
  }
}
