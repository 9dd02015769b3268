import { bannerView, type BannerBlock } from '@evkit/engine/blocks'
import { Button, Icon } from '../../primitives/index.js'
import { CallToAction, MarkdownLine } from '../parts/index.js'
import styles from './banner.module.css'

/** Props of a banner. */
export interface BannerProps extends BannerBlock {
  /** Whether the request's cookie says that it was closed. */
  readonly wasClosed?: boolean
}

/** A promotional banner over two lines at most, to be enhanced; closed, it stays away from its page. */
export const Banner = ({ wasClosed = false, ...block }: BannerProps) => {
  const { label, text, call, closeLabel, dismissal } = bannerView(block)
  return (
    <aside
      className={styles['banner']}
      aria-label={label}
      tabIndex={-1}
      hidden={wasClosed}
      data-part="banner"
      data-key={dismissal.key}
      data-name={dismissal.name}
    >
      <div className={styles['inside']}>
        <p className={styles['text']}>
          <MarkdownLine line={text} />
        </p>
        {call === undefined ? null : (
          <CallToAction call={call} look="text" className={styles['call']} />
        )}
        {closeLabel === undefined ? null : (
          <Button look="round" aria-label={closeLabel} data-part="close">
            <Icon name="close" />
          </Button>
        )}
      </div>
    </aside>
  )
}
