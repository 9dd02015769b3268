const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** Fills `{name}` placeholders of a content text in one pass. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
