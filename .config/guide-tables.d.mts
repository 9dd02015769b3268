/** Reads a file of the repository. */
export declare const readHere: (path: string) => string

/** Lists the cells of the rows of all tables of a text. */
export declare const listRows: (text: string) => readonly (readonly string[])[]

/** Takes the section of a heading out of a guide. */
export declare const sectionOf: (text: string, heading: string) => string
