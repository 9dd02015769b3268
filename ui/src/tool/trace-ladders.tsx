import type { Ladder, Rung } from '@evkit/engine/site'
import { useId } from 'react'
import styles from './trace-ladders.module.css'

const RungRow = ({ rung }: { readonly rung: Rung }) => (
  <li className={styles['rung']} data-part="rung">
    <span>{rung.label}</span>
    <span className={styles['result']}>{rung.result}</span>
    <span className={styles['working']}>{rung.working}</span>
    <span className={styles['rules']}>{rung.rules}</span>
  </li>
)

const LadderList = ({ ladder }: { readonly ladder: Ladder }) => {
  const heading = useId()
  return (
    <div data-part={`ladder-${ladder.id}`}>
      <h3 className={styles['heading']} id={heading}>
        {ladder.heading}
      </h3>
      <ol aria-labelledby={heading}>
        {ladder.rungs.map((rung, at) => (
          <RungRow key={`${at} ${rung.label}`} rung={rung} />
        ))}
      </ol>
    </div>
  )
}

/** How each figure came about, step by step, with the rules that fix every step. */
export const TraceLadders = ({ ladders }: { readonly ladders: readonly Ladder[] }) => (
  <div className={styles['ladders']}>
    {ladders.map((ladder) => (
      <LadderList key={ladder.id} ladder={ladder} />
    ))}
  </div>
)
