// Configurations live as long as the page: several forms of one kind ask once.
import type { FullConfiguration } from '@evkit/engine/forms'

const kept = new Map<string, Promise<FullConfiguration>>()

/** Asks for a configuration, or takes the one that was asked for by the same names; a failed question is forgotten. */
export const keepConfiguration = (
  names: readonly string[],
  load: () => Promise<FullConfiguration>,
): Promise<FullConfiguration> => {
  const key = names.join('|')
  const known = kept.get(key)
  if (known !== undefined) return known
  const loading = load()
  kept.set(key, loading)
  loading.catch(() => {
    kept.delete(key)
  })
  return loading
}
