import type { Markdown, MarkdownLine, Picture } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** A car as its picture from the side shows it, with what it measures. */
export interface MeasuredCar {
  /** From the side, its nose at the left. */
  readonly picture: Picture & { readonly width: number; readonly height: number }
  /** [px of the picture] Where the car begins at the left, where it ends at the right, and where its wheels stand. */
  readonly nose: number
  readonly tail: number
  readonly ground: number
  /** [mm] */
  readonly length: number
  /** [mm] Without mirrors. */
  readonly width: number
  /** [mm] With mirrors; as wide as without where nobody says. */
  readonly widthWithMirrors: number
}

/** A measure in words. */
export interface DimensionFigure {
  readonly title: string
  readonly value: string
}

/** What a drawing of a car to scale shows. */
export interface DimensionsContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  readonly car: Option<MeasuredCar>
  /** What the drawing shows, for those who hear it. */
  readonly sideLabel: string
  readonly topLabel: string
  /** Who stands beside the car, and what it stands in: they are drawn as large as the words say. */
  readonly person: string
  readonly bay: string
  readonly figures: readonly DimensionFigure[]
}
