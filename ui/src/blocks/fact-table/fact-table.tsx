import type { FactTableContent } from '@evkit/engine/internal/blocks'
import { toUndefined } from '@evkit/engine/shared'
import { Heading, Markdown, MarkdownLine } from '../parts/index.js'
import styles from './fact-table.module.css'

const NOTHING_KNOWN = '–'

type FactRow = FactTableContent['rows'][number]

const Row = ({ row, columns }: { readonly row: FactRow } & Pick<FactTableContent, 'columns'>) => (
  <tr>
    <th scope="row">
      <MarkdownLine line={row.title} />
      {row.note === '' ? null : <span className={styles['note']}>{row.note}</span>}
    </th>
    {row.cells.map((cell, at) => (
      <td key={at} data-label={columns[at + 1]}>
        {cell.length === 0 ? NOTHING_KNOWN : <MarkdownLine line={cell} />}
      </td>
    ))}
  </tr>
)

const Table = ({ content }: { readonly content: FactTableContent }) => {
  const { label, columns, rows, rowLanguage } = content
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} {...(label === '' ? {} : { 'aria-label': label })}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(rowLanguage === '' ? {} : { lang: rowLanguage })}>
          {rows.map((row, at) => (
            <Row key={at} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Notes = ({ more, rowLanguage }: Pick<FactTableContent, 'more' | 'rowLanguage'>) => {
  const notes = toUndefined(more)
  // The table is drawn once something follows it.
  return notes === undefined ? (
    <span hidden />
  ) : (
    <details data-part="notes">
      <summary className={styles['summary']}>{notes.title}</summary>
      <ul className={styles['notes']} {...(rowLanguage === '' ? {} : { lang: rowLanguage })}>
        {notes.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    </details>
  )
}

/** Props of a table of facts. */
export interface FactTableProps {
  /** Id of the block on its page. */
  readonly id: string
  readonly content: FactTableContent
}

const Facts = ({ content }: Pick<FactTableProps, 'content'>) => (
  <>
    <Table content={content} />
    <Notes more={content.more} rowLanguage={content.rowLanguage} />
  </>
)

/** A table of facts; where there is no room for columns each row is a card whose cells say what they are. */
export const FactTable = ({ id, content }: FactTableProps) => {
  const { heading, text, fold } = content
  return (
    <section
      className={styles['block']}
      data-part="fact-table"
      {...(heading.length === 0 ? {} : { 'aria-labelledby': `${id}-heading` })}
    >
      {heading.length === 0 ? null : (
        <Heading id={`${id}-heading`}>
          <MarkdownLine line={heading} />
        </Heading>
      )}
      <Markdown tree={text} className={styles['text']} />
      {fold === '' ? (
        <Facts content={content} />
      ) : (
        <details data-part="fold">
          <summary className={styles['summary']}>{fold}</summary>
          <Facts content={content} />
        </details>
      )}
    </section>
  )
}
