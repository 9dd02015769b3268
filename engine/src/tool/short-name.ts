const BEFORE_COMMA = /^[^,،]*/u

/** A place without what stands behind a comma, such as its country. @source E-T-144, E-T-147 */
export const shortName = (text: string): string => BEFORE_COMMA.exec(text)?.[0].trim() ?? ''
