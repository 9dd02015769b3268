import type { SliderPress } from '../interaction/index.js'
import type { LogEntry, Query } from '../shared/index.js'

/** Base state of every tool: the selection, and its corrections. */
export interface ToolState<Selection = unknown, Correction extends string = string> {
  readonly selection: Selection
  /** Choices of the last request that were unavailable and replaced. */
  readonly corrections: readonly Correction[]
}

/** A selection as an address asks for it. */
export interface ReadSelection<Selection, Correction extends string = string> {
  readonly selection: Selection
  /** What the address asked for and could not be had. */
  readonly corrections: readonly Correction[]
}

/** URL codec of a tool: parses and serializes its query parameters. */
export interface ToolAddress<Selection, Start, Correction extends string = string> {
  /** Names of the parameters, in serialization order. */
  readonly parameters: readonly string[]
  /** Other names that some of them are read by, as every page calls them. */
  readonly aliases: readonly string[]
  /** Parses a selection. Total: each missing or invalid parameter falls back to its default. */
  readonly read: (query: Query, start: Start) => ReadSelection<Selection, Correction>
  /** Serializes a selection, followed by all foreign parameters; returns the query string without `?`. */
  readonly write: (selection: Selection, query: Query) => string
  /** Removes the tool's parameters from a query; returns the query string without `?`. */
  readonly clear: (query: Query) => string
}

/** Anything that can happen, by its name. */
export interface Named {
  readonly type: string
}

/** What can happen in every tool: it starts again, or its address was changed by somebody else. */
export type CommonAction<State extends ToolState> =
  | { readonly type: 'selection.reset' }
  | ({ readonly type: 'address.changed' } & Pick<State, 'selection' | 'corrections'>)

/** A value of one of several sliders was chosen. */
export type SliderChoice<Slider extends string> =
  /** It was dragged, or its track pressed; in the unit of content. */
  | { readonly type: 'slider.set'; readonly slider: Slider; readonly value: number }
  | { readonly type: 'slider.press'; readonly slider: Slider; readonly press: SliderPress }
  /** A number was typed; in the unit shown. */
  | { readonly type: 'slider.type'; readonly slider: Slider; readonly value: number }

/** What each action changes; an action without an entry does not compile. */
export type Changes<State, Action extends Named> = {
  readonly [Type in Action['type']]: (
    state: State,
    action: Extract<Action, { readonly type: Type }>,
  ) => Partial<State>
}

/** What a tool states of itself. */
export interface ToolParts<State extends ToolState, Choice extends Named, News extends Named> {
  readonly name: string
  readonly address: ToolAddress<State['selection'], State, State['corrections'][number]>
  /** What the visitor can choose: written into the address and announced once it has come to rest. */
  readonly choices: Changes<State, Choice>
  /** What changes besides the selection: units, data, answers. Neither written nor announced. */
  readonly news: Changes<State, News>
  /** What follows a changed address or a start anew, where that is more than the selection read from it. */
  readonly move?: (state: State, read: Pick<State, 'selection' | 'corrections'>) => Partial<State>
  /** What is worth a log line in a state; each text is logged once a page load. */
  readonly notes?: (state: State) => readonly LogEntry[]
}

/** A tool: what it keeps in the address, what can happen, and what follows. */
export interface Tool<
  State extends ToolState = ToolState,
  Choice extends Named = Named,
  News extends Named = Named,
> extends Pick<ToolParts<State, Choice, News>, 'name' | 'address' | 'notes'> {
  /** Names of the actions that choose something. */
  readonly choices: readonly string[]
  /** Names of the actions that choose nothing. */
  readonly news: readonly string[]
  /** What an action leads to; the state itself where that is nothing. */
  readonly reduce: (state: State, action: Choice | News | CommonAction<State> | Named) => State
}
