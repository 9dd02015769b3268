/** First script of each kind of page, from the folder of the package. */
export const SCRIPTS = {
  charging: 'src/shell/charging/charging-start.ts',
  electrification: 'src/shell/electrification/electrification-start.ts',
  range: 'src/shell/range/range-start.ts',
  savings: 'src/shell/savings/savings-start.ts',
  route: 'src/shell/route/route-start.ts',
  form: 'src/shell/forms/form-start.ts',
  quote: 'src/shell/forms/quote-start.ts',
  embedded: 'src/shell/embedded/embedded-start.ts',
  framed: 'src/shell/framed/framed-start.ts',
  'framed-form': 'src/shell/framed/framed-form-start.ts',
  blocks: 'src/shell/blocks/blocks-start.ts',
  editors: 'src/shell/blocks/editors-start.ts',
  retailers: 'src/shell/retailers/retailers-start.ts',
  compare: 'src/shell/compare/compare-start.ts',
  configure: 'src/shell/configure/configure-start.ts',
  frame: 'src/shell/frame-client.ts',
} as const

/** A kind of page by its script. */
export type ScriptName = keyof typeof SCRIPTS
