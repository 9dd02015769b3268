/** One thing a visitor did that the site counts; never personal data. */
export interface TrackingEvent {
  /** Kind of event, such as `interaction`. */
  readonly event: string
  /** What was done. */
  readonly action: string
  /** To which part. */
  readonly label: string
}

/** Port: where tracking events go. */
export type Track = (event: TrackingEvent) => void
