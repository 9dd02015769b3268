import { createContext, use, type ReactNode } from 'react'

type Level = 1 | 2 | 3 | 4 | 5 | 6

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6]
const HeadingLevel = createContext<Level>(2)

const levelAt = (wanted: number): Level => LEVELS[Math.min(Math.max(wanted, 1), 6) - 1] ?? 6

/** The level a heading has here. */
export const useHeadingLevel = (): Level => use(HeadingLevel)

/** What stands under a heading: headings inside are one level deeper, so that a page skips none. */
export const Under = ({
  by = 1,
  children,
}: {
  /** How much deeper. */
  readonly by?: number
  readonly children: ReactNode
}) => <HeadingLevel value={levelAt(use(HeadingLevel) + by)}>{children}</HeadingLevel>

/** Where a block stands: 1 on a page that has no title of its own, 2 below one. */
export const HeadingStart = (props: { readonly level: number; readonly children: ReactNode }) => (
  <HeadingLevel value={levelAt(props.level)}>{props.children}</HeadingLevel>
)

/** A heading of the level its place has. */
export const Heading = ({
  id,
  className,
  children,
}: {
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const Tag = `h${useHeadingLevel()}` as const
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  )
}
