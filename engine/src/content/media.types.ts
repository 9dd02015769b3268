/** A file of a picture that is taken in place of its own, where the browser reads its kind and the screen is meant. */
export interface PictureSource {
  readonly src: string
  /** Such as `image/avif`; empty for every browser. */
  readonly type: string
  /** Which screens it is for, as a media query; empty for all. */
  readonly media: string
}

/** An image of content. */
export interface Picture {
  readonly src: string
  /** Alternative text; empty for a decorative image. */
  readonly alt: string
  /** [px] Intrinsic width; absent when unknown. */
  readonly width?: number
  /** [px] Intrinsic height; absent when unknown. */
  readonly height?: number
  /** Alternative files (`<source>`), best first; absent when there are none. */
  readonly sources?: readonly PictureSource[]
}

/** One file of a video. */
export interface VideoSource {
  readonly src: string
  /** Such as `video/webm`; empty when the browser has to find out. */
  readonly type: string
}

/** A video of content. */
export interface Video {
  /** In the order they are offered to the browser; never empty. */
  readonly sources: readonly VideoSource[]
  /** What is shown before it plays. */
  readonly poster?: Picture
  /** Address of the captions; empty when there are none. */
  readonly captions: string
  /** What is seen and heard; empty when content does not say. */
  readonly description: string
}
