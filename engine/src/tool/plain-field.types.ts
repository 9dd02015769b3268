/** One field of a plain form: a parameter of the address and what it can be. */
export interface PlainField {
  readonly name: string
  readonly label: string
  /** The value chosen now. */
  readonly value: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    /** What it stands under, with its neighbours of the same group; absent for one that stands alone. */
    readonly group?: string
  }[]
}
