/** Content of the link to the page that compares cars. */
export interface CompareContent {
  /** Never empty. */
  readonly ctaText: string
}
