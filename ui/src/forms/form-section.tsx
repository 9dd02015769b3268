import type { SectionView } from '@evkit/engine/forms'
import { ChoicesCell } from './choice-cell.js'
import { memoByValue } from '../tool/memo-by-value.js'
import { CustomSection } from './custom-section.js'
import type { DrawPicker, FormActions } from './lead-form.types.js'
import { LegalSection } from './legal-section.js'
import { MainSection } from './main-section.js'
import { SubmitSection } from './submit-section.js'
import styles from './sections.module.css'

/** Props of a section. */
export interface FormSectionProps {
  readonly view: SectionView
  readonly actions: FormActions
  readonly drawPicker: DrawPicker
}

const draw = ({ view, actions, drawPicker }: FormSectionProps) => {
  switch (view.kind) {
    case 'vehiclepicker':
    case 'dealerpicker':
      return drawPicker(view, actions)
    case 'main':
      return <MainSection view={view} actions={actions} />
    case 'legal':
      return <LegalSection view={view} actions={actions} />
    case 'kvkk':
      return (
        <>
          {view.heading === '' ? null : <h2 className={styles['heading']}>{view.heading}</h2>}
          {view.paragraph === '' ? null : <p className={styles['text']}>{view.paragraph}</p>}
          <ChoicesCell view={view.choice} actions={actions} />
        </>
      )
    case 'custom':
      return <CustomSection view={view} actions={actions} />
    case 'submit':
      return <SubmitSection view={view} />
  }
}

/** A section of the form; it is drawn again only when its own view has changed. */
export const FormSection = memoByValue((props: FormSectionProps) => (
  <div className={styles['section']} data-part={`section-${props.view.kind}`}>
    {draw(props)}
  </div>
))
