/** Cuts the hash off an address: what is left decides whether the page has moved. */
export const withoutHash = (address: string): string => address.replace(/#.*/su, '')
