/** What browsers tell of the sound of a video, each in its own way. */
interface HeardVideo extends HTMLVideoElement {
  readonly mozHasAudio?: boolean
  readonly webkitAudioDecodedByteCount?: number
  readonly audioTracks?: { readonly length: number }
}

/** Whether a video has sound, as far as the browser knows by now: some know once they have heard some. */
export const hasSound = (video: HeardVideo): boolean =>
  video.mozHasAudio === true ||
  (video.webkitAudioDecodedByteCount ?? 0) > 0 ||
  (video.audioTracks?.length ?? 0) > 0

/** Shows the captions of a video. */
export const showCaptions = ({ textTracks }: HTMLVideoElement): void => {
  for (const track of textTracks) track.mode = 'showing'
}

/** Shows the captions of a video once something of it is heard; those of a silent film wait in the browser's menu. */
export const captionOnceHeard = (video: HTMLVideoElement): (() => void) => {
  const stop = new AbortController()
  const look = (): void => {
    if (!hasSound(video)) return
    showCaptions(video)
    stop.abort()
  }
  for (const name of ['loadedmetadata', 'timeupdate'])
    video.addEventListener(name, look, { signal: stop.signal })
  return () => {
    stop.abort()
  }
}
