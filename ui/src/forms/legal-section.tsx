import type { LegalView, SectionView } from '@evkit/engine/forms/view'
import { memoByValue } from '../tool/memo-by-value.js'
import type { FormWays } from './lead-form.types.js'
import { drawTick } from './tick-cell.js'
import styles from './sections.module.css'

interface LineProps {
  readonly line: LegalView
  readonly ways: FormWays
}

const Line = memoByValue<LineProps>(({ line, ways }) => {
  if (line.kind === 'caption') return <p className={styles['caption']}>{line.text}</p>
  return drawTick({
    view: line.box,
    ways,
    onSet: (isOn) => {
      if (line.kind === 'consent') ways.send({ type: 'consent.set', name: line.consent, isOn })
      else ways.send({ type: `${line.kind}.set`, isOn })
    },
  })
})

const keyOf = (line: LegalView): string => (line.kind === 'caption' ? line.text : line.box.name)

type LegalSectionView = Extract<SectionView, { readonly kind: 'legal' }>

/** Legal texts and consents, in their order. */
export const LegalSection = (props: {
  readonly view: LegalSectionView
  readonly ways: FormWays
}) => {
  const { view, ways } = props
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
            <Line key={keyOf(line)} line={line} ways={ways} />
          ))}
        </div>
      )}
    </>
  )
}
