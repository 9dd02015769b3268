import type { SectionView } from '@evkit/engine/forms'
import { useMemo, type ReactElement } from 'react'
import { drawOnce } from './draw-once.js'
import { drawFilled, isPlain, nameOfCell, PlainCell, type FilledView } from './field-cell.js'
import type { FormActions } from './lead-form.types.js'
import styles from './sections.module.css'

type MainView = Extract<SectionView, { readonly kind: 'main' }>

/** The visitor's own fields; those that stand beside each other, in rows. */
export const MainSection = (props: { readonly view: MainView; readonly actions: FormActions }) => {
  const { view, actions } = props
  const level = view.heading === '' ? 'h2' : 'h3'
  const drawCell = useMemo(
    () => drawOnce((cell: FilledView) => drawFilled({ view: cell, actions, level })),
    [actions, level],
  )
  const drawRow = (
    { columns, fields }: MainView['rows'][number],
    at: number,
  ): readonly ReactElement[] => {
    const cells = fields.map((field, index) =>
      isPlain(field) ? (
        <PlainCell key={`${nameOfCell(field, index)}-${at}`} view={field} level={level} />
      ) : (
        drawCell(nameOfCell(field, index), field)
      ),
    )
    if (columns === 1) return cells
    return [
      <div key={fields.map(nameOfCell).join()} className={styles['row']} data-part="row">
        {cells}
      </div>,
    ]
  }
  return (
    <>
      {view.heading === '' ? null : <h2 className={styles['heading']}>{view.heading}</h2>}
      {view.rows.flatMap(drawRow)}
    </>
  )
}
