import styles from './pages.module.css'

/** A card that leads somewhere. */
export interface Way {
  readonly href: string
  readonly heading: string
  readonly text: string
  readonly picture?: { readonly src: string; readonly alt: string }
}

/** Props of a row of cards. */
export interface WaysProps {
  readonly id: string
  readonly heading: string
  readonly ways: readonly Way[]
  /** Scenes fill the top of their card, cars stand in it. */
  readonly look?: 'scene' | 'car'
}

/** Cards that lead on, under a heading. */
export const Ways = ({ id, heading, ways, look = 'scene' }: WaysProps) =>
  ways.length === 0 ? null : (
    <section className={styles['block']} aria-labelledby={id} data-part={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles['ways']} data-columns={ways.length % 4 === 0 ? 4 : 3}>
        {ways.map(({ href, heading: name, text, picture }) => (
          <li key={href} className={styles['tool']}>
            {picture === undefined ? null : (
              <img
                className={styles[look]}
                src={picture.src}
                alt={picture.alt}
                width={960}
                height={640}
                loading="lazy"
              />
            )}
            <div className={styles['tool-text']}>
              <h3>
                <a href={href} data-navigation="">
                  {name}
                </a>
              </h3>
              {text === '' ? null : <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
