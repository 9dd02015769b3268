/** Props of the captions of a video. */
export interface CaptionsProps {
  readonly kind: 'captions'
  /** Address of their file; empty when there are none. */
  readonly src: string
  /** Language they are written in. */
  readonly srcLang: string
  /** Whether their file is not asked for yet. */
  readonly isWaiting?: boolean
}

/** The captions of a video; nothing where there are none, as a browser offers every track it finds. */
export const Captions = ({ src, isWaiting = false, ...track }: CaptionsProps) =>
  src === '' ? null : <track {...track} src={isWaiting ? undefined : src} />
