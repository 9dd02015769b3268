import { canAdvance, drawPauseControl, type AdvanceMotion } from '../../interaction/index.js'
import { showFeatureMedia, type FeatureMediaView } from './feature-media.js'
import type { Feature, FeaturesContent } from './features.types.js'

/** Translations of a features overview. */
export interface FeaturesWords {
  /** Accessible name of the control that pauses auto-advance. */
  readonly pause: string
  /** Accessible name of the same control while paused. */
  readonly resume: string
  /** Accessible name of the list of features where the block has no title. */
  readonly list: string
}

/** A feature as it is shown. */
export interface FeatureView {
  readonly feature: Feature
  readonly media: FeatureMediaView
  readonly isSelected: boolean
  /** Whether its time is running. */
  readonly isTimed: boolean
}

/** A features overview as it is shown. */
export interface FeaturesView {
  readonly features: readonly FeatureView[]
  /** The control that stops it; none where nothing moves by itself. */
  readonly control: { readonly label: string; readonly isPaused: boolean } | undefined
  readonly listLabel: string
}

/**
 * Builds the view model of a features overview.
 *
 * @param content - Its content.
 * @param motion - The selected feature, and the state of auto-advance.
 * @param words - Translations of its controls.
 * @returns The view model; with a pause control as long as it can auto-advance.
 * @law Exactly one feature is selected.
 * @source B-FEAT-01, B-FEAT-04, B-FEAT-15, E-B-07
 *
 * @example One feature moves nowhere
 * ```ts
 * import { BLOCKS, featuresView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const content = toUndefined(BLOCKS.features.codec({ items: [{ title: 'Quiet' }] }, { path: '', links }).value)
 * const advance = { count: 1, index: 0, interval: 5000, reasons: [] }
 * const words = { pause: 'Pause', resume: 'Resume', list: 'Features' }
 * const view = content && featuresView(content, { advance, isPaused: false, isEnded: false }, words)
 * view?.control // => undefined
 * ```
 * @category views
 */
export const featuresView = (
  content: FeaturesContent,
  motion: AdvanceMotion,
  words: FeaturesWords,
): FeaturesView => {
  const { advance } = motion
  const control = drawPauseControl(motion, words)
  const isTimed = control?.isPaused === false && canAdvance(advance)
  return {
    features: content.items.map((feature, at) => ({
      feature,
      media: showFeatureMedia(content, feature),
      isSelected: at === advance.index,
      isTimed: isTimed && at === advance.index,
    })),
    control,
    listLabel: words.list,
  }
}
