// What is looked for in the published figures of the cars: cars and versions that exist, figures above nothing, each once.
import { BODY_FIGURES, type CarFigureRow, type VersionFigure } from '../sources/car-figure-rows.js'
import type { Fault, Rows, Sources } from '../sources/rows.js'

// Without these a version has no line in any table.
const NEEDED: readonly VersionFigure[] = ['torqueNm', 'zeroTo100S', 'topSpeedKmh', 'towingKg']

const isOfBody = (figure: CarFigureRow['figure']): boolean => Object.hasOwn(BODY_FIGURES, figure)

/** A car as far as its versions go. */
export interface CarVersions {
  readonly name: string
  readonly motors: readonly string[]
}

const judge = (row: CarFigureRow, register: readonly CarVersions[]): string | undefined => {
  const { model, motor, figure, value } = row
  const car = register.find(({ name }) => name === model)
  if (car === undefined) return `names ${model}, which cars.json does not have`
  if (motor !== undefined && !car.motors.includes(motor))
    return `names ${model} ${motor}, which cars.json does not have`
  if (isOfBody(figure) && motor !== undefined) return `${figure} is of the body, so it has no motor`
  if (!isOfBody(figure) && motor === undefined) return `${figure} needs a motor`
  return value > 0 ? undefined : `expected ${figure} above 0`
}

const keyOf = ({ model, motor, figure }: CarFigureRow): string =>
  [model, ...(motor === undefined ? [] : [motor]), figure].join(' ')

const missingOf = (
  { rows, file }: Rows<CarFigureRow>,
  line: readonly CarVersions[],
): readonly Fault[] =>
  line.flatMap(({ name, motors }) =>
    motors.flatMap((motor) =>
      NEEDED.filter(
        (figure) =>
          !rows.some((row) => row.model === name && row.motor === motor && row.figure === figure),
      ).map((figure) => ({ file, path: `${name} ${motor}`, text: `has no ${figure}` })),
    ),
  )

/** The cars figures are checked against. */
export interface CheckedCars {
  /** All there are. */
  readonly register: readonly CarVersions[]
  /** Those that have a page with tables of data. */
  readonly line: readonly CarVersions[]
}

/** Faults of the published figures of the cars; each version of the line-up has what every table shows. */
export const listCarFigureFaults = (
  figures: Rows<CarFigureRow>,
  { register, line }: CheckedCars,
  { sources }: Pick<Sources, 'sources'>,
): readonly Fault[] => {
  const keys = figures.rows.map(keyOf)
  const ids = sources.rows.map(({ id }) => id)
  return [
    ...figures.faults,
    ...figures.rows.flatMap((row, at) => {
      const wrong = [
        judge(row, register),
        ids.includes(row.source)
          ? undefined
          : `names the source ${row.source}, which sources.json does not have`,
        keys.indexOf(keyOf(row)) === at ? undefined : `repeats ${keyOf(row)}`,
      ]
      return wrong.flatMap((what) =>
        what === undefined ? [] : [{ file: figures.file, path: keyOf(row), text: what }],
      )
    }),
    ...missingOf(figures, line),
  ]
}
