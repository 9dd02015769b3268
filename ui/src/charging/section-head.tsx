import styles from './sections.module.css'

/** Heading and lead of a section. */
export const SectionHead = (props: {
  readonly id: string
  readonly heading: string
  readonly text: string
}) => (
  <div>
    <h2 id={props.id}>{props.heading}</h2>
    <p className={styles['lead']}>{props.text}</p>
  </div>
)
