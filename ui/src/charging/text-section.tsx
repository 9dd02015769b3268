import type { SectionView } from '@evkit/engine/internal/charging'
import { SectionHead } from './section-head.js'
import styles from './sections.module.css'

type Text = Extract<SectionView, { readonly kind: 'text' }>

/** Something to read, with a picture beside it. */
export const TextSection = ({ section }: { readonly section: Text }) => (
  <section className={styles['story']} aria-labelledby={section.id} data-part="story">
    <div>
      <SectionHead id={section.id} heading={section.heading} text={section.text} />
      <div className={styles['paragraphs']}>
        {section.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
    {section.picture.src === '' ? null : (
      <img
        className={styles['scene']}
        src={section.picture.src}
        alt={section.picture.alt}
        width={720}
        height={480}
        loading="lazy"
        decoding="async"
      />
    )}
  </section>
)
