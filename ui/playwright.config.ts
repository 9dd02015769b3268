import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ANSWERED } from '../.config/answered.mjs'
import { CHROMIUM_FLAGS, findHeadless } from '../.config/chromium.mjs'
import { findPort } from './e2e/served.js'

// Every worker reads this file: the first to read it finds the port.
const PORT = (process.env['EVKIT_E2E_PORT'] ??= await findPort())
const ORIGIN = `http://localhost:${PORT}`

/** Folder of the storage of the site that is tested. */
export const E2E_DATA = resolve(import.meta.dirname, '../node_modules/.cache/e2e-data')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../node_modules/.cache/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A story that passes only then is named and counted by `npm test`, which allows few of them.
  retries: 1,
  // A page is drawn in software beside another one, on two cores: what is waited for may take longer than anywhere else.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    // The stories of consent begin with a visitor who has not.
    storageState: ANSWERED,
    baseURL: ORIGIN,
    launchOptions: { executablePath: findHeadless() ?? '', args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node .config/start.mjs',
    cwd: '..',
    url: `${ORIGIN}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT,
      EVKIT_PREVIEW: 'on',
      EVKIT_ENVIRONMENT: 'qa',
      EVKIT_FORMS_LIMITS: 'off',
      EVKIT_DATA_DIR: E2E_DATA,
    },
    timeout: 120_000,
  },
})
