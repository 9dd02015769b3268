import type {
  DisclaimerMark,
  Markdown,
  MarkdownLine,
  Picture,
  Ratio,
  Video,
} from '../../content/index.js'

/** Screens a medium can be made for: phones, tablets, and wider ones. */
export type GalleryScreen = 'sm' | 'md' | 'lg'

/** One file of an item, with the ratio of its width to its height. */
export interface GalleryMedium<File> {
  readonly file: File
  readonly ratio: Ratio
  /** Screens it is made for; empty when it is chosen by its ratio. */
  readonly screen: GalleryScreen | ''
}

/** An item of a gallery: one motif, in the ratios or for the screens there are of it. */
export interface GalleryItem {
  /** Never empty together with `videos`. */
  readonly pictures: readonly GalleryMedium<Picture>[]
  readonly videos: readonly GalleryMedium<Video>[]
  readonly body: Markdown
  readonly marks: readonly DisclaimerMark[]
}

/** What every gallery shows. */
export interface GalleryContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Never empty. */
  readonly items: readonly GalleryItem[]
}

/** What a gallery grid shows. */
export interface GalleryGridContent extends GalleryContent {
  /** How many of its items stand on the page at most: 3 or 6. */
  readonly visibleItems: number
  /** What opens the overlay besides the cells says; empty without it. */
  readonly openText: string
  readonly openLook: 'link' | 'button'
}

/** A colour a car comes in, with what it is upholstered in. */
export interface ShowcaseColour {
  /** Key of the paint, by which addresses and leads name it; empty where content names none. */
  readonly paint: string
  /** As `#rrggbb` or `#rgb`; empty where content gives none that can be read. */
  readonly hex: string
  /** Never empty. */
  readonly upholsteryTitle: string
  readonly upholsteryBody: Markdown
  readonly decorTitle: string
  readonly decorBody: Markdown
  readonly marks: readonly DisclaimerMark[]
  readonly media: readonly GalleryItem[]
}

/** What a colour and upholstery showcase shows. */
export interface ShowcaseContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Never empty. */
  readonly colours: readonly ShowcaseColour[]
  /** [ms] How long each colour is shown. */
  readonly interval: number
  /** Whether it may move by itself. */
  readonly enableAutoplay: boolean
}
