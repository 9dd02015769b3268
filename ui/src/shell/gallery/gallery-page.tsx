import type { BlockType } from '@evkit/engine/blocks'
import styles from './gallery.module.css'

/** Segment of the gallery, behind that of the site. */
export const SEGMENT = 'blocks'

/** States a block can be met in; each has a page of the gallery. */
export const STATES = ['normal', 'few', 'broken', 'long', 'looks'] as const

/** A state a block can be met in. */
export type GalleryState = (typeof STATES)[number]

const MEANINGS: Readonly<Record<GalleryState, string>> = {
  normal: 'all they can have',
  few: 'the least they need',
  broken: 'faults, each told of as an author sees it',
  long: 'texts three times as long',
  looks: 'what else a word or a yes and no of its content make of it',
}

const pathOf = (site: string, state: GalleryState): string =>
  state === 'normal' ? `/${site}/${SEGMENT}/` : `/${site}/${SEGMENT}/${state}/`

/** Props of the head of the gallery. */
export interface GalleryHeadProps {
  readonly site: string
  readonly state: GalleryState
  readonly types: readonly BlockType[]
}

/** Opens a page of the gallery: what it shows, the way to the other states, and to each type. */
export const GalleryHead = ({ site, state, types }: GalleryHeadProps) => (
  <div className={styles['head']} lang="en" dir="ltr">
    <h1>Blocks: {state}</h1>
    <p>
      {state === 'looks' ? 'Types of block' : 'Every type of block'}, with {MEANINGS[state]}.
    </p>
    <ul className={styles['links']}>
      {STATES.map((one) => (
        <li key={one}>
          <a href={pathOf(site, one)} aria-current={one === state ? 'page' : undefined}>
            {one}
          </a>
        </li>
      ))}
    </ul>
    <ul className={styles['links']}>
      {types.map((type) => (
        <li key={type}>
          <a href={`#sample-${type}`}>{type}</a>
        </li>
      ))}
    </ul>
  </div>
)

/** What stands over a block of the gallery. */
export const SampleHead = ({ type }: { readonly type: BlockType }) => (
  <p className={styles['name']} id={`sample-${type}`} lang="en" dir="ltr">
    <b>{type}</b>
    {type === 'offers' ? (
      <>
        {': '}
        <a href={`#overlay-${type}`} data-overlay-id={type} aria-haspopup="dialog">
          open the overlay
        </a>
      </>
    ) : null}
  </p>
)

/** Class of a block of the gallery. */
export const sampleClass = styles['sample'] ?? ''
