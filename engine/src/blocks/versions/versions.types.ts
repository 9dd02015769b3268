import type { CallToAction, DisclaimerMark, Markdown, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** A figure of a version with its name, in words. */
export interface VersionFigure {
  readonly title: string
  readonly value: string
}

/** A version of a car. */
export interface CarVersion {
  readonly title: string
  /** In words; empty where nobody knows it. */
  readonly price: string
  readonly figures: readonly VersionFigure[]
  /** Whether the page shows the car in this version. */
  readonly isChosen: boolean
  /** What chooses it. */
  readonly link: Option<CallToAction>
}

/** What a choice of versions shows. */
export interface VersionsContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  readonly marks: readonly DisclaimerMark[]
  /** What stands in place of the link of the version that is chosen. */
  readonly chosenText: string
  /** Never empty. */
  readonly versions: readonly CarVersion[]
}
