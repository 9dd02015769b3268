export function writeNew(
  words: readonly string[],
  root?: string,
): { readonly written: readonly string[]; readonly left: readonly string[] }
