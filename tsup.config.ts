import { defineConfig, type Options } from 'tsup'

// File by file: a team that imports one formula gets that formula. Declarations come from the compiler.
const common: Options = {
  entry: ['engine/src/**/*.ts'],
  tsconfig: 'engine/tsconfig.json',
  bundle: false,
  dts: false,
  sourcemap: true,
  target: 'es2022',
}

export default defineConfig([
  { ...common, name: 'esm', format: 'esm', outDir: 'engine/dist/esm' },
  {
    ...common,
    name: 'cjs',
    format: 'cjs',
    outDir: 'engine/dist/cjs',
    outExtension: () => ({ js: '.js' }),
  },
])
