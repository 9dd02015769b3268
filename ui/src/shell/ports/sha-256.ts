// SHA-256 in plain code: the browser's own is asynchronous and missing where the connection is not secure, and the work
// of a bot check asks for many thousands of short texts.

const BLOCK = 64
const LENGTH_AT = 56
const WORDS = 64
const WORD_BITS = 32
const TWO_32 = 2 ** WORD_BITS

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor += 1) {
    if (number % factor === 0) return false
  }
  return true
}

const listPrimes = (count: number): readonly number[] => {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1) {
    if (isPrime(number)) primes.push(number)
  }
  return primes
}

const fractionOf = (root: number): number => Math.floor((root - Math.floor(root)) * TWO_32) | 0

// The constants are what follows the point in the roots of the first primes.
const PRIMES = listPrimes(WORDS)
const START = PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)))
const ROUNDS = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)))

const turn = (word: number, by: number): number => (word >>> by) | (word << (WORD_BITS - by))

const pad = (bytes: Uint8Array): DataView => {
  const blocks = Math.ceil((bytes.length + 1 + BLOCK - LENGTH_AT) / BLOCK)
  const padded = new Uint8Array(blocks * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0)
  return view
}

const at = (words: Int32Array, index: number): number => words[index] ?? 0

const spread = (words: Int32Array, view: DataView, from: number): void => {
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(from + index * 4)
  for (let index = 16; index < WORDS; index += 1) {
    const early = at(words, index - 15)
    const late = at(words, index - 2)
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[index] = (at(words, index - 16) + first + at(words, index - 7) + second) | 0
  }
}

const mix = (state: Int32Array, words: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < WORDS; index += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + high + chosen + at(ROUNDS, index) + at(words, index)) | 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const most = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + low + most) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (const [index, word] of mixed.entries()) state[index] = (at(state, index) + word) | 0
}

/** The hash of some bytes: 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const view = pad(bytes)
  const state = Int32Array.from(START)
  const words = new Int32Array(WORDS)
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    spread(words, view, from)
    mix(state, words)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) hash.setInt32(index * 4, word)
  return new Uint8Array(hash.buffer)
}

/** Bytes in hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes of hexadecimal digits. */
export const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The hash of a text, in hexadecimal digits. */
export const hashText = (text: string): string => toHex(sha256(new TextEncoder().encode(text)))
