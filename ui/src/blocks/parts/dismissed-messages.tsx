import { Button, Icon } from '../../primitives/index.js'
import styles from './dismissed-messages.module.css'

/** What the list of closed messages says. */
export interface DismissedWords {
  readonly dismissed: string
  readonly showAgain: string
}

/** A small control that brings back what was closed during the visit, to be enhanced: nothing while nothing was. */
export const DismissedMessages = ({ words }: { readonly words: DismissedWords }) => (
  <div className={styles['control']} hidden data-part="dismissed">
    <Button aria-expanded={false} aria-controls="dismissed-list">
      <Icon name="reset" size={20} />
      {words.dismissed}
      <span className={styles['count']} data-part="count" />
    </Button>
    <ul id="dismissed-list" className={styles['list']} hidden data-part="dismissed-list" />
    <template>
      <li className={styles['entry']}>
        <span className={styles['name']} />
        <Button data-label={words.showAgain}>{words.showAgain}</Button>
      </li>
    </template>
  </div>
)
