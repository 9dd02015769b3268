import { relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { quiet } from '../.config/vite-quiet.mjs'
import { SCRIPTS } from './src/shell/scripts.js'

// The frame and the plain pages are rendered on the server only: no script names their classes, yet their styles are
// part of the build.
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, moduleSideEffects: 'no-treeshake', map: null } : null,
}

const ROOT = resolve(import.meta.dirname, '..')
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
    const write = (name: string, value: unknown): void => {
      this.emitFile({
        type: 'asset',
        fileName: `.vite/${name}.json`,
        source: JSON.stringify(value),
      })
    }
    write('modules', Object.fromEntries(chunks))
    write('packages', [...new Set(packages)].sort())
  },
}

const group = (name: string, priority: number, test: RegExp) => ({ name, priority, test })

// A piece of what several pages load, without what it imports itself.
const piece = (name: string, test: RegExp, priority = 1) => ({
  ...group(name, priority, test),
  includeDependenciesRecursively: false,
})

// What the page of a form needs of the engine is one piece, though what it asks for later needs parts of it too: cut by
// who needs what, it packs worse. Only later comes what is asked of the service, of an address and of an author, and what thanks.
const LATER =
  'check/|constants/|journey/|embed/|vehicle-picker/|retailer-picker/|client-id|consent-ways|postal-address|lead/(request-queue|http-error)|documents/'
const FORMS = piece(
  'forms',
  new RegExp(
    `engine/src/(forms/(?!${LATER})|site/(slug|consent)|shared/keys-of|interaction/look-up.machine)`,
  ),
)

// What every page with a script of its own loads is two pieces: cut finer, each asks for a dozen files of a few lines.
const BASE = piece(
  'base',
  /engine\/src\/shared\/(option|result|escape|query|prototype-names)|node_modules\/fp-ts\//,
)
const WOKEN = piece(
  'woken',
  /ui\/src\/(shell\/(controls\.dom|early-choices|wake\.|next-task|hydrate-tool|message|tool-root|ports\/(console-log|kept-units))|tool\/(awake|reaches)|primitives\/(class-names|spinner|button\.tsx|icon|field|check-box|own-tree\.dom))/,
)

// What all tools draw and work out with; then what tools with a result run by, and what several of them share.
const TOOLS = [
  piece(
    'tool',
    /ui\/src\/(tool\/(index|action-bar|detail-cards|fact-table|plain-form|tool-layout|explanations|use-(rested|paced|warm-up|tool-view))|primitives\/(disclosure|slider-track|range-slider\.module)|shell\/ports\/browser-(address|ports))|engine\/src\/(shared\/(slider-step|stepper|explain|evaluate-formula)|tool\/(price-form|explanation)\.view|interaction\/slider-press)/,
  ),
  piece(
    'run',
    /ui\/src\/(tool\/(result-panel|use-(kept-units|tool)\.)|primitives\/choice-group)|engine\/src\/(shared\/lazy|tool\/(address\.url|choice\.view|define-tool|tool\.machine))/,
  ),
]

// What several tools share: figures, look-up, values, maps and places.
const SHARED = [
  piece('numbers', /engine\/src\/(shared\/(rounding|formula)|site\/number-format)/),
  piece('cars', /engine\/src\/car\/motor|ui\/src\/tool\/once-each/),
  piece(
    'ranges',
    /engine\/src\/range\/(family|look-up|temperature\.|highest|profile|range-index|resolve|estimate|calculator-selection)|ui\/src\/shell\/range-data/,
  ),
  piece(
    'values',
    /engine\/src\/(shared\/conversions|tool\/(typed-value|value-slider))|ui\/src\/tool\/value-control/,
  ),
  piece(
    'map',
    /ui\/src\/(map\/(ground-address|path-text|scene-picture|map-(frame|keeper|words)|use-ground|watch-map|open-map)|shell\/ports\/map-ports)|engine\/src\/(interaction\/(timing|live-map)|site\/geolocation)/,
  ),
  piece('place', /engine\/src\/site\/location\.ts|ui\/src\/shell\/ports\/browser-position/),
]

// Controls that suggest while somebody types, and lists to choose from.
const FORM_CONTROLS = piece(
  'suggest',
  /ui\/src\/primitives\/(combo-box|select-field)|engine\/src\/interaction\/look-up\.ts|ui\/src\/tool\/look-up-box/,
)

// The page of a form and pages with embedded ones draw the same: cut by who needs what, it packs worse.
const DRAWN = piece(
  'form-parts',
  /ui\/src\/(forms\/(?!embedded|journey\/(?!found)|pickers\/|quote\/|(retailer|vehicle)-|lasting-picture|lead-thanks|form-thanks\.tsx|thanks-links|lead-form-app|use-moves)|primitives\/inline-notice|shell\/(forms\/(form-(page|words)|handed|tell-findings)|ports\/(forms-ports|form-route|lead-memory|browser-connection|make-id|session-memory)))|engine\/src\/interaction\/announcer/,
)

// Filling in a form: pages on which something is chosen first load it later.
const FILLED = piece(
  'lead-form',
  /engine\/src\/forms\/(lead\/(simple-flow|submission\.machine|lead-form)|view\/(field|sections|form\.|typing)|conversation|async-field\.machine|address|form-check|payload|additional-information|redirect)|ui\/src\/forms\/(form-step|field-props|[\w-]+-cell|draw-once|[\w-]+-section|lead-form(-logic)?\.ts|form-first-view|lanes|use-(lead-form|told|form-picker|journey)\.)|ui\/src\/primitives\/(error-summary|text-field|option-groups|use-own-text)/,
  2,
)

// How long each plugin took is no news of a build.
const QUIET = { bundlerTimings: false }

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [quiet(), react(), keepStyles, tellOrigin],
  resolve: { conditions: ['@evkit/source', 'module', 'browser', 'development|production'] },
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
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        // The live map is large and asked for by the visitor; budgets hold the sizes.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          checks: QUIET,
          input: { ...SCRIPTS },
          output: {
            codeSplitting: {
              groups: [
                group('xstate', 2, /node_modules\/xstate\//),
                FILLED,
                FORMS,
                DRAWN,
                FORM_CONTROLS,
                ...TOOLS,
                ...SHARED,
                BASE,
                WOKEN,
                group(
                  'react',
                  1,
                  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|@xstate\/react)\//,
                ),
              ],
            },
          },
        },
      },
}))
