// Pieces of what is answered as text.
import type { Provenance } from './provenance.js'

/** Rows with their names in a column of their own. */
export const withColumns = (
  rows: readonly (readonly [name: string, value: string | number])[],
): readonly string[] => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

/** What an address asked for and could not be had; nothing where it could. */
export const writeCorrections = (corrections: readonly string[]): readonly string[] =>
  corrections.length === 0 ? [] : ['', `changed to what can be had: ${corrections.join(', ')}`]

/** The last lines of an answer: versions, the day, how sure the numbers are, and their sources. */
export const writeOrigin = ({
  evkit,
  data,
  date,
  basis,
  sources,
}: Provenance): readonly string[] => [
  '',
  `evkit ${evkit}, data ${data}, ${date}; basis: ${basis.join(', ')}`,
  ...sources.map((source) => `source: ${source}`),
]
