/** What a site says is to be kept: addresses on its own origin. */
export interface KeptList {
  /** None where a site keeps nothing. */
  readonly pages: readonly string[]
  /** What the pages load; what they show is read from them. */
  readonly files: readonly string[]
}
