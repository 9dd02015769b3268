import { katex } from '@mdit/plugin-katex'

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'evkit engine',
  entryPoints: [
    '../engine/src/charging/index.ts',
    '../engine/src/charging/view/index.ts',
    '../engine/src/charging/documents/index.ts',
    '../engine/src/car/index.ts',
    '../engine/src/site/index.ts',
    '../engine/src/interaction/index.ts',
    '../engine/src/shared/index.ts',
    '../engine/src/testing/index.ts',
  ],
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
    '../data/sources.md',
  ],
  treatWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: ['Function', 'Interface', 'TypeAlias', 'Variable', 'Class'],
  intentionallyNotExported: ['Box', 'ComparedType', 'Card', 'PAGE_PATHS', 'LabelName'],
  // Members of a type the machine library infers: there is no place of ours to write a comment at.
  intentionallyNotDocumented: [
    'charging.chargingMachine.__type.context',
    'charging.chargingMachine.__type.states.__type.settling.__type.states.__type.settled.__type.entry.__type.params',
    'site.navigationMachine.__type.context',
  ],
  excludeInternal: true,
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
  highlightLanguages: ['ts', 'tsx', 'json', 'bash'],
  markdownItLoader(md) {
    md.use(katex, { output: 'mathml', throwOnError: true })
  },
}
