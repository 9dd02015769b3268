import { writePagePath } from '@evkit/engine/site'
import type { FrameProps } from '../frame.js'
import styles from './pages.module.css'

const TOOLS = [
  ['charging-home', 'hub.home', 'chargingHome'],
  ['charging-public', 'hub.public', 'chargingPublic'],
] as const

/** The electrification area: its tools. */
export const HubPage = ({ frame, translate }: FrameProps) => (
  <div className={styles['page']}>
    <div className={styles['block']}>
      <h1>{translate('hub.heading')}</h1>
      <p className={styles['lead']}>{translate('hub.text')}</p>
    </div>
    <ul className={styles['tools']}>
      {TOOLS.map(([page, key, picture]) => (
        <li key={page} className={styles['tool']}>
          <img
            className={styles['scene']}
            src={frame.pictures[picture].src}
            alt={frame.pictures[picture].alt}
            width={720}
            height={480}
          />
          <div className={styles['tool-text']}>
            <h2>
              <a href={writePagePath(frame.site, page, frame.chargingSegments)} data-navigation="">
                {translate(`${key}.heading`)}
              </a>
            </h2>
            <p>{translate(`${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  </div>
)
