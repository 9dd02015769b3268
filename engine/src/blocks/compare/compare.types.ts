/** Content of the link to the car comparison page. */
export interface CompareContent {
  /** Never empty. */
  readonly ctaText: string
}
