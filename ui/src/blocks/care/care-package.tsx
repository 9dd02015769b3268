import { careView, type CareContent } from '@evkit/engine/blocks'
import { Heading, Under } from '../parts/index.js'
import styles from './care-package.module.css'

/** Props of a care-free package. */
export interface CarePackageProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: CareContent
}

/** A care-free package: service and insurance side by side, each with its price. */
export const CarePackage = ({ id, content }: CarePackageProps) => {
  const { title, description, parts } = careView(content)
  return (
    <section
      className={styles['package']}
      data-part="care-package"
      {...(title === '' ? {} : { 'aria-labelledby': `${id}-title` })}
    >
      {title === '' && description === '' ? null : (
        <div className={styles['head']}>
          {title === '' ? null : <Heading id={`${id}-title`}>{title}</Heading>}
          {description === '' ? null : <p className={styles['lead']}>{description}</p>}
        </div>
      )}
      <Under by={title === '' ? 0 : 1}>
        <div className={styles['parts']}>
          {parts.map((part) => (
            <div key={part.id} className={styles['part']} data-part={part.id}>
              <Heading className={styles['title']}>{part.title}</Heading>
              {part.description === '' ? null : (
                <p className={styles['text']}>{part.description}</p>
              )}
              {part.price === '' ? null : <p className={styles['price']}>{part.price}</p>}
            </div>
          ))}
        </div>
      </Under>
    </section>
  )
}
