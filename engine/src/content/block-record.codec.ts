// A type of block is one record: what reads it, and what a page goes by wherever such a block stands.
import type { Option } from '../shared/index.js'
import type { Lenient } from './lenient.codec.js'

/** How a script takes over a block that the server has drawn; not at all where it is false. */
export type Waking = false | 'enhanced' | 'hydrated'

/** A type of block; a fact that is forgotten does not compile. */
export interface BlockRecord<Content> {
  /** Reads its content; none where nothing of it can be shown. */
  readonly codec: Lenient<Option<Content>>
  /**
   * What a script does once somebody touches it or comes near: nothing; enhance what the server has drawn, by attributes and
   * listeners; or hydrate it as React, where content is drawn anew.
   */
  readonly wakes: Waking
  /**
   * Where it stands: in the rows of its page; on the page itself, as what sticks or lies over it and has no box of its own;
   * or so, and before everything else where a page begins with it.
   */
  readonly place: 'rows' | 'page' | 'lead'
  /** Whether it opens with a picture: that of the first such block of a page is not waited with. */
  readonly isPictured: (content: Content) => boolean
  /** Whether something in it moves by itself: a page with such a block has a control that ends it. */
  readonly moves: (content: Content) => boolean
}

/** Answers that something is so of no block of a type. */
export const never = (): boolean => false

/** Answers that something is so of every block of a type. */
export const always = (): boolean => true

/** Defines a type of block. */
export const defineBlock = <Content, const Wakes extends Waking>(
  record: BlockRecord<Content> & { readonly wakes: Wakes },
): BlockRecord<Content> & { readonly wakes: Wakes } => record
