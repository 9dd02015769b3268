/** One thing a visitor did that the site counts; never personal data. */
export interface TrackingEvent {
  /** Kind of event, such as `interaction`. */
  readonly event: string
  /** What was done. */
  readonly action: string
  /** To which part. */
  readonly label: string
}

/** Port that receives tracking (analytics) events. */
export type Track = (event: TrackingEvent) => void
