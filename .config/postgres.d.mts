/** The folder of `initdb` and `pg_ctl`, or undefined. */
export declare const findPostgres: () => string | undefined
