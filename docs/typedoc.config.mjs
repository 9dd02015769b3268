import { readFileSync } from 'node:fs'
import { katex } from '@mdit/plugin-katex'

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'evkit engine',
  entryPoints: ['../engine/src/entries/*.ts'],
  tsconfig: '../engine/tsconfig.json',
  out: 'api',
  readme: 'architecture.md',
  projectDocuments: [
    'formulas/*.md',
    'guides/*.md',
    'errors/*.md',
    'decisions/*.md',
    'glossary.md',
    'measured.md',
    '../engine/README.md',
    '../engine/src/*/README.md',
    '../engine/src/blocks/*/README.md',
    '../data/sources.md',
  ],
  // Types a shape is made of are told of where they are used, also those no team has to name.
  plugin: ['typedoc-plugin-missing-exports'],
  placeInternalsInOwningModule: true,
  treatWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Variable', 'Class'],
  // Members of a type the machine library infers: there is no place of ours to write a comment at.
  intentionallyNotDocumented: JSON.parse(
    readFileSync(new URL('machine-members.json', import.meta.url), 'utf8'),
  ),
  excludeInternal: true,
  excludeExternals: true,
  includeVersion: false,
  disableSources: true,
  categorizeByGroup: false,
  navigation: { includeCategories: true },
  blockTags: [
    '@param',
    '@returns',
    '@example',
    '@throws',
    '@remarks',
    '@module',
    '@source',
    '@typeParam',
    '@formula',
    '@law',
    '@category',
  ],
  highlightLanguages: ['ts', 'tsx', 'html', 'json', 'bash'],
  markdownItLoader(md) {
    md.use(katex, { output: 'mathml', throwOnError: true })
  },
}
