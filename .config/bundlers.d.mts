export declare const BUNDLERS: Readonly<
  Record<
    'esbuild' | 'rolldown' | 'webpack',
    (what: { readonly code: string; readonly external: readonly string[] }) => Promise<string>
  >
>
