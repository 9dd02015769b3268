import type { Explanation, ExplanationStep } from '@evkit/engine/tool'
import { useId } from 'react'
import styles from './explanations.module.css'

const StepRow = ({ step }: { readonly step: ExplanationStep }) => (
  <li className={styles['step']} data-part="figure-step">
    <span>{step.label}</span>
    <span className={styles['result']}>{step.result}</span>
    <span className={styles['working']}>{step.working}</span>
    <span className={styles['rules']}>{step.rules}</span>
  </li>
)

const ExplanationList = ({ explanation }: { readonly explanation: Explanation }) => {
  const heading = useId()
  return (
    <div data-part={`explanation-${explanation.id}`}>
      <h3 className={styles['heading']} id={heading}>
        {explanation.heading}
      </h3>
      <ol aria-labelledby={heading}>
        {explanation.steps.map((step, at) => (
          <StepRow key={`${at} ${step.label}`} step={step} />
        ))}
      </ol>
    </div>
  )
}

/** How each figure came about, step by step, with the rules that fix every step. */
export const Explanations = ({
  explanations,
}: {
  readonly explanations: readonly Explanation[]
}) => (
  <div className={styles['explanations']}>
    {explanations.map((explanation) => (
      <ExplanationList key={explanation.id} explanation={explanation} />
    ))}
  </div>
)
