// Makes the documentation: the generated pages, then the site of the API with its examples and formulas.
import { bin, run, tsx } from './process.mjs'

/** @returns {number} 0, or the exit code of the step that failed. */
export const makeDocs = () =>
  tsx('docs/scripts/generate.ts') ||
  run(bin('typedoc'), ['--options', 'docs/typedoc.config.mjs', '--logLevel', 'Warn'])

if (process.argv[1] === import.meta.filename) process.exitCode = makeDocs()
