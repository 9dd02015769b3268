import { Component, type ReactNode } from 'react'
import { isNotFound } from './not-found.js'

/** Which block failed. */
export interface FailedBlock {
  readonly block: string
  readonly id: string
}

/** Props of a boundary. */
export interface BlockBoundaryProps extends FailedBlock {
  /** What is drawn from; a new one is tried again. */
  readonly content: unknown
  /** Port: told of each failure once. */
  readonly report: (error: unknown, failed: FailedBlock) => void
  /** Port: the page is not there at all. */
  readonly onNotFound: () => void
  /** What stands in the place of the block; nothing unless it is given. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly content: unknown
  readonly failure: { readonly error: unknown } | undefined
}

/** Keeps a block that fails from taking others with it: nothing is shown in its place, and it is told of. */
export class BlockBoundary extends Component<BlockBoundaryProps, BoundaryState> {
  override state: BoundaryState = { content: this.props.content, failure: undefined }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { content }: BlockBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return content === state.content ? null : { content, failure: undefined }
  }

  // React writes what it caught to the console itself.
  override componentDidCatch(error: unknown): void {
    const { report, onNotFound, block, id } = this.props
    report(error, { block, id })
    if (isNotFound(error)) onNotFound()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return isNotFound(failure.error) ? null : this.props.fallback
  }
}
