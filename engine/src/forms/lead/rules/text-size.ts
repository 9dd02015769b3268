/** The longest text the service takes. [B] */
export const LARGEST_TEXT = 4096

/** How many bytes a text is sent as, at most: of a letter of two halves each counts. */
export const countBytes = (text: string): number =>
  text.replace(/[\u0080-\u07ff]/g, 'xx').replace(/[\u0800-\uffff]/g, 'xxx').length

// A letter of three bytes that is doubled takes the most.
const MOST_BYTES = 6

/** Cuts a text at its end until what is made of it can be sent. */
export const cutToSend = (text: string, write: (text: string) => string): string => {
  const made = write(text)
  const over = countBytes(made) - LARGEST_TEXT
  if (over <= 0 || text === '') return made
  const less = text.slice(0, -Math.ceil(over / MOST_BYTES))
  return cutToSend(less.replace(/[\ud800-\udbff]$/, '').trimEnd(), write)
}
