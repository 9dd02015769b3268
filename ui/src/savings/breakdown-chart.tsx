import type { BreakdownView, Stack } from '@evkit/engine/internal/savings'
import { Disclosure } from '../primitives/index.js'
import styles from './breakdown-chart.module.css'

const WIDTH = 100

const StackRow = ({ stack }: { readonly stack: Stack }) => (
  <li className={styles['row']}>
    <span>{stack.label}</span>
    <span className={styles['total']}>{stack.total}</span>
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stack.parts.map(({ id, start, end }, at) => (
        <rect
          key={id}
          className={styles[`part-${at % 4}`]}
          x={start * WIDTH}
          width={(end - start) * WIDTH}
          height="1"
        />
      ))}
    </svg>
    <ul className={styles['parts']}>
      {stack.parts.map(({ id, label, text }, at) => (
        <li key={id} className={styles['part']}>
          <svg className={styles['key']} viewBox="0 0 1 1" aria-hidden="true">
            <rect className={styles[`part-${at % 4}`]} width="1" height="1" />
          </svg>
          {label} <span className={styles['amount']}>{text}</span>
        </li>
      ))}
    </ul>
  </li>
)

/** What each car costs over the years: two stacked bars, and the same as a table. */
export const BreakdownChart = ({ breakdown }: { readonly breakdown: BreakdownView }) => (
  <section className={styles['chart']} aria-label={breakdown.heading} data-part="breakdown">
    <h2 className={styles['heading']}>{breakdown.heading}</h2>
    <ul className={styles['rows']}>
      {breakdown.stacks.map((stack) => (
        <StackRow key={stack.id} stack={stack} />
      ))}
    </ul>
    <Disclosure label={breakdown.tableLabel}>
      <table className={styles['table']}>
        <caption>{breakdown.heading}</caption>
        <tbody>
          {breakdown.stacks.flatMap((stack) => [
            ...stack.parts.map(({ id, label, text }) => (
              <tr key={`${stack.id} ${id}`}>
                <th scope="row">{stack.label}</th>
                <td>{label}</td>
                <td className={styles['number']}>{text}</td>
              </tr>
            )),
            <tr key={`${stack.id} total`} className={styles['sum']}>
              <th scope="row">{stack.label}</th>
              <td />
              <td className={styles['number']}>{stack.total}</td>
            </tr>,
          ])}
        </tbody>
      </table>
    </Disclosure>
  </section>
)
