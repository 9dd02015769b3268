import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../.config/chromium.mjs'

const PORT = Number(process.env['EVKIT_E2E_PORT'] ?? 4317)

/** Folder of the storage of the site that is tested. */
export const E2E_DATA = resolve(import.meta.dirname, '../node_modules/.cache/e2e-data')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../node_modules/.cache/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node .config/start.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      EVKIT_PREVIEW: 'on',
      EVKIT_ENVIRONMENT: 'qa',
      EVKIT_FORMS_LIMITS: 'off',
      EVKIT_DATA_DIR: E2E_DATA,
    },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
