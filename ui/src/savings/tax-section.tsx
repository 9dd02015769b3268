import type { TaxView } from '@evkit/engine/internal/savings'
import styles from './tax-section.module.css'

/** Taxes of both cars side by side, and what is listed for information only. */
export const TaxSection = ({ tax }: { readonly tax: TaxView }) => (
  <section
    className={styles['section']}
    aria-label={tax.heading}
    data-part="taxes"
    data-state={tax.status}
    aria-busy={tax.status === 'LOADING'}
  >
    <h2 className={styles['heading']}>{tax.heading}</h2>
    {tax.rows.length === 0 ? null : (
      // A wide table scrolls sideways, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      <div className={styles['scroll']} role="group" aria-label={tax.heading} tabIndex={0}>
        <table className={styles['table']}>
          <caption className={styles['caption']}>{tax.heading}</caption>
          <thead>
            <tr>
              {tax.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tax.rows.map((row) => (
              <tr key={row.id} data-state={row.isCounted ? 'counted' : 'unknown'}>
                <th scope="row">{row.name}</th>
                <td>{row.main}</td>
                <td>{row.comparison}</td>
                <td className={styles['saving']}>
                  <span aria-hidden="true">{row.saving}</span>
                  <span className={styles['spoken']}>{row.spoken}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
    <p className={styles['text']}>{tax.text}</p>
    {tax.rows.length + tax.informational.rows.length === 0 ? null : (
      <p className={styles['text']} data-part="tax-basis" data-state={tax.basis.kind}>
        <span className={styles['tag']}>{tax.basis.label}</span> {tax.basis.text}
      </p>
    )}
    {tax.informational.rows.length === 0 ? null : (
      <div>
        <h3 className={styles['small-heading']}>{tax.informational.heading}</h3>
        <ul>
          {tax.informational.rows.map(({ id, name, amount }) => (
            <li key={id} className={styles['line']}>
              {name} <span>{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    )}
  </section>
)
