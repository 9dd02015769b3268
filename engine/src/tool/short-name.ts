const BEFORE_COMMA = /^[^,،]*/u

/** A place without what stands behind a comma, such as its country. */
export const shortName = (text: string): string => BEFORE_COMMA.exec(text)?.[0].trim() ?? ''
