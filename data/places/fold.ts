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

/** Folds a name: `Göteborg` to `goteborg`, `Stoke-on-Trent` to `stoke on trent`, `إدنبرة` to `ادنبره`; signs alone to nothing. */
export const foldName = (text: string): string => strip(lower(text))

/** Lists the ways a name is typed, folded: `München` as `munchen` and `muenchen`. */
export const listFolded = (text: string): readonly string[] => {
  const small = lower(text)
  if (PLAIN.test(small)) return [strip(small)].filter((one) => one !== '')
  return [...new Set([strip(small), strip(replaceBy(small, SPELT))])].filter((one) => one !== '')
}
