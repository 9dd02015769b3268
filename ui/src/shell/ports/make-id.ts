const BYTES = 16

/** Makes an id nobody has used; where the connection is not secure the browser makes none itself. */
export const makeId = (): string => {
  if (window.isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(digits) ?? []
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] = parts
  return `${first}-${second}-4${third}-a${fourth}-${fifth}`
}
