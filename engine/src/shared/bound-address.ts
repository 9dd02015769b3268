/** The longest address a lead or a note about a visit takes. [characters, as written in ASCII] */
const LONGEST_ADDRESS = 2000

// As a browser writes it: halves of letters stand for the letter nobody knows.
const writeOut = (address: string): string =>
  address
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^\x20-\x7e]+/gu, (letters) => encodeURIComponent(letters))

/**
 * Bounds an address, so that it can be kept and sent: one that is too long loses its hash, and of its query the
 * parameters that do not fit.
 *
 * @source F-TRACK-16, F-TRACK-17, F-SUB-49, F-SUB-50, F-SUB-51
 */
export const boundAddress = (address: string): string => {
  const written = writeOut(address)
  if (written.length <= LONGEST_ADDRESS) return address
  const [place = '', ...query] = written.replace(/#.*/su, '').split('?')
  const start =
    place.length <= LONGEST_ADDRESS
      ? place
      : place.slice(0, place.lastIndexOf('/', LONGEST_ADDRESS - 1) + 1)
  return query
    .join('?')
    .split('&')
    .filter((part) => part !== '')
    .reduce((kept, part) => {
      const longer = `${kept}${kept === start ? '?' : '&'}${part}`
      return longer.length > LONGEST_ADDRESS ? kept : longer
    }, start)
}
