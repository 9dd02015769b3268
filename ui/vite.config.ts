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

// What the page of a form needs of the engine is one piece, though what it asks for later needs parts of it too: cut by
// who needs what, it packs worse. Only later comes what is asked of the service, of an address and of an author, and what thanks.
const LATER =
  'check/|constants/|journey/|embed/|vehicle-picker/|retailer-picker/|client-id|consent-ways|postal-address|lead/(request-queue|http-error)|documents/(forms.api|call.codec)'
const FORMS = {
  ...group('forms', 1, new RegExp(`engine/src/(forms/(?!${LATER})|site/slug)`)),
  includeDependenciesRecursively: false,
}

// A few lines each, for several pages.
const SMALL = {
  ...group('small', 1, /engine\/src\/(shared\/decode|site\/cookie|interaction\/list-keys)/),
  includeDependenciesRecursively: false,
}

// What every page with a script of its own loads is two pieces: cut finer, each asks for a dozen files of a few lines.
const BASE = {
  ...group('base', 1, /engine\/src\/(shared\/(option|result|escape|query|keys-of)|site\/consent)/),
  includeDependenciesRecursively: false,
}
const WOKEN = {
  ...group(
    'woken',
    1,
    /ui\/src\/(shell\/(controls\.dom|early-choices|wake\.|next-task|hydrate-tool|message|tool-root|ports\/console-log)|tool\/awake|primitives\/(class-names|spinner|button\.tsx|icon|inline-notice|field|check-box|select-field))|vite\/preload-helper/,
  ),
  includeDependenciesRecursively: false,
}

// Controls of forms, and those that suggest while somebody types.
const FORM_CONTROLS = {
  ...group(
    'form-controls',
    1,
    /ui\/src\/primitives\/(error-summary|text-field|option-groups|combo-box|own-tree\.dom|use-own-text)/,
  ),
  includeDependenciesRecursively: false,
}

// The page of a form and pages with embedded ones draw the same: cut by who needs what, it packs worse.
const DRAWN = {
  ...group(
    'form-parts',
    1,
    /ui\/src\/(forms\/(?!embedded|journey\/(?!found)|pickers\/|quote\/|(retailer|vehicle)-|lasting-picture|lead-thanks|form-thanks\.tsx|thanks-links|lead-form-app|use-moves)|shell\/(forms\/(form-(page|words)|tell-findings)|ports\/(forms-ports|form-route|lead-memory|browser-connection|make-id|session-memory)))|engine\/src\/interaction\/announcer/,
  ),
  includeDependenciesRecursively: false,
}

// Filling in a form: pages on which something is chosen first load it later.
const FILLED = {
  ...group(
    'lead-form',
    2,
    /engine\/src\/forms\/(lead\/(simple-flow|submission\.machine|lead-form)|view\/(field|sections|form\.|typing)|conversation|async-field\.machine|address|form-check|payload|additional-information|redirect)|ui\/src\/forms\/(form-step|field-props|[\w-]+-cell|draw-once|[\w-]+-section|lead-form(-logic)?\.ts|form-first-view|lanes|use-(lead-form|told|form-picker|journey)\.)/,
  ),
  includeDependenciesRecursively: false,
}

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
                SMALL,
                FORM_CONTROLS,
                BASE,
                WOKEN,
                group('react', 1, /node_modules\/(react|react-dom|scheduler|@xstate\/react)\//),
              ],
            },
          },
        },
      },
}))
