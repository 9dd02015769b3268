/** A text that waits to be said. */
export interface Announcement {
  readonly text: string
  /** What it is about: of several about the same the last one is said. Without it each is said. */
  readonly topic?: string
}

/** Puts a text behind those that wait; an older one about the same is said no more. */
export const queueAnnouncement = (
  waiting: readonly Announcement[],
  next: Announcement,
): readonly Announcement[] => [
  ...waiting.filter(({ topic }) => topic === undefined || topic !== next.topic),
  next,
]
