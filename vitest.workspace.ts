// Vitest 4 does not look for this file by itself: run `vitest --config vitest.workspace.ts`.
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_FLAGS, findHeadless } from './.config/chromium.mjs'
import { quiet } from './.config/vite-quiet.mjs'
import { examples } from './docs/scripts/examples.js'

// Tests run on the source of every package; nothing has to be built first. Tests of types (`*.test-d.ts`) need no run:
// the compiler checks them with everything else.
const source = { conditions: ['@evkit/source'] }
const root = import.meta.dirname

// Tests outside of a browser: what each takes of a processor is noted with it, and properties keep to one budget.
const NODE = {
  environment: 'node' as const,
  setupFiles: ['processor-of-tests', 'property-runs'].map((name) => `.config/reports/${name}.mjs`),
}

// What measures against the clock or fills the machine has it for itself.
const LOAD = ['flood', 'speed', 'soak'].map((name) => `data/test/*-${name}.test.ts`)

export default defineConfig({
  resolve: source,
  ssr: { resolve: source },
  test: {
    // A test that hangs is ended; how fast one is, is not asked of a machine that does other work beside it.
    testTimeout: 30_000,
    projects: [
      {
        // One for all that runs in Node: what one test has loaded, the next one finds.
        extends: true,
        plugins: [examples(root, 'engine/src')],
        // Pages are written by what writes them for visitors: React as it is built for production.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          ...NODE,
          env: { NODE_ENV: 'production' },
          isolate: false,
          include: ['{engine,data,docs}/test/**/*.test.ts', 'ui/test/**/*.server.test.{ts,tsx}'],
          exclude: LOAD,
        },
      },
      {
        extends: true,
        test: { name: 'load', ...NODE, isolate: false, include: LOAD },
      },
      {
        extends: true,
        test: { name: 'gate', ...NODE, include: ['.config/test/**/*.test.mjs'] },
      },
      {
        extends: true,
        test: {
          name: 'firefox',
          ...NODE,
          include: ['ui/firefox/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [quiet(), react()],
        // What the engine takes by module is made ready before the first page, or it would be loaded anew in the middle of one.
        optimizeDeps: {
          include: ['Either', 'Option', 'function'].map((name) => `fp-ts/es6/${name}.js`),
        },
        test: {
          name: 'ui',
          include: ['ui/test/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['fresh-page', 'processor-of-tests', 'no-complaint'].map(
            (name) => `ui/test/${name}.ts`,
          ),
          isolate: false,
          maxWorkers: 2,
          restoreMocks: true,
          unstubGlobals: true,
          // A test that passes only then is named and counted by `npm test`, which allows few of them.
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findHeadless() ?? '', args: CHROMIUM_FLAGS },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
