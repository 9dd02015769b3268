import { checked, findAt, type Lenient } from './lenient.codec.js'

/** A text or a list that is needed: told of where nothing is in it. */
export const needed = <A extends readonly unknown[]>(codec: Lenient<A>): Lenient<A> =>
  checked(codec, (value, at) =>
    value.length === 0 ? [findAt('MISSING_TEXT', at, 'a text is needed here')] : [],
  )
