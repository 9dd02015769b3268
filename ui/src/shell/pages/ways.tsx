import styles from './pages.module.css'

/** A card that leads somewhere. */
export interface Way {
  readonly href: string
  readonly heading: string
  readonly text: string
}

/** Props of a row of cards. */
export interface WaysProps {
  readonly id: string
  readonly heading: string
  readonly ways: readonly Way[]
}

/** Cards that lead on, under a heading. */
export const Ways = ({ id, heading, ways }: WaysProps) =>
  ways.length === 0 ? null : (
    <section className={styles['block']} aria-labelledby={id} data-part={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles['ways']} data-columns={ways.length % 4 === 0 ? 4 : 3}>
        {ways.map(({ href, heading: name, text }) => (
          <li key={href} className={styles['tool']}>
            <div className={styles['tool-text']}>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              {text === '' ? null : <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
