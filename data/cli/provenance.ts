// Where the figures of an answer come from: the lines before a CSV, the member of a JSON.
import type { OpenTool, Tool } from './tool.types.js'

/** What an answer says about itself. */
export interface Provenance {
  readonly evkit: string
  /** Hash of the data files. */
  readonly data: string
  /** Day of the answer. */
  readonly date: string
  readonly tool: string
  readonly site: string
  /** Settings of the site: unit of distances, currency. */
  readonly settings: Readonly<Record<string, string>>
  readonly basis: readonly string[]
  readonly sources: readonly string[]
}

/** Which versions an answer is made with, and when. */
export interface Stamp {
  readonly evkit: string
  readonly data: string
  readonly date: string
}

/** Puts together what an answer says about itself. */
export const makeProvenance = (
  stamp: Stamp,
  { tool, site, open }: { readonly tool: Tool; readonly site: string; readonly open: OpenTool },
): Provenance => ({
  ...stamp,
  tool: tool.name,
  site,
  settings: Object.fromEntries(open.origin.settings),
  basis: open.origin.basis,
  sources: open.origin.sources,
})

/** Writes it as comment lines, one thing a line. */
export const writeProvenance = (provenance: Provenance): string => {
  const { evkit, data, date, tool, site, settings, basis, sources } = provenance
  const lines = [
    `evkit: ${evkit}`,
    `data: ${data}`,
    `date: ${date}`,
    `tool: ${tool}`,
    `site: ${site}`,
    ...Object.entries(settings).map(([name, value]) => `${name}: ${value}`),
    `basis: ${basis.join(', ')}`,
    ...sources.map((source) => `source: ${source}`),
  ]
  return lines.map((line) => `# ${line.replaceAll(/\s+/g, ' ')}\r\n`).join('')
}
