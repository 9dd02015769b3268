import type { Translate } from '@evkit/engine/shared'
import { ButtonLink } from '../../primitives/index.js'
import type { BareFrameProps, FrameProps } from '../frame.js'
import styles from './pages.module.css'
import { Ways, type Way } from './ways.js'

/** What the home of a site leads to. */
export interface HomePageProps extends FrameProps {
  readonly cars: readonly Way[]
  readonly tools: readonly Way[]
  /** Retailers, contact and a quote, as far as the market has them. */
  readonly steps: readonly Way[]
  /** Where the first button leads. */
  readonly toolsHref: string
}

/** The site's home: what it answers, its cars, its tools, and the next steps. */
export const HomePage = (props: HomePageProps) => {
  const { frame, translate, menu, cars, tools, steps, toolsHref } = props
  return (
    <div className={styles['page']}>
      <div className={styles['hero']}>
        <div className={styles['hero-text']}>
          <h1>{translate('home.heading')}</h1>
          <p className={styles['lead']}>{translate('home.text')}</p>
          <p className={styles['buttons']}>
            <ButtonLink look="primary" href={toolsHref}>
              {translate('home.start')}
            </ButtonLink>
            {menu.quote === undefined ? null : (
              <ButtonLink href={menu.quote.href}>{menu.quote.text}</ButtonLink>
            )}
          </p>
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
      <Ways id="cars" heading={translate('home.cars')} ways={cars} look="car" />
      <Ways id="tools" heading={translate('home.tools')} ways={tools} />
      <Ways id="steps" heading={translate('home.steps')} ways={steps} />
    </div>
  )
}

/** The home of a market that has forms only. */
export const MarketHomePage = (props: {
  readonly frame: BareFrameProps
  readonly translate: Translate
}) => {
  const { forms, maker } = props.frame
  return (
    <div className={styles['page']}>
      <div className={styles['hero-text']}>
        <h1>{maker}</h1>
        <p className={styles['lead']}>{props.translate('HomeText')}</p>
      </div>
      <Ways
        id="forms"
        heading={forms?.label ?? ''}
        ways={(forms?.links ?? []).map(({ href, text }) => ({ href, heading: text, text: '' }))}
      />
    </div>
  )
}
