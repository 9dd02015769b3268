/** An entry of the analytics data layer: names and plain values, never a text the visitor typed. */
export interface DataLayerEntry {
  readonly event: string
  readonly [name: string]: string | Readonly<Record<string, string>>
}

/** Port that pushes an entry to the data layer. It checks consent each time, and never throws. */
export type PushEntry = (entry: DataLayerEntry) => void
