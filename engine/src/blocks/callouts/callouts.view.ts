import * as O from '#fp-ts/Option'
import {
  toPlainLine,
  type CallToAction,
  type Details,
  type MarkdownLine,
} from '../../content/index.js'
import { fillPlaceholders, toUndefined } from '../../shared/index.js'
import { countCallouts, countCentredColumns, countColumns, hasLearnMore } from './callout-count.js'
import type { Callout, CalloutsContent } from './callouts.types.js'

/** What a section of callouts says itself. */
export interface CalloutsWords {
  readonly learnMore: string
  readonly close: string
  /** Name of the button for more about a callout; `{title}` is the callout's. */
  readonly moreAbout: string
  /** Name of the list of all callouts where the section has no heading. */
  readonly all: string
}

/** Input of {@link calloutsView}. */
export interface CalloutsBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: CalloutsContent
  readonly words: CalloutsWords
}

/** A callout as it is drawn. */
export interface CalloutView extends Pick<
  Callout,
  'title' | 'description' | 'icon' | 'marks' | 'image' | 'video'
> {
  readonly id: string
  readonly call: CallToAction | undefined
  /** What a button on it opens; absent when it has none. */
  readonly popUp:
    | {
        readonly openLabel: string
        readonly title: MarkdownLine
        readonly name: string
        readonly description: Details['description']
        readonly call: CallToAction | undefined
      }
    | undefined
}

/** View model of a section of callouts. */
export interface CalloutsView {
  readonly headingId: string
  /** Columns of the grid from breakpoint L. */
  readonly columns: number
  readonly callouts: readonly CalloutView[]
  readonly closeLabel: string
  /** The "show all" button and its overlay; absent when all callouts are on the page. */
  readonly overlay:
    | {
        readonly openLabel: string
        readonly name: string
        readonly columns: number
        readonly callouts: readonly CalloutView[]
      }
    | undefined
  readonly call: CallToAction | undefined
}

// A spotlight shows little of itself: the rest is told in its pop-up.
const detailsOf = (callout: Callout, isSpotlight: boolean): Details | undefined => {
  const { title, description, cta: link } = callout
  const own = isSpotlight && description.length > 0 ? { title, description, link } : undefined
  return toUndefined(callout.details) ?? own
}

const drawCallout =
  ({ id, content, words }: CalloutsBlock) =>
  (callout: Callout, at: number): CalloutView => {
    const { title, description, icon, marks, image, video, cta } = callout
    const isSpotlight = content.variant === 'spotlight'
    const details = detailsOf(callout, isSpotlight)
    const name = toPlainLine(details?.title ?? title)
    return {
      id: `${id}-callout-${at + 1}`,
      title,
      description: isSpotlight && details !== undefined ? [] : description,
      icon,
      marks,
      image,
      video,
      call: toUndefined(cta),
      popUp: details && {
        openLabel: fillPlaceholders(words.moreAbout, { title: toPlainLine(title) }),
        title: details.title,
        name,
        description: details.description,
        call: toUndefined(details.link),
      },
    }
  }

/**
 * Builds the view model of a section of callouts.
 *
 * @param block - Its id, content and translations.
 * @returns The callouts of the page, those of the overlay, columns and accessible names.
 * @source B-CALL-01, B-CALL-02, B-CALL-03, B-CALL-04, B-CALL-05, B-CALL-06, B-CALL-07, D-B-28
 *
 * @example Four callouts and nothing that leads to the fourth
 * ```ts
 * import { calloutsView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 *
 * const callout = {
 *   title: [{ kind: 'text', text: 'Quiet' }], description: [], image: none, video: none, icon: '', cta: none,
 *   marks: [], details: none,
 * } as const
 * const content = {
 *   variant: 'default', showAll: false, label: [], heading: [], subHeading: [], description: [], marks: [],
 *   lead: { landscape: none, portrait: none, videos: [] }, callouts: [callout, callout, callout, callout],
 *   cta: none, ctaLabel: '',
 * } as const
 * const words = { learnMore: 'Learn more', close: 'Close', moreAbout: 'More about {title}', all: 'All of it' }
 * const view = calloutsView({ id: 'c', content, words })
 * [view.callouts.length, view.columns, view.overlay?.callouts.length] // => [3, 3, 4]
 * ```
 * @category views
 */
export const calloutsView = (block: CalloutsBlock): CalloutsView => {
  const { id, content, words } = block
  const { callouts, variant, heading, ctaLabel, cta } = content
  const all = callouts.map(drawCallout(block))
  const shown = countCallouts(content)
  const columnsOf = variant === 'centred' ? countCentredColumns : countColumns
  return {
    headingId: `${id}-heading`,
    columns: columnsOf(shown),
    callouts: all.slice(0, shown),
    closeLabel: words.close,
    overlay: hasLearnMore(content)
      ? {
          openLabel: ctaLabel || words.learnMore,
          name: toPlainLine(heading) || words.all,
          columns: countColumns(all.length),
          callouts: all,
        }
      : undefined,
    call: O.isSome(cta) ? cta.value : undefined,
  }
}
