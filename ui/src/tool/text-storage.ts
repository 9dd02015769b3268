/** Port: what a browser keeps texts in; any of it may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
