// Vite packs the styles of all pages into one sheet, of which no page uses half. This cuts it into its modules again and
// gives every entry a sheet of its own: modules it imports at once, and those whose classes its scripts name, now or later. They keep their order, so what wins stays the same.
import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'

const STYLE = /\.css$/
const MARKER = /\/\*! evkit:(\d+) \*\//

const toMarker = (index) => `/*! evkit:${index} */`

/**
 * Cuts a sheet at the markers that end its modules.
 *
 * @param {string} sheet
 * @returns {readonly { index: number, text: string }[]} In the order of the sheet.
 */
export const cutSheet = (sheet) => {
  const parts = sheet.split(MARKER)
  // Vite signs its sheets with a comment.
  if (!/^\s*(?:\/\*.*\*\/\s*)?$/.test(parts.pop() ?? ''))
    throw new Error('The sheet ends with what is of no module')
  return parts.flatMap((text, place) =>
    place % 2 === 0 ? [{ index: Number(parts[place + 1]), text }] : [],
  )
}

/**
 * Lists the files a file asks for, at once or later, and what those ask for; itself first.
 *
 * @param {Record<string, { imports?: readonly string[], dynamicImports?: readonly string[] }>} bundle
 * @param {string} file
 * @returns {readonly string[]}
 */
export const reachFiles = (bundle, file) => {
  const seen = new Set([file])
  for (const one of seen) {
    const { imports = [], dynamicImports = [] } = bundle[one] ?? {}
    for (const other of [...imports, ...dynamicImports]) seen.add(other)
  }
  return [...seen]
}

const version = (major, minor = 0) => (major << 16) | (minor << 8)

// The browsers of `es2022`, which is what scripts are written for.
const TARGETS = {
  chrome: version(94),
  edge: version(94),
  firefox: version(93),
  safari: version(16, 4),
}

const pack = (filename, text) =>
  transform({ filename, code: Buffer.from(text), minify: true, targets: TARGETS }).code.toString()

const hashOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/**
 * Plugins that write a sheet for every entry and, in `.vite/styles.json`, which is whose. Vite must leave styles unpacked
 * (`cssMinify: false`) and in one sheet (`cssCodeSplit: false`).
 *
 * @param {{
 *   toKey: (id: string) => string,
 *   toPrefix: (id: string) => string,
 * }} how What a file is called, and what the classes of a module begin with.
 * @returns {import('vite').Plugin[]}
 */
export const stylesByEntry = ({ toKey, toPrefix }) => {
  const modules = []
  const apply = (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true
  const mark = {
    name: 'mark-styles',
    enforce: 'pre',
    apply,
    transform: {
      filter: { id: STYLE },
      handler: (code, id) => {
        if (!modules.includes(id)) modules.push(id)
        return { code: `${code}\n${toMarker(modules.indexOf(id))}\n`, map: null }
      },
    },
  }
  const split = {
    name: 'split-styles',
    enforce: 'post',
    apply,
    // Modules of classes stay in the build though no script names a class: what the server alone draws.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, moduleSideEffects: 'no-treeshake', map: null }),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.values(bundle).filter(
          ({ fileName, source }) => STYLE.test(fileName) && MARKER.test(String(source)),
        )
        if (sheets.length !== 1) throw new Error(`${sheets.length} sheets of styles, not one`)
        const [{ fileName, source }] = sheets
        const pieces = cutSheet(String(source))
        const entries = Object.values(bundle).filter(({ isEntry }) => isEntry)
        // What an entry imports at once, and that in turn.
        const listOwn = (start) => {
          const seen = new Set([start])
          for (const id of seen)
            for (const one of this.getModuleInfo(id)?.importedIds ?? []) seen.add(one)
          return seen
        }
        const placed = new Set()
        const named = entries.flatMap((entry) => {
          const own = listOwn(entry.facadeModuleId)
          const code = reachFiles(bundle, entry.fileName)
            .map((file) => bundle[file]?.code ?? '')
            .join('\n')
          const isNeeded = (module) =>
            own.has(module) || new RegExp(`\\b${toPrefix(module)}[0-9a-z]`).test(code)
          const kept = pieces.filter(({ index }) => isNeeded(modules[index]))
          for (const { index } of kept) placed.add(index)
          const text = kept.map((piece) => piece.text).join('')
          if (text === '') return []
          const packed = pack(entry.name, text)
          const name = `assets/${entry.name}-${hashOf(packed)}.css`
          this.emitFile({ type: 'asset', fileName: name, source: packed })
          return [[toKey(entry.facadeModuleId), name]]
        })
        const lost = pieces.filter(({ index }) => !placed.has(index))
        if (lost.length > 0)
          throw new Error(`No page has the styles of ${lost.map(({ index }) => modules[index])}`)
        delete bundle[fileName]
        this.emitFile({
          type: 'asset',
          fileName: '.vite/styles.json',
          source: JSON.stringify(Object.fromEntries(named)),
        })
      },
    },
  }
  return [mark, split]
}
