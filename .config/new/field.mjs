// A kind of field that works: a line of text that travels in the additional information of a lead, in every language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const KINDS = 'engine/src/forms/lead/fields/field-kind.ts'
const TABLE = 'engine/test/forms/layout.property.test.ts'
const SPECIFICATION = 'docs/spec/forms.md'
const LANGUAGES = 'data/content/forms/languages'

const insertBefore = (text, mark, added) => {
  const at = text.lastIndexOf(mark)
  if (at < 0) throw new Error(`"${mark.trim()}" is not there`)
  return text.slice(0, at) + added + text.slice(at)
}

const insertBehind = (text, pattern, added) => {
  const last = [...text.matchAll(pattern)].at(-1)
  if (last === undefined) throw new Error(`${String(pattern)} is not there`)
  const at = last.index + last[0].length
  return text.slice(0, at) + added + text.slice(at)
}

const nextRow = (specification) => {
  const numbers = [...specification.matchAll(/^\| F-FIELD-(\d+) /gm)].map(([, number]) =>
    Number(number),
  )
  return `F-FIELD-${Math.max(...numbers) + 1}`
}

/**
 * Files of a kind of field.
 *
 * @param {string} root
 * @param {string} kind Such as `Occupation`.
 * @returns {{ files: Readonly<Record<string, string>>, left: readonly string[] }} Texts by path, and what is left to do.
 * @throws When the name is none, or taken.
 */
export const makeField = (root, kind) => {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  if (!/^([A-Z][a-z]+)+$/.test(kind)) throw new Error(`${kind}: expected words such as ShoeSize`)
  const kinds = read(KINDS)
  if (new RegExp(`^  ${kind}: `, 'm').test(kinds)) throw new Error(`${KINDS}: there is a ${kind}`)
  const name = kind.charAt(0).toLowerCase() + kind.slice(1)
  const words = kind.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const specification = read(SPECIFICATION)
  const row = nextRow(specification)
  const languages = readdirSync(join(root, LANGUAGES)).map((file) => `${LANGUAGES}/${file}`)
  return {
    files: {
      [KINDS]: insertBefore(
        kinds,
        '  PhoneWithCountryCode: ',
        `  ${kind}: named('${name}', { label: '${kind}Label' }),\n`,
      ).replace(/( \* @source [^\n]*F-FIELD-44[^\n]*)/, `$1, ${row}`),
      [TABLE]: insertBehind(
        read(TABLE),
        /^ {4}\['\[F-FIELD-\d+\]', .*\],\n/gm,
        `    ['[${row}]', '${kind}', 'text ${name} 25'],\n`,
      ),
      [SPECIFICATION]: insertBehind(
        specification,
        /^\| F-FIELD-\d+ \| `[A-Z]\w*` \| .*\n/gm,
        `| ${row} | \`${kind}\` | one-line text; \`${name}\`; travels in \`additionalInfo\`. | \`${kind}: x\` |\n`,
      ),
      ...Object.fromEntries(
        languages.map((path) => [
          path,
          insertBehind(read(path), /^ {2}"NotesLabel": .*\n/gm, `  "${kind}Label": "${words}",\n`),
        ]),
      ),
    },
    left: [
      `${LANGUAGES}: "${kind}Label" reads "${words}" in every language; write it in each`,
      `${SPECIFICATION}: what ${row} really asks for; ${KINDS}: what it looks like, how long it may be`,
      'data/content/forms/flexforms: the rows of the forms that ask for it',
      'a member of its own in the lead: docs/guides/add-a-field.md; the compiler leads on',
    ],
  }
}
