// A configuration is decoded by the server and handed to the page as data. JSON knows no maps: each is its entries.
import type { FullConfiguration } from '@evkit/engine/forms'
import { none, some, type Option } from '@evkit/engine/shared'

const MARK = 'entries of a map'

/** A decoded configuration as JSON. */
export interface HandedConfiguration {
  readonly marketConfiguration: object
}

/** Writes a configuration for a page. */
export const handConfiguration = (configuration: FullConfiguration): HandedConfiguration =>
  JSON.parse(
    JSON.stringify(configuration, (_, value: unknown) =>
      value instanceof Map ? { [MARK]: [...(value as ReadonlyMap<unknown, unknown>)] } : value,
    ),
  ) as HandedConfiguration

const restore = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(restore)
  const { [MARK]: entries } = value as {
    readonly [MARK]?: readonly (readonly [unknown, unknown])[]
  }
  return entries === undefined
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, restore(one)]))
    : new Map(entries.map(([key, one]) => [key, restore(one)]))
}

/** Takes a configuration as it was handed to a page, if it was. */
export const takeConfiguration = (
  handed: HandedConfiguration | undefined,
): Option<FullConfiguration> =>
  handed === undefined ? none : some(restore(handed) as FullConfiguration)
