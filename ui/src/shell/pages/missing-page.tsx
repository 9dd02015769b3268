import { writePagePath } from '@evkit/engine/site'
import { ButtonLink } from '../../primitives/index.js'
import type { FrameProps } from '../frame.js'
import styles from './pages.module.css'

/** What an address without a page shows. */
export const MissingPage = ({ frame, translate }: FrameProps) => (
  <div className={styles['page']}>
    <div className={styles['hero-text']}>
      <h1>{translate('missing.heading')}</h1>
      <p className={styles['lead']}>{translate('missing.text')}</p>
      <ButtonLink
        look="primary"
        href={writePagePath(frame.site, 'charging', frame.chargingSegments)}
      >
        {translate('missing.link')}
      </ButtonLink>
    </div>
  </div>
)
