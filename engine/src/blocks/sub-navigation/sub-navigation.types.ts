import type { CallToAction } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** A link of a sub-navigation. */
export interface SubNavigationLink {
  readonly call: CallToAction
  /** Page of the site it names; none when it names none, or one of another host. */
  readonly page: Option<string>
}

/** Content of a sub-navigation: links, calls to action, or both. */
export interface SubNavigationContent {
  /** Empty without one. */
  readonly title: string
  /** Empty without one. */
  readonly subtitle: string
  readonly links: readonly SubNavigationLink[]
  readonly primaryCta: Option<CallToAction>
  readonly secondaryCta: Option<CallToAction>
}
