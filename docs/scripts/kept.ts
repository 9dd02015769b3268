// Which values of the engine are in what people meet: pages, calls, commands and the programs of the guides are built as
// the site is, and the bundler tells of each module what it kept.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { closeWithin } from './reach.js'

/** What is built: pages by their first scripts, server and threads, command line, the check of data, the register. */
const ENTRIES = [
  'ui/src/shell/offline/offline.worker.ts',
  'ui/server/main.ts',
  'ui/server/worker.ts',
  'data/cli/main.ts',
  'data/check/check.ts',
  'docs/scripts/register.ts',
] as const

const GUIDE = '\0guide:'
const PROGRAM = /^```tsx?\n([^]*?)^```$/gm
const FROM_ENGINE = /^import [^]*? from '@evkit\/engine\/[\w/-]+'$/m

/** Lists the programs of a folder of guides that import the engine: who builds a shell of their own begins with them. */
export const listGuidePrograms = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(PROGRAM)])
    .flatMap(([, code = '']) => (FROM_ENGINE.test(code) ? [code] : []))

// What is named in a program is used by it, whatever becomes of the result.
const keepImports = (code: string): string => {
  const imports = [...code.matchAll(/^import (?!type )\{([^}]*)\} from '(@evkit\/[\w/-]+)'$/gm)]
  return imports
    .map(([line, names = ''], at) => {
      const used = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
      const own = used.map((name, index) => `${name.split(' as ')[0]} as own${at}_${index}`)
      const uses = own.map((name) => name.split(' as ')[1]).join(', ')
      return used.length === 0
        ? line
        : `import { ${own.join(', ')} } from '${imports[at]?.[2] ?? ''}'\nglobalThis.kept = [${uses}]`
    })
    .join('\n')
}

const guides = (programs: readonly string[]): Plugin => ({
  name: 'guides',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('guide:') ? `\0${id}` : null),
  load: (id) =>
    id.startsWith(GUIDE) ? keepImports(programs[Number(id.slice(GUIDE.length))] ?? '') : null,
})

const listScripts = async (root: string): Promise<readonly string[]> => {
  const { SCRIPTS } = (await import(join(root, 'ui/src/shell/scripts.ts'))) as {
    readonly SCRIPTS: Readonly<Record<string, string>>
  }
  return Object.values(SCRIPTS).map((file) => `ui/${file}`)
}

// A style has no part in this, and every class of it is there.
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? 'export default {}' : null),
}

/** Lists what each module of the engine keeps, by paths from the root. */
export const listKept = async (root: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const kept = new Map<string, ReadonlySet<string>>()
  const programs = listGuidePrograms(join(root, 'docs/guides'))
  const tell: Plugin = {
    name: 'tell-kept',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedExports }] of Object.entries<Rolldown.RenderedModule>(
          chunk.modules,
        )) {
          const path = relative(root, id)
          if (path.startsWith('engine/src/'))
            // The list has what other modules ask for: what that is made of is kept as well.
            kept.set(
              path,
              closeWithin({ file: path, text: readFileSync(id, 'utf8') }, renderedExports),
            )
        }
      }
    },
  }
  const files = [...(await listScripts(root)), ...ENTRIES].map((file) => resolve(root, file))
  await build({
    configFile: false,
    root: join(root, 'ui'),
    logLevel: 'silent',
    plugins: [noStyles, guides(programs), tell],
    ssr: {
      noExternal: [/^@evkit\//],
      resolve: { conditions: ['@evkit/source', 'module', 'node', 'development|production'] },
    },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: [...files, ...programs.map((_, at) => `guide:${at}`)],
        // A value that is written out where it is used is kept.
        optimization: { inlineConst: false },
      },
    },
  })
  return kept
}

if (process.argv[1] === import.meta.filename) {
  const kept = await listKept(resolve(import.meta.dirname, '../..'))
  for (const [file, names] of [...kept].sort()) console.log(file, [...names].join(' '))
}
