import { ButtonLink } from '../../primitives/index.js'
import type { FrameProps } from '../frame.js'
import styles from './pages.module.css'

/** Why a page is not shown that is there. */
type Refused = 'often' | 'fault' | 'busy'

/** A page in place of one that cannot be shown: what is the matter, one way on, and every way the menu knows. */
const WaysOn = (
  props: FrameProps & {
    /** What its texts are called. */
    readonly name: 'missing' | Refused
    /** Where the one way leads. */
    readonly way: string
  },
) => {
  const { menu, translate, name, way } = props
  return (
    <div className={styles['page']}>
      <div className={styles['hero-text']}>
        <h1>{translate(`${name}.heading`)}</h1>
        <p className={styles['lead']}>{translate(`${name}.text`)}</p>
        <ButtonLink look="primary" href={way}>
          {translate(`${name}.link`)}
        </ButtonLink>
        <ul className={styles['on']} data-part="ways-on">
          {[...menu.first, ...(menu.tools?.links ?? []), ...menu.last].map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What an address without a page shows: the way home. */
export const MissingPage = (props: FrameProps) => (
  <WaysOn {...props} name="missing" way={props.home} />
)

/** What is shown where a page could not be made, or not now: the way to ask for its address again. */
export const RefusedPage = (props: FrameProps & { readonly name: Refused }) => (
  <WaysOn {...props} way="" />
)
