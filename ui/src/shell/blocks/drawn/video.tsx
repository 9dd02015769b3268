import { Video } from '../../../blocks/video/index.js'
import type { Draw } from '../drawn-block.types.js'
import { playedProps, playedWords } from '../played-block.js'

/** Draws a video. */
export const draw: Draw<'video'> = (block, say) => (
  <Video
    {...playedProps(block)}
    words={{
      ...playedWords(say),
      name: say('video.name'),
      transcript: say('video.transcript'),
    }}
  />
)
