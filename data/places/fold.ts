// Names as they are compared: without case, accents and signs, so that what is typed on any keyboard finds them.

// Letters that are no letter with an accent.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // Arabic letters that are typed for one another, and the stroke that only stretches a word.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
}

// How some letters are written where they are missing.
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

const replaceBy = (text: string, letters: Readonly<Record<string, string>>): string =>
  text.replaceAll(/[^\x20-\x7e]/gu, (letter) =>
    Object.hasOwn(letters, letter) ? (letters[letter] ?? letter) : letter,
  )

const PLAIN = /^[\x20-\x7e]*$/

const strip = (text: string): string =>
  PLAIN.test(text)
    ? text
        .replaceAll(/['`]/g, '')
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()
    : replaceBy(text, LETTERS)
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/['’‘`´]/g, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()

const lower = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFC')).toLowerCase()

// Words that are written in more than one way, behind which the name goes on: alone, a word is only its letters.
const WORDS: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'st',
  ste: 'st',
  sankt: 'st',
  sint: 'st',
  upon: 'on',
}
const WORD = new RegExp(`(?<![^ ])(?:${Object.keys(WORDS).join('|')})(?= )`, 'g')
const SHORT = /(?<![^ ])(?:st|ste)(?= )/g

const shorten = (folded: string): string => folded.replaceAll(WORD, (word) => WORDS[word] ?? word)

/** Folds a name: `Göteborg` to `goteborg`, `Stoke-on-Trent` to `stoke on trent`, `Saint-Malo` to `st malo`, `إدنبرة` to `ادنبره`; signs alone to nothing. */
export const foldName = (text: string): string => shorten(strip(lower(text)))

/** Lists the ways a name is typed, folded, that of `foldName` first: `München` as `munchen` and `muenchen`, `St Albans` as `st albans` and `saint albans`. */
export const listFolded = (text: string): readonly string[] => {
  const small = lower(text)
  const spelt = PLAIN.test(small) ? [strip(small)] : [strip(small), strip(replaceBy(small, SPELT))]
  // The long words too: who types has got as far as `sain`.
  const written = spelt.flatMap((one) => [shorten(one), one, one.replaceAll(SHORT, 'saint')])
  return [...new Set(written)].filter((one) => one !== '')
}
