import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ConfigEnv, type Plugin, type Rolldown } from 'vite'
import { quiet } from '../.config/vite-quiet.mjs'
import { stylesByEntry } from '../.config/vite-styles.mjs'
import { SCRIPTS } from './src/shell/scripts.js'

// What a browser is given: a server reads its files from the disk.
const ofPages = (_: unknown, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && isSsrBuild !== true

const CLASSES = /^import (\w+) from ('[^']+\.module\.css')$/gm

const toCamel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

// A class whose name is written out becomes a text of its own where it is used: pages load neither a table of a module's
// classes nor those they do not use.
const inlineClasses: Plugin = {
  name: 'inline-classes',
  enforce: 'pre',
  apply: ofPages,
  transform: {
    filter: { id: /ui\/src\/.*\.tsx?$/ },
    handler: (code) => {
      const tables = [...code.matchAll(CLASSES)].flatMap(([, name]) => name ?? [])
      if (tables.length === 0) return null
      const uses = new RegExp(`\\b(${tables.join('|')})\\['([a-zA-Z][\\w-]*)'\\]`, 'g')
      return {
        code: code
          .replace(CLASSES, 'import $1, * as $1$$ from $2')
          .replace(uses, (_, table: string, name: string) => `${table}$.${toCamel(name)}`),
        map: null,
      }
    },
  },
}

const JSX = 'react/jsx-runtime'
const OWN_JSX = '\0own-jsx'

// React's package is no module of names: called by them, its functions take less at each of a page's hundreds of elements.
const nameJsx: Plugin = {
  name: 'name-jsx',
  enforce: 'pre',
  apply: ofPages,
  resolveId: (id, importer) => (id === JSX && importer !== OWN_JSX ? OWN_JSX : null),
  load: (id) =>
    id === OWN_JSX
      ? `import own from '${JSX}'; export const jsx = own.jsx, jsxs = own.jsxs, Fragment = own.Fragment`
      : null,
}

const PRELOAD_HELPER = '\0vite/preload-helper.js'

// What is asked for later has the files it needs sent for at once. The helper the bundler brings for that loads styles as
// well, which here are all in the page, and is larger than the rest of a plain page's script.
const preloadScripts: Plugin = {
  name: 'preload-scripts',
  enforce: 'pre',
  apply: ofPages,
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export const __vitePreload = (load, files = []) => {
           for (const file of files)
             document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
           return load()
         }`
      : null,
}

// What a page sends for when it has arrived and rests may come one after the other: naming its files would be a tenth of
// the first script.
const RESTING = /\/(?:follow-up|blocks-client)-[\w-]+\.js$/u
const resolveDependencies = (file: string, files: readonly string[]): string[] =>
  RESTING.test(file) ? [] : [...files]

const ROOT = resolve(import.meta.dirname, '..')

// Classes are called by a short hash of their file and their place in it: the same for the server and for the browser.
const HASHED = 6
const toPrefix = (file: string): string => {
  const path = relative(ROOT, file)
  const hash = parseInt(createHash('sha256').update(path).digest('hex').slice(0, HASHED), 16)
  return `_${hash.toString(36).padStart(3, '0').slice(-3)}`
}
const nameClasses = () => {
  const names = new Map<string, Map<string, string>>()
  const files = new Map<string, string>()
  return (name: string, file: string): string => {
    const known = names.get(file) ?? new Map<string, string>()
    names.set(file, known)
    const prefix = toPrefix(file)
    if ((files.get(prefix) ?? file) !== file) throw new Error(`${file} is called as another`)
    files.set(prefix, file)
    const short = known.get(name) ?? `${prefix}${known.size.toString(36)}`
    known.set(name, short)
    return short
  }
}

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//

// What each file is made of, by paths from the root, for those who weigh it; and whose work that is, for their notices.
const tellOrigin: Plugin = {
  name: 'tell-origin',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk'
        ? [[one.fileName, one.moduleIds.map((id) => relative(ROOT, id))] as const]
        : [],
    )
    const packages = chunks.flatMap(([, modules]) =>
      modules.flatMap((path) => PACKAGE.exec(path)?.[1] ?? []),
    )
    const write = (name: string, source: string): void => {
      this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source })
    }
    write('modules', JSON.stringify(Object.fromEntries(chunks)))
    write('packages', JSON.stringify([...new Set(packages)].sort()))
  },
}

// Scripts that pages share are cut by who needs what, into a file for every set of pages: many small ones. A piece is one
// file of what nearly the same pages load, without what it imports; decision 0061 has what each saves. What exactly the
// same pages load is one file without a piece, and a module that one more page needs takes that page the whole piece.
const piece = (name: string, test: RegExp, priority = 1) => ({
  name,
  priority,
  test,
  includeDependenciesRecursively: false,
})

// What the page of a form asks for later: what is asked of the service, of an address and of an author.
const LATER =
  'check/|documents/|tracking/|prefill|storage/client-id|fields/postal-address|sending/(consent-ways|http-error)'

const PIECES = [
  // Filling in a form: pages on which something is chosen first load it later.
  piece(
    'lead-form',
    /engine\/src\/forms\/lead\/(simple-flow|submission\.machine|lead-form|view\/(field|sections|form\.|typing)|plan\/conversation|fields\/(async-field\.machine|address)|rules\/form-check|sending\/(payload|additional-information|redirect))|ui\/src\/forms\/(form-step|field-props|[\w-]+-cell|draw-once|[\w-]+-section|lead-form(-logic)?\.ts|form-first-view|use-(lead-form|form-picker|journey)\.)|ui\/src\/primitives\/(error-summary|text-field|option-groups|use-own-text)/,
    2,
  ),
  // What any page of a form works out. A draft is taken back by it on every page, so it draws nothing.
  piece(
    'forms',
    new RegExp(
      `engine/src/(forms/lead/(?!${LATER})|interaction/look-up.machine)|ui/src/shell/ports/forms/lead-memory`,
    ),
  ),
  // What any page of a form draws.
  piece(
    'form-parts',
    /ui\/src\/(forms\/(?!embedded|journey\/(?!found)|pickers\/|quote\/|(retailer|vehicle)-|lasting-picture|lead-thanks|form-thanks\.tsx|thanks-links|lead-form-app|use-moves)|primitives\/inline-notice\.tsx|shell\/(forms\/(form-(page|words)|handed|report-findings)|ports\/(make-id|tracking\/form-tracking-ports|forms\/(forms-ports|browser-form-route|browser-connection))))/,
  ),
  // Controls that suggest while somebody types, and lists to choose from.
  piece(
    'suggest',
    /ui\/src\/primitives\/(combo-box|select-field)|engine\/src\/interaction\/look-up\.ts|ui\/src\/tool\/(look-up-box|later\.)/,
  ),
  // What all tools draw and work out with.
  piece(
    'tool',
    /ui\/src\/(tool\/(index|action-bar|detail-cards|fact-table|plain-form\.tsx|tool-layout|explanations|use-(rested|paced|warm-up|tool-view))|primitives\/(disclosure|slider-track|range-slider\.module)|shell\/ports\/tools\/(browser-address|tool-ports))|engine\/src\/(car\/car-name|shared\/(slider-step|stepper|explain|evaluate-formula|rounding|formula|conversions)|tool\/(address\.url|(price-form|explanation)\.view)|interaction\/slider-press)/,
  ),
  // Ranges, for the tools that look them up.
  piece(
    'ranges',
    /engine\/src\/range\/(family|look-up|temperature\.|profile|range-index|habits)|ui\/src\/shell\/range-data/,
  ),
  // Maps before they can be moved.
  piece(
    'map',
    /ui\/src\/(map\/(ground-address|path-text|scene-picture|map-(frame|keeper|words)|use-ground|watch-map|open-map)|shell\/ports\/maps\/map-ports)|engine\/src\/(interaction\/(timing|live-map)|site\/(geolocation|location\.ts))/,
  ),
  // What galleries and colours show before anything is opened.
  piece(
    'galleries',
    /ui\/src\/(blocks\/gallery\/(gallery-(head|media)|overlay-item|overlay\.module|plain-overlay|gallery-overlay|gallery\.module)|shell\/blocks\/gallery-words)|engine\/src\/blocks\/gallery\/(gallery-media|thumb-strip|gallery-overlay\.view|gallery-width)/,
  ),
  // Bars that stay in view, for tools and for the menu of a page of blocks.
  piece('bar', /ui\/src\/tool\/(bar|measure-frames)\.dom|engine\/src\/interaction\/sticky/),
  // What every page with a script of its own loads.
  piece(
    'base',
    /engine\/src\/shared\/(option|result|escape|query|prototype-names)|node_modules\/fp-ts\/|shell\/ports\/console-log/,
  ),
  // What wakes a page, and what all forms and tools draw.
  piece(
    'woken',
    /ui\/src\/(shell\/(wake\.|next-task|hydrate-tool|message|tool-root|ports\/tools\/has-kept-units)|primitives\/(field|check-box\.tsx))/,
  ),
  // What blocks draw with as well, which have no fields.
  piece(
    'drawn-with',
    /ui\/src\/(tool\/(awake|once-each|use-narrow)|primitives\/(class-names|spinner|button\.tsx|icon|use-media))|engine\/src\/site\/breakpoint/,
  ),
  // What every page loads: links, menus and whether consent is to be asked for; and styles of what the server draws.
  piece(
    'frame',
    /vite\/preload-helper|ui\/src\/(shell\/(menu\.dom|navigation|report-unless-left|(frame|pages\/pages)\.module|consent\/(consent-start|consent\.module))|tool\/(reaches|plain-form\.module)|tokens\/base|primitives\/(button|check-box|popup)\.module|blocks\/(hero\/hero|parts\/(call-to-action|picture|played-video))\.module)|engine\/src\/site\/(link-press|navigation|address|consent-text)/,
  ),
  // What opens above a page.
  piece('layers', /ui\/src\/primitives\/(own-tree|popup|surroundings)\.dom/),
  // What consent says, which forms, maps and places ask as well as the question for it.
  piece(
    'consent',
    /engine\/src\/site\/(consent|cookie)\.ts|ui\/src\/shell\/(functional-consent|ports\/(session-memory|consent\/(watch-consent|may-(keep|count)|consent-cookie)))/,
  ),
  {
    name: 'react',
    priority: 1,
    test: /own-jsx|node_modules\/(react|react-dom|scheduler|@xstate\/react)\//,
  },
]

// What stands in for a store of React where it has none: ours has one.
const OF_REACT = [
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

// A class that no style sheet has is a name misspelled, or one that has been left behind.
const refuseUnknownClass: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, tell) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
  tell(level, log)
}

// How long each plugin took is no news of a build.
const QUIET = { bundlerTimings: false }

const PLUGINS = [
  quiet(),
  stylesByEntry({ toKey: (file) => relative(import.meta.dirname, file), toPrefix }),
  inlineClasses,
  nameJsx,
  preloadScripts,
  react(),
  tellOrigin,
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: PLUGINS,
  // Every class is a name of its module as well, spelled as names are.
  css: { modules: { localsConvention: 'camelCase', generateScopedName: nameClasses() } },
  resolve: {
    conditions: ['@evkit/source', 'module', 'browser', 'development|production'],
    alias: isSsrBuild === true ? [] : OF_REACT,
  },
  ssr: {
    noExternal: [/^@evkit\//],
    resolve: { conditions: ['@evkit/source', 'module', 'node', 'development|production'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        // What the browser asks for later the server has at once; that is meant so.
        rolldownOptions: {
          checks: { ...QUIET, ineffectiveDynamicImport: false },
          // The server, and what its threads run.
          input: ['server/main.ts', 'server/worker.ts'].map((file) =>
            resolve(import.meta.dirname, file),
          ),
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // One sheet, unpacked, which is cut up again.
        cssCodeSplit: false,
        cssMinify: false,
        modulePreload: { polyfill: false, resolveDependencies },
        // The live map is large and asked for by the visitor; budgets hold the sizes.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          checks: QUIET,
          onLog: refuseUnknownClass,
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          input: {
            ...SCRIPTS,
            offline: 'src/shell/offline/offline.worker.ts',
            'frame-loader': 'src/shell/framed/frame-loader.ts',
          },
          output: {
            // What works without a network, and what pages of others load, is called the same for ever.
            entryFileNames: ({ name }) =>
              ['offline', 'frame-loader'].includes(name) ? '[name].js' : 'assets/[name]-[hash].js',
            codeSplitting: { groups: PIECES },
          },
        },
      },
}))
