import { writePagePath } from '@evkit/engine/site'
import { ButtonLink } from '../../primitives/index.js'
import type { FrameProps } from '../frame.js'
import styles from './pages.module.css'

/** The site's home: what the tool answers, and the way to it. */
export const HomePage = ({ frame, translate }: FrameProps) => (
  <div className={styles['page']}>
    <div className={styles['hero']}>
      <div className={styles['hero-text']}>
        <h1>{translate('home.heading')}</h1>
        <p className={styles['lead']}>{translate('home.text')}</p>
        <ButtonLink
          look="primary"
          href={writePagePath(frame.site, 'charging', frame.chargingSegments)}
        >
          {translate('home.start')}
        </ButtonLink>
      </div>
      <img
        className={styles['scene']}
        src={frame.pictures.home.src}
        alt={frame.pictures.home.alt}
        width={960}
        height={640}
        fetchPriority="high"
      />
    </div>
  </div>
)
