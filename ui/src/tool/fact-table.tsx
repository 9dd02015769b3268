import { Disclosure } from '../primitives/index.js'
import styles from './fact-table.module.css'

/** Props of the table. */
export interface FactTableProps {
  /** What opens it. */
  readonly label: string
  readonly table: {
    readonly caption: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** The facts of a drawing as a table; the first column names the row. */
export const FactTable = ({ label, table }: FactTableProps) => (
  <Disclosure label={label}>
    {/* A wide table scrolls sideways, so the keyboard has to reach it. */}
    {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
    <div className={styles['scroll']} role="group" aria-label={table.caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells], row) => (
            <tr key={`${row} ${name}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={table.head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Disclosure>
)
