const PATHS = {
  chevron: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11.5L12 5l8 6.5M6.5 10v9h11v-9M12.8 11.5l-2.3 3.6h3l-2.3 3.4',
  station:
    'M6 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M4.5 20h12M15 10h1.5a2 2 0 0 1 2 2v4a1.5 1.5 0 0 0 3 0V9l-2.5-2.5M11.3 7.5L9 11.4h3l-2.3 4.1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  reset: 'M5 5v5h5M5.5 10a7 7 0 1 1-.3 4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v5.5M12 7.6v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  warning: 'M12 4.2L2.9 19.8h18.2L12 4.2zM12 10v4.6M12 17.2v.1',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  map: 'M9 4L3.5 6.5v13L9 17l6 3 5.5-2.5v-13L15 7 9 4zM9 4v13M15 7v13',
  swap: 'M8 4v16M8 20l-4-4M8 20l4-4M16 20V4M16 4l-4 4M16 4l4 4',
  locate: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v3M12 18v3M3 12h3M18 12h3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5L8 5.5z',
  sound: 'M4 10v4h3l4 3.5v-11L7 10H4zM15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10',
  mute: 'M4 10v4h3l4 3.5v-11L7 10H4zM15.5 10l4 4M19.5 10l-4 4',
  enlarge: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14',
  bookmark: 'M7 4h10v16l-5-4.5L7 20z',
  phone: 'M7 3.5h10v17H7zM11 17.5h2',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
} as const

/** Name of a drawn symbol. */
export type IconName = keyof typeof PATHS

/** A drawn symbol, decoration only: the text beside it says what it means. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    data-part="icon"
  >
    <path d={PATHS[name]} />
  </svg>
)
