import { useBlockWords } from './block-words.js'
import styles from './new-tab-note.module.css'

/** Says that a link opens beside the page: an arrow to see, words to hear. */
export const NewTabNote = () => (
  <>
    <svg className={styles['arrow']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M5 11L11 5M6 5h5v5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
    <span className={styles['heard']}> ({useBlockWords().newTab})</span>
  </>
)
