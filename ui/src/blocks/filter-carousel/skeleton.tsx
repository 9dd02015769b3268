import styles from './filter-carousel.module.css'

/** Cards of the size of those that are still loading. */
export const Skeleton = ({ cards }: { readonly cards: number }) => (
  <section className={styles['block']} aria-busy="true" data-part="filter-carousel">
    <div className={styles['row']} aria-hidden="true">
      <ul className={styles['cards']}>
        {Array.from({ length: cards }, (_, at) => (
          <li key={at} className={styles['card']} data-part="skeleton-card">
            <div className={styles['picture']} data-ratio="3:2" />
            <div className={styles['text']}>
              <span className={styles['shape']} />
              <span className={styles['shape']} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
