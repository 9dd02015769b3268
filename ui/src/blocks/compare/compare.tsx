import { compareView, type CompareContent } from '@evkit/engine/blocks'
import { ButtonLink } from '../../primitives/index.js'
import styles from './compare.module.css'

/** Props of the link. */
export interface CompareProps {
  readonly content: CompareContent
  /** Slug of the site. */
  readonly site: string
}

/** The link to the page that compares cars. */
export const Compare = ({ content, site }: CompareProps) => {
  const { text, href } = compareView(content, site)
  return (
    <div className={styles['compare']} data-part="compare">
      <ButtonLink href={href}>{text}</ButtonLink>
    </div>
  )
}
