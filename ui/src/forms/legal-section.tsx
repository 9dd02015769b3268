import type { SectionView } from '@evkit/engine/forms'
import type { LegalView } from '@evkit/engine/internal/forms'
import { memoByValue } from '../tool/memo-by-value.js'
import type { FormActions } from './lead-form.types.js'
import { drawTick } from './tick-cell.js'
import styles from './sections.module.css'

interface LineProps {
  readonly line: LegalView
  readonly actions: FormActions
}

const Line = memoByValue<LineProps>(({ line, actions }) => {
  if (line.kind === 'caption') return <p className={styles['caption']}>{line.text}</p>
  return drawTick({
    view: line.box,
    actions,
    onSet: (isOn) => {
      if (line.kind === 'consent') actions.send({ type: 'consent.set', name: line.consent, isOn })
      else actions.send({ type: `${line.kind}.set`, isOn })
    },
  })
})

const keyOf = (line: LegalView): string => (line.kind === 'caption' ? line.text : line.box.name)

type LegalSectionView = Extract<SectionView, { readonly kind: 'legal' }>

/** Legal texts and consents, in their order. */
export const LegalSection = (props: {
  readonly view: LegalSectionView
  readonly actions: FormActions
}) => {
  const { view, actions } = props
  return (
    <>
      {view.heading === '' ? null : <h2 className={styles['heading']}>{view.heading}</h2>}
      {view.paragraphs.length === 0 ? null : (
        <div className={styles['paragraphs']}>
          {view.paragraphs.map((text) => (
            <p key={text} className={styles['text']}>
              {text}
            </p>
          ))}
        </div>
      )}
      {view.lines.length === 0 ? null : (
        <div className={styles['boxes']}>
          {view.lines.map((line) => (
            <Line key={keyOf(line)} line={line} actions={actions} />
          ))}
        </div>
      )}
    </>
  )
}
