const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/**
 * Fills the placeholders of a content text in one pass: what is put in is not read again.
 *
 * @source D-B-13
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
