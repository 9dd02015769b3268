/** One entry of the data layer: names and plain values, never anything a visitor has typed. */
export interface DataLayerEntry {
  readonly event: string
  readonly [name: string]: string | Readonly<Record<string, string>>
}

/** Port: where entries of the data layer go. It asks for consent each time, and never throws. */
export type PushEntry = (entry: DataLayerEntry) => void
