import type { SectionView } from '@evkit/engine/forms/view'
import { FieldCell, nameOfCell } from './field-cell.js'
import type { FormWays } from './lead-form.types.js'
import styles from './sections.module.css'

type MainView = Extract<SectionView, { readonly kind: 'main' }>

/** The visitor's own fields, in rows. */
export const MainSection = (props: { readonly view: MainView; readonly ways: FormWays }) => {
  const { view, ways } = props
  const level = view.heading === '' ? 'h2' : 'h3'
  return (
    <>
      {view.heading === '' ? null : <h2 className={styles['heading']}>{view.heading}</h2>}
      {view.rows.map(({ columns, fields }) => (
        <div
          key={fields.map(nameOfCell).join()}
          className={styles['row']}
          data-columns={columns}
          data-part="row"
        >
          {fields.map((field, index) => (
            <FieldCell key={nameOfCell(field, index)} view={field} ways={ways} level={level} />
          ))}
        </div>
      ))}
    </>
  )
}
