import {
  subNavigationView,
  type SubNavigationContent,
  type SubNavigationView,
  type SubNavigationWords,
} from '@evkit/engine/blocks'
import { Button, Icon } from '../../primitives/index.js'
import { CallToAction } from '../parts/index.js'
import styles from './sub-navigation.module.css'

/** Props of a sub-navigation. */
export interface SubNavigationProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: SubNavigationContent
  /** Path of the page that is shown. */
  readonly path: string
  readonly words: SubNavigationWords
}

const Strip = ({ links }: Pick<SubNavigationView, 'links'>) => (
  <ul className={styles['strip']} data-part="strip">
    {links.map(({ call, isCurrent }, at) => (
      <li key={at}>
        <CallToAction call={call} look="text" className={styles['link']} isCurrent={isCurrent} />
      </li>
    ))}
  </ul>
)

const Calls = ({ id, view }: { readonly id: string; readonly view: SubNavigationView }) => {
  const { calls, expander } = view
  return (
    <div className={styles['calls']} data-part="calls" data-state="closed">
      {calls.map((call, at) => (
        <div
          key={at}
          id={`${id}-call-${at}`}
          className={at === 0 ? styles['first'] : styles['second']}
        >
          <CallToAction
            call={call}
            look={at === 0 ? 'primary' : 'plain'}
            className={styles['call']}
          />
        </div>
      ))}
      {expander === '' ? null : (
        <span className={styles['expander']}>
          <Button
            look="round"
            aria-label={expander}
            aria-expanded={false}
            aria-controls={`${id}-call-1`}
          >
            <Icon name="chevron" />
          </Button>
        </span>
      )}
    </div>
  )
}

/** A bar with the pages of one subject, to be enhanced: it stays at the upper edge, and its calls at the lower one where there is less room. */
export const SubNavigation = ({ id, content, path, words }: SubNavigationProps) => {
  const view = subNavigationView(content, path, words)
  return (
    <nav
      className={styles['bar']}
      aria-label={view.label}
      data-part="sub-navigation"
      data-state="flowing"
      data-calls={view.calls.length > 0 ? view.calls.length : undefined}
    >
      <div className={styles['inside']}>
        {view.title === '' && view.subtitle === '' ? null : (
          <p className={styles['name']}>
            <span className={styles['title']}>{view.title}</span>
            {view.subtitle === '' ? null : (
              <span className={styles['subtitle']}> {view.subtitle}</span>
            )}
          </p>
        )}
        {view.links.length === 0 ? null : <Strip links={view.links} />}
        {view.calls.length === 0 ? null : <Calls id={id} view={view} />}
      </div>
    </nav>
  )
}
