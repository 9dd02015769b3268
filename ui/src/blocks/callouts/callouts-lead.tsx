import type { CalloutLead } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { classNames } from '../../primitives/index.js'
import { Picture, PlayedVideo } from '../parts/index.js'
import styles from './callouts.module.css'

const PORTRAIT = '(orientation: portrait)'

/** What is seen over the callouts: a video, or a picture for wide and one for tall screens. */
export const CalloutsLead = ({ lead }: { readonly lead: CalloutLead }) => {
  const portrait = toUndefined(lead.portrait)
  const landscape = toUndefined(lead.landscape) ?? portrait
  if (lead.videos.length > 0)
    return <PlayedVideo sources={lead.videos} poster={landscape?.src} className={styles['lead']} />
  return landscape === undefined ? null : (
    <Picture
      picture={landscape}
      ratio="21:9"
      others={portrait === undefined ? [] : [{ picture: portrait, media: PORTRAIT }]}
      className={classNames(styles['lead'], portrait && styles['tall'])}
    />
  )
}
