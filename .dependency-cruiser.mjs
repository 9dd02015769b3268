/* eslint max-params: off -- a rule has four parts */
/**
 * The one-way rules of the house. Order of the layers, lowest first:
 *   engine/shared -> engine/{car,geo,site,interaction} -> engine/{tool,content} -> engine tools and blocks -> engine/{drive,compare} -> ui/primitives, ui/map -> ui domains -> ui/shell
 * Each rule has a counter-example in .config/rules.counter-examples.json, and a test that it is caught.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TOOLS = 'charging|cost|range|route|savings|price|forms'
const BASE = 'car|geo|site|interaction'
const SHARED_BY_TOOLS = `${BASE}|tool|content`
const PACKAGES = [
  'npm',
  'npm-dev',
  'npm-peer',
  'npm-optional',
  'npm-no-pkg',
  'npm-unknown',
  'core',
  'unknown',
]

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

export default {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle means two files are one concept: merge them or move the shared part down.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'resolves',
      'What is imported must exist.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),

    rule(
      'engine-stands-alone',
      'The engine knows no screen, no data set and no document.',
      { path: '^engine/' },
      { path: '^(ui|data|docs)/' },
    ),
    rule(
      'engine-is-framework-free',
      'Only these packages may reach engine users.',
      { path: '^engine/src/', pathNot: '^engine/src/testing/' },
      {
        dependencyTypes: PACKAGES,
        pathNot:
          'node_modules/(xstate|fp-ts|io-ts|@turf/circle|@googlemaps/polyline-codec|supercluster|kdbush|mdast-util-from-markdown)/',
      },
    ),
    rule(
      'fp-ts-by-module',
      "Some bundlers keep whole namespaces of its root: import * as O from '#fp-ts/Option'.",
      { path: '^engine/src/' },
      { path: 'node_modules/fp-ts/(lib|es6)/index\\.' },
    ),
    rule(
      'test-kit-adds-fast-check-only',
      'The test kit may bring nothing else to those who use it.',
      { path: '^engine/src/testing/' },
      { dependencyTypes: PACKAGES, pathNot: 'node_modules/(fast-check|xstate|fp-ts|io-ts)/' },
    ),
    rule(
      'engine-by-its-doors',
      'Other packages import @evkit/engine/<domain>, never a file inside it; only a test may name the file of a detail. Packages of this repository may import @evkit/engine/internal/<domain> beside it: nobody else is promised what is there.',
      { path: '^(ui|data|docs)/', pathNot: '^(ui|data|docs)/(test|bench)/' },
      { path: '^engine/', pathNot: '^engine/(src/entries/(internal/)?[^/]+\\.ts|package\\.json)$' },
    ),
    rule(
      'data-knows-engine-only',
      'Data and service know no screen.',
      { path: '^data/' },
      { path: '^(ui|docs)/' },
    ),
    rule(
      'data-by-its-doors',
      'The server takes data through the doors of the package.',
      { path: '^ui/' },
      { path: '^data/', pathNot: '^data/((service|pictures)/index|bench/example-lead)\\.ts$' },
    ),
    rule(
      'rooms-of-data-by-their-doors',
      'Drawn pictures, roads, places and the base map are other things than the service: each is entered through its index.',
      { path: '^data/([^/]+)/', pathNot: '^data/test/' },
      {
        path: '^data/(pictures|roads|places|basemap)/',
        pathNot: '^data/$1/|^data/[^/]+/index\\.ts$',
      },
    ),
    rule(
      'ui-takes-data-over-http',
      'Components get content and data handed in; only the server meets the data package.',
      { path: '^ui/src/' },
      { path: '^(data|docs)/' },
    ),
    rule(
      'nobody-reads-docs',
      'Documents describe, they are not used.',
      { pathNot: '^(docs/|vitest\\.workspace\\.ts)' },
      { path: '^docs/' },
    ),

    rule(
      'shared-is-the-floor',
      'The floor imports nothing of ours.',
      { path: '^engine/src/shared/' },
      { path: '^engine/src/', pathNot: '^engine/src/shared/' },
    ),
    rule(
      'base-stands-on-shared',
      'Base rooms know themselves and the floor.',
      { path: `^engine/src/(${BASE})/` },
      { path: '^engine/src/', pathNot: '^engine/src/($1|shared)/' },
    ),
    rule(
      'tool-room-stands-on-base',
      'What all tools share knows none of them.',
      { path: '^engine/src/tool/' },
      { path: '^engine/src/', pathNot: `^engine/src/(tool|shared|${BASE})/` },
    ),
    rule(
      'content-stands-on-site',
      'What all blocks share knows the site and none of them.',
      { path: '^engine/src/content/' },
      { path: '^engine/src/', pathNot: '^engine/src/(content|shared|site)/' },
    ),
    rule(
      'one-door-to-markdown',
      'Only one file and the tags it reads may know the markdown library.',
      { path: '^engine/src/', pathNot: '^engine/src/content/(markdown|raw-tag)\\.ts$' },
      { path: 'node_modules/mdast-util-from-markdown/' },
    ),
    rule(
      'tools-do-not-meet',
      'Two tools share through tool, car, geo, site, interaction or shared; what holds them beside each other stands above, in drive, compare or the shell.',
      { path: `^engine/src/(${TOOLS})/` },
      { path: '^engine/src/', pathNot: `^engine/src/($1|shared|${SHARED_BY_TOOLS})/` },
    ),
    rule(
      'compare-stands-on-its-tools',
      'The comparison of cars asks the tools it has rows of, and nothing that knows another.',
      { path: '^engine/src/compare/' },
      {
        path: '^engine/src/',
        pathNot: `^engine/src/(compare|charging|range|cost|savings|shared|${SHARED_BY_TOOLS})/`,
      },
    ),
    rule(
      'rooms-of-forms-by-their-doors',
      'What a form needs, the quote and forms in pages of others are three things: each is entered through its index.',
      { path: '^engine/src/(?:forms/)?([^/]+)/' },
      { path: '^engine/src/forms/', pathNot: '^engine/src/forms/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'lead-is-the-floor-of-forms',
      'What every form needs knows neither the quote nor pages of others.',
      { path: '^engine/src/forms/lead/' },
      { path: '^engine/src/forms/', pathNot: '^engine/src/forms/lead/' },
    ),
    rule(
      'quote-knows-no-embed',
      'The quote is the same in a page of others, and is not told of it.',
      { path: '^engine/src/forms/quote/' },
      { path: '^engine/src/forms/embed/' },
    ),
    rule(
      'blocks-do-not-meet',
      'Two blocks share through the base.',
      { path: '^engine/src/blocks/([^/]+)/' },
      { path: '^engine/src/', pathNot: `^engine/src/(blocks/$1|shared|${SHARED_BY_TOOLS})/` },
    ),
    rule(
      'base-by-its-index',
      'What the rooms above may use of a base room is in its index; the entry points and the test kit name files.',
      { path: '^engine/src/([^/]+)/', pathNot: '^engine/src/(entries|testing)/' },
      { path: `^engine/src/(shared|${SHARED_BY_TOOLS})/`, pathNot: '^engine/src/$1/|/index\\.ts$' },
    ),
    rule(
      'entry-points-are-for-others',
      'Inside the engine a file is imported where it lies.',
      { path: '^engine/' },
      { path: '^engine/src/entries/' },
    ),
    rule(
      'test-kit-is-a-leaf',
      'Nothing of the engine may need the test kit.',
      { path: '^engine/src/', pathNot: '^engine/src/(testing|entries)/' },
      { path: '^engine/src/testing/' },
    ),

    rule(
      'types-hold-types',
      'A types file has no runtime.',
      { path: '\\.types\\.ts$' },
      { dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'concepts-are-pure',
      'A concept file never learns about machines, views, ports, addresses or HTTP.',
      {
        path: '^engine/src/.+/[a-z0-9-]+\\.ts$',
        pathNot: '/index\\.ts$|^engine/src/(shared|testing|entries)/',
      },
      { path: '\\.(machine|view|ports|url|api|codec)\\.ts$|node_modules/(xstate|io-ts)/' },
    ),
    rule(
      'xstate-in-machines',
      'Machines decide when; nothing else runs one.',
      { path: '^engine/src/', pathNot: '\\.machine\\.ts$|^engine/src/(shared|testing)/' },
      { path: 'node_modules/xstate/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'io-ts-at-the-edges',
      'Decoding happens once, at the edge.',
      { path: '^engine/src/', pathNot: '\\.(codec|url|api)\\.ts$|^engine/src/(shared|testing)/' },
      { path: 'node_modules/io-ts/' },
    ),
    rule(
      'machine-knows-no-view',
      'A machine neither shows nor fetches.',
      { path: '\\.machine\\.ts$' },
      { path: '\\.(view|api|url)\\.ts$' },
    ),
    rule(
      'view-runs-no-machine',
      'A view may import the type of a machine, never its value.',
      { path: '\\.view\\.ts$' },
      { path: '\\.(machine|ports|api)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'primitives-know-no-domain',
      'Primitives take plain props.',
      { path: '^ui/src/primitives/' },
      { path: '^(engine|ui/src/(?!primitives/))' },
    ),
    rule(
      'primitives-by-their-door',
      'Primitives are used through their index.',
      { path: '^ui/src/(?!primitives/)' },
      { path: '^ui/src/primitives/.+\\.tsx?$', pathNot: '^ui/src/primitives/index\\.ts$' },
    ),
    rule(
      'one-door-to-react-aria',
      'Only primitives may wrap a component library.',
      { path: '^ui/src/', pathNot: '^ui/src/primitives/' },
      {
        path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately)/',
      },
    ),
    rule(
      'one-door-to-maplibre',
      'Only the map folder may know the map library.',
      { path: '^ui/src/', pathNot: '^ui/src/map/' },
      { path: 'node_modules/maplibre-gl/' },
    ),
    rule(
      'ui-domains-do-not-meet',
      'Two domains meet in the shell.',
      { path: '^ui/src/(?!shell/|primitives/|map/)(blocks/[^/]+|[^/]+)/' },
      {
        path: '^ui/src/',
        pathNot: '^ui/src/($1|primitives|map|tool|blocks/(parts|carousel|player))/',
      },
    ),

    rule(
      'source-imports-no-test',
      'Tests know the source, never the other way.',
      { pathNot: '(^|/)(test|bench|e2e|firefox)/|/playwright\\.config\\.ts$' },
      { path: '^(engine|ui|data)/(test|bench|e2e|firefox)/|\\.test\\.tsx?$' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules/\\.cache|^(engine|ui)/dist/|^docs/api/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@evkit/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
