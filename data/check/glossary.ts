// The words of each language: how it quotes, which words it does not use, and which stay as they are in every language.

/** What a language says in its own way. */
export interface LanguageRules {
  /** The quotation marks, all that there may be. */
  readonly quotes: string
  /** Words that have a better one here, with that one. */
  readonly refused: readonly (readonly [word: string, better: string])[]
}

/** Names, codes and units that are the same in every language. */
export const SHARED_WORDS = [
  ...[
    'AC',
    'DC',
    'SUV',
    'SUVs',
    'SMS',
    'WLTP',
    'CycloneDX',
    'JavaScript',
    'EX30',
    'EX40',
    'EC40',
    'EX90',
    'ES90',
  ],
  ...[
    'kW',
    'kWh',
    'km',
    'mi',
    'min',
    'm',
    'kg',
    'h',
    'l',
    'mpg',
    'F',
    'C',
    'Ctrl',
    'S',
    'US',
    'x',
    'p',
    'name',
    'gallon',
    'example',
    'com',
  ],
  ...[
    'Single',
    'Motor',
    'Twin',
    'Extended',
    'Range',
    'Performance',
    'Natural',
    'Earth',
    'Open',
    'EV',
    'Data',
  ],
  ...['CCS', 'Type', 'CHAdeMO', 'Tesla'],
  ...['Resources', 'Canada', 'Texas', 'New', 'Jersey', 'Wallbox', 'April', 'DVLA', 'ADAC'],
] as const

/** The rules by language; a language without rules is held to those all languages share. */
export const LANGUAGE_RULES: ReadonlyMap<string, LanguageRules> = new Map([
  [
    'en',
    {
      quotes: '“”',
      refused: [
        ['highway', 'motorway'],
        ['dealer', 'retailer'],
        ['drivetrain', 'motor'],
        ['email', 'e-mail'],
        ['gas', 'petrol'],
        ['color', 'colour'],
        ['center', 'centre'],
        ['license', 'licence'],
        ['sorry', 'what to do next'],
        ['this project', 'our'],
      ],
    },
  ],
  [
    'de',
    {
      quotes: '„“',
      refused: [
        ['highway', 'Autobahn'],
        ['dealer', 'Händler'],
        ['email', 'E-Mail'],
        ['bordlader', 'Onboard-Lader'],
        ['projekt', 'unser'],
        ['leider', 'was zu tun ist'],
      ],
    },
  ],
  [
    'sv',
    {
      quotes: '”',
      refused: [
        ['highway', 'motorväg'],
        ['dealer', 'återförsäljare'],
        ['miles', 'engelska mil'],
        ['drivlina', 'motor'],
        ['teckning', 'illustration'],
        ['webbadressen', 'länken'],
        ['projektet', 'vår'],
        ['tyvärr', 'vad man kan göra'],
      ],
    },
  ],
  [
    'tr',
    {
      quotes: '“”',
      refused: [
        ['bayi', 'yetkili satıcı'],
        ['email', 'e-posta'],
        ['bayiniz', 'yetkili satıcınız'],
        ['maalesef', 'ne yapılacağı'],
      ],
    },
  ],
  [
    'ar',
    {
      quotes: '«»',
      refused: [
        ['المحرّك', 'المحرك'],
        ['مخطّط', 'مخطط'],
        ['التكييف', 'التحكم في المناخ'],
        ['المشروع', 'لدينا'],
        ['للأسف', 'ما الذي يمكن فعله'],
      ],
    },
  ],
])
