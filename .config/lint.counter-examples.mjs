/**
 * One fault for each rule that is answered from types: what a rule that has moved to another linter must still find.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const FAULTS = {
  'await-thenable': `export const one = async (): Promise<number> => await 1`,
  'no-array-delete': `export const one = (list: number[]): void => { delete list[0] }`,
  'no-base-to-string': `export const one = (value: { a: number }): string => String(value)`,
  'no-confusing-void-expression': `const call = (): void => undefined
export const one = (): number => { const found = call(); return found === undefined ? 1 : 2 }`,
  'no-deprecated': `/** @deprecated Use another. */ const old = 1
export const one = old`,
  'no-duplicate-type-constituents': `export type One = 'a' | 'b' | 'a'`,
  'no-floating-promises': `export const one = (): void => { Promise.resolve(1) }`,
  'no-for-in-array': `export const one = (list: number[]): void => { for (const at in list) void at }`,
  'no-generated-empty-object-type': `type Made = Pick<{ a: number }, never>
export const one: Made = {}`,
  'no-implied-eval': `export const one = (): void => { setTimeout('1', 1) }`,
  'no-meaningless-void-operator': `export const one = (): void => void ((): void => undefined)()`,
  'no-misused-promises': `export const one = (ask: Promise<boolean>): number => { if (ask) return 1; return 2 }`,
  'no-misused-spread': `export const one = (name: string): readonly string[] => [...name]`,
  'no-mixed-enums': `enum Mixed { A = 1, B = 'b' }
export const one = Mixed`,
  'no-redundant-type-constituents': `export type One = unknown | string`,
  'no-unnecessary-boolean-literal-compare': `export const one = (is: boolean): number => (is === true ? 1 : 2)`,
  'no-unnecessary-condition': `export const one = (value: { a: number }): number => (value ? 1 : 2)`,
  'no-unnecessary-template-expression': "export const one = `${'a'}b`",
  'no-unnecessary-type-arguments': `const id = <A = number>(a: A): A => a
export const one = id<number>(1)`,
  'no-unnecessary-type-assertion': `export const one = (name: string): string => name as string`,
  'no-unnecessary-type-conversion': `export const one = (name: string): string => String(name)`,
  'no-unnecessary-type-parameters': `export const one = <A>(a: A): number => (a === undefined ? 1 : 2)`,
  'no-unsafe-argument': `const take = (a: number): number => a
export const one = (a: any): number => take(a)`,
  'no-unsafe-assignment': `export const one = (a: any): number => { const b: number = a; return b }`,
  'no-unsafe-call': `export const one = (a: any): void => { a() }`,
  'no-unsafe-enum-comparison': `enum Kind { A = 'a' }
export const one = (kind: Kind): boolean => kind === 'a'`,
  'no-unsafe-member-access': `export const one = (a: any): void => { void a.b }`,
  'no-unsafe-return': `export const one = (a: any): number => a`,
  'no-unsafe-unary-minus': `export const one = (name: string): number => -name`,
  'no-useless-default-assignment': `export const one = ({ a = 1 }: { a: number }): number => a`,
  'only-throw-error': `export const one = (): never => { throw 'a' }`,
  'prefer-promise-reject-errors': `export const one = (): Promise<number> => Promise.reject('a')`,
  'prefer-reduce-type-parameter': `export const one = (list: readonly number[]): readonly string[] =>
  list.reduce((all, n) => [...all, \`\${n}\`], [] as readonly string[])`,
  'prefer-return-this-type': `export class One { self(): One { return this } }`,
  'related-getter-setter-pairs': `export class One { #a = 1; get a(): string { return \`\${this.#a}\` } set a(to: number) { this.#a = to } }`,
  'require-await': `export const one = async (): Promise<void> => { void 1 }`,
  'restrict-plus-operands': `export const one = (a: number, b: string): string => a + b`,
  'restrict-template-expressions': 'export const one = (a: { b: number }): string => `${a}`',
  'return-await': `export const one = async (ask: () => Promise<number>): Promise<number> => { try { return ask() } catch { return 1 } }`,
  'unbound-method': `class Kept { a = 1; of(): number { return this.a } }
export const one = new Kept().of`,
  'use-unknown-in-catch-callback-variable': `export const one = (ask: Promise<number>): Promise<number> => ask.catch((fault) => { void fault; return 1 })`,
  'non-nullable-type-assertion-style': `export const one = (a: string | undefined): string => a as string`,
  'prefer-find': `export const one = (list: readonly number[]): number | undefined => list.filter((n) => n > 1)[0]`,
  'prefer-includes': `export const one = (list: readonly number[]): boolean => list.indexOf(1) !== -1`,
  'prefer-nullish-coalescing': `export const one = (a: string | undefined): string => a || 'b'`,
  'prefer-optional-chain': `export const one = (a: { b: number } | undefined): number | undefined => a && a.b`,
  'prefer-regexp-exec': `export const one = (name: string): RegExpMatchArray | null => name.match(/a/)`,
  'prefer-string-starts-ends-with': `export const one = (name: string): boolean => name.indexOf('a') === 0`,
  'switch-exhaustiveness-check': `export const one = (kind: 'a' | 'b'): number => { switch (kind) { case 'a': return 1 } return 2 }`,
}
