import type { SectionView } from '@evkit/engine/forms/view'
import { useMemo, type ReactElement } from 'react'
import { onceEach } from '../tool/once-each.js'
import { drawFilled, isPlain, nameOfCell, PlainCell, type FilledView } from './field-cell.js'
import type { FormWays } from './lead-form.types.js'
import styles from './sections.module.css'

type MainView = Extract<SectionView, { readonly kind: 'main' }>

/** The visitor's own fields; those that stand beside each other, in rows. */
export const MainSection = (props: { readonly view: MainView; readonly ways: FormWays }) => {
  const { view, ways } = props
  const level = view.heading === '' ? 'h2' : 'h3'
  // The same view is drawn the very same, and React leaves it: a component for each field takes longer than the field.
  const drawCell = useMemo(
    () => onceEach((cell: FilledView) => drawFilled({ view: cell, ways, level })),
    [ways, level],
  )
  const drawRow = (
    { columns, fields }: MainView['rows'][number],
    at: number,
  ): readonly ReactElement[] => {
    const cells = fields.map((field, index) =>
      isPlain(field) ? (
        <PlainCell key={`${nameOfCell(field, index)}-${at}`} view={field} level={level} />
      ) : (
        drawCell(field)
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
