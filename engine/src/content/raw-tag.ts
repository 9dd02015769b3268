// The three tags that a text may hold, as the markdown library reads its own constructs: one character after the other.
import type { Options } from 'mdast-util-from-markdown'

type Extension = Extract<NonNullable<Options['extensions']>[number], { text?: unknown }>
type Constructs = NonNullable<Extension['text']>
type Construct = Exclude<Constructs[number], readonly unknown[] | undefined>
type Tokenize = Construct['tokenize']
type State = ReturnType<Tokenize>
type Code = Parameters<State>[0]

const NAMES: readonly string[] = ['sup', 'sub', 'br']
const LONGEST_NAME = 3
const SLASH = 47
const CLOSE = 62
const LETTER = /[a-z]/i

const isLetter = (code: Code): code is number =>
  code !== null && code > 0 && LETTER.test(String.fromCharCode(code))

// Line ends and tabs have codes of the library's own, all below zero.
const endsName = (code: Code): boolean =>
  code === CLOSE || code === SLASH || code === 32 || (code !== null && code === -2)

// A tag ends at the first `>`, whatever stands before it; one that does not end on its line is text.
const tokenize: Tokenize = (effects, ok, nok) => {
  let name = ''
  const rest: State = (code) => {
    if (code === null || (code < 0 && code !== -1 && code !== -2)) return nok(code)
    effects.consume(code)
    if (code !== CLOSE) return rest
    effects.exit('htmlTextData')
    effects.exit('htmlText')
    return ok
  }
  const inName: State = (code) => {
    if (isLetter(code) && name.length < LONGEST_NAME) {
      name += String.fromCharCode(code).toLowerCase()
      effects.consume(code)
      return inName
    }
    return NAMES.includes(name) && endsName(code) ? rest(code) : nok(code)
  }
  const afterOpen: State = (code) => {
    if (code !== SLASH) return inName(code)
    effects.consume(code)
    return inName
  }
  return (code) => {
    effects.enter('htmlText')
    effects.enter('htmlTextData')
    effects.consume(code)
    return afterOpen
  }
}

/** `<sup>`, `</sup>`, `<sub>`, `</sub>` and `<br>`, with anything before their `>`. */
export const rawTag: Construct = { name: 'rawTag', tokenize }
