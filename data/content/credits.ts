// What the credits page shows: the sources, the tables beside the published times, and how well stations are known.
import type { ChargingDocument } from '@evkit/engine/charging'
import type { CreditsContent } from '@evkit/engine/site'
import { findFastMinutes } from '../sources/fast-charge.js'
import type { Sources } from '../sources/rows.js'

const carsOf = ({ vehicles }: Sources, battery: string): readonly string[] =>
  vehicles.rows
    .filter(({ batteries }) => batteries.includes(battery))
    .flatMap(({ name, alsoNamed = [], motor }) =>
      [name, ...alsoNamed].map((one) => `${one} ${motor}`),
    )

/** Makes the document of the credits page. */
export const makeCredits = (
  sources: Sources,
  document: ChargingDocument,
  coverage: CreditsContent['coverage'],
): CreditsContent => ({
  coverage,
  sources: sources.sources.rows,
  batteries: sources.curves.rows.flatMap((curve) => {
    const { battery, basis } = curve
    const row = sources.batteries.rows.find((one) => one.battery === battery)
    const published = sources.publishedTimes.rows.find((one) => one.battery === battery)
    const minutes = findFastMinutes(document, battery)
    if (row === undefined || minutes === undefined) return []
    return [
      {
        battery,
        basis,
        cars: carsOf(sources, battery),
        curveSource: curve.source,
        energySource: row.source,
        tableMinutes: minutes,
        ...(published === undefined ? {} : { published }),
      },
    ]
  }),
})
