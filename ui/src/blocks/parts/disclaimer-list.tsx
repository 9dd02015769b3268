import type { Footnote } from '@evkit/engine/content'
import { footnoteElement, markElement } from '@evkit/engine/internal/content'
import { useBlockWords } from './block-words.js'
import { useDisclaimers } from './disclaimers.js'
import { Markdown } from './markdown.js'
import { NewTabNote } from './new-tab-note.js'
import styles from './disclaimer-list.module.css'

const Sources = ({ note }: { readonly note: Footnote }) =>
  note.sources.length === 0 ? null : (
    <ul className={styles['sources']}>
      {note.sources.map(({ href, title, target, rel }) => (
        <li key={href}>
          <a href={href} target={target || undefined} rel={rel || undefined}>
            {title}
            {target === '' ? null : <NewTabNote />}
          </a>
        </li>
      ))}
    </ul>
  )

const Back = ({ note: { id, places } }: { readonly note: Footnote }) => {
  const { disclaimerBack } = useBlockWords()
  return places.map((place) => (
    <a
      key={place}
      className={styles['back']}
      href={`#${markElement({ markOf: id, place })}`}
      aria-label={disclaimerBack.replace('{place}', String(place))}
    >
      ↑{places.length > 1 ? place : ''}
    </a>
  ))
}

const Entry = ({ note }: { readonly note: Footnote }) => (
  <li id={footnoteElement(note.id)} className={styles['entry']} data-part="disclaimer">
    <span className={styles['symbol']} aria-hidden="true">
      {note.symbol}
    </span>
    <div className={styles['body']}>
      <Markdown tree={note.text} className={styles['text']} />
      <Sources note={note} />
    </div>
    <span className={styles['backs']}>
      <Back note={note} />
    </span>
  </li>
)

interface ListProps {
  readonly notes: readonly Footnote[]
  /** Where they stand: beside their block, or at the end of the page. */
  readonly at: 'block' | 'page'
}

const List = ({ notes, at }: ListProps) => {
  const { disclaimers } = useBlockWords()
  return notes.length === 0 ? null : (
    <div className={styles['place']} data-part="disclaimers" data-at={at}>
      <ol className={styles['list']} aria-label={disclaimers}>
        {notes.map((note) => (
          <Entry key={note.id} note={note} />
        ))}
      </ol>
    </div>
  )
}

/** The disclaimers at the end of a page, by their numbers; nothing where there are none. */
export const DisclaimerList = () => (
  <List at="page" notes={useDisclaimers().all.filter(({ type }) => type === 'appendix')} />
)

/** The disclaimers beside a block: those it is the first to refer to. */
export const BlockDisclaimers = ({ block }: { readonly block: string }) => (
  <List
    at="block"
    notes={useDisclaimers().all.filter((one) => one.type === 'inline' && one.block === block)}
  />
)
