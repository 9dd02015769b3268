// What is known of a register as a whole: its rows do not say it.

/** Facts of a register. */
export interface RegisterFacts {
  /** What ids begin with. */
  readonly prefix: string
  readonly provider: string
  readonly licence: string
  /** Country of rows that name none; empty when it is not known. */
  readonly country: string
  /** Day of rows that name none. */
  readonly asOf: string
  readonly url: string
}

/** Formats a register can be in. */
export const FORMATS = ['open-charge-map', 'ocpi', 'irve', 'bnetza', 'nobil'] as const
/** A format of a register. */
export type RegisterFormat = (typeof FORMATS)[number]

/** What is known of the registers that have a format of their own; a feed of OCPI may be anyone's. */
export const KNOWN_REGISTERS: Readonly<Record<RegisterFormat, RegisterFacts>> = {
  'open-charge-map': {
    prefix: 'ocm',
    provider: '',
    licence: '',
    country: '',
    asOf: '',
    url: 'https://openchargemap.org',
  },
  ocpi: { prefix: 'ocpi', provider: '', licence: '', country: '', asOf: '', url: '' },
  irve: {
    prefix: 'irve',
    provider: 'IRVE',
    licence: 'Licence Ouverte 2.0',
    country: 'FR',
    asOf: '',
    url: 'https://transport.data.gouv.fr',
  },
  bnetza: {
    prefix: 'bnetza',
    provider: 'Bundesnetzagentur',
    licence: 'CC BY 4.0',
    country: 'DE',
    asOf: '',
    url: 'https://www.bundesnetzagentur.de',
  },
  nobil: {
    prefix: 'nobil',
    provider: 'NOBIL',
    licence: 'CC BY 4.0',
    country: '',
    asOf: '',
    url: 'https://nobil.no',
  },
}
