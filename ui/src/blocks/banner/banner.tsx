import { bannerView, type BannerBlock } from '@evkit/engine/blocks'
import { Button, focusAfter, Icon } from '../../primitives/index.js'
import { CallToAction, MarkdownLine } from '../parts/index.js'
import styles from './banner.module.css'
import { useBanner, type BannerPorts } from './use-banner.js'

export type { BannerPorts } from './use-banner.js'

/** Props of a banner. */
export interface BannerProps extends BannerBlock {
  readonly ports: BannerPorts
  /** Whether the request's cookie says that it was closed. */
  readonly wasClosed?: boolean
}

/** A promotional banner over two lines at most; closed, it stays away from its page. */
export const Banner = ({ ports, wasClosed = false, ...block }: BannerProps) => {
  const { label, text, call, closeLabel, dismissal } = bannerView(block)
  const { isClosed, ref, close } = useBanner(dismissal, wasClosed, ports)
  if (isClosed) return null
  return (
    <aside
      ref={ref}
      className={styles['banner']}
      aria-label={label}
      tabIndex={-1}
      data-part="banner"
    >
      <div className={styles['inside']}>
        <p className={styles['text']}>
          <MarkdownLine line={text} />
        </p>
        {call === undefined ? null : (
          <CallToAction call={call} look="text" className={styles['call']} />
        )}
        {closeLabel === undefined ? null : (
          <Button
            look="round"
            aria-label={closeLabel}
            data-part="close"
            onClick={() => {
              if (ref.current !== null) focusAfter(ref.current)
              close()
            }}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
    </aside>
  )
}
