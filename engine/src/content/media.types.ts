/** A file of a picture that is taken in place of its own, where the browser reads its kind and the screen is meant. */
export interface PictureSource {
  readonly src: string
  /** Such as `image/avif`; empty for every browser. */
  readonly type: string
  /** Which screens it is for, as a media query; empty for all. */
  readonly media: string
}

/** A picture of content. */
export interface Picture {
  readonly src: string
  /** What it tells; empty when it only decorates. */
  readonly alt: string
  /** [px] Its own width; absent when content does not say. */
  readonly width?: number
  /** [px] Its own height; absent when content does not say. */
  readonly height?: number
  /** Other files of it, the best first; absent when there are none. */
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
